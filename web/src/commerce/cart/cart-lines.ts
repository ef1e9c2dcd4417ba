/** The lines of a cart: from the address and from what is remembered, to the shop (specification 1, sections 2.4 and 3.2). */
import type { CallBody } from '@perennial/shared/catalogue/types';
import { readStored } from '../../storage/browser-storage.ts';
import type { StoredCartLine } from '../../storage/stored-shapes.ts';

export type CartLines = readonly StoredCartLine[];

/** The bundle names of a query value: parted by commas, each once, in order. */
export function bundleNames(query: string | null | undefined): readonly string[] {
  const names = (query ?? '').split(',').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))];
}

/** The query value of a cart's lines. */
export function bundleQuery(lines: CartLines): string {
  return lines.map((line) => line.name).join(',');
}

/** One of each bundle. */
export function freshLines(names: readonly string[], coupon?: string | null): CartLines {
  return withCoupon(
    names.map((name) => ({ name, quantity: 1, promotionCodes: [] })),
    coupon,
  );
}

/** A coupon of the link goes to every bundle that has no code, since each takes one. */
export function withCoupon(lines: CartLines, coupon: string | null | undefined): CartLines {
  const code = coupon?.trim();
  if (!code) return lines;
  return lines.map((line) => (line.promotionCodes.length > 0 ? line : { ...line, promotionCodes: [code] }));
}

/** What was put into the cart before, as far as it belongs to these bundles; undefined where nothing does. */
export function rememberedLines(names: readonly string[]): CartLines | undefined {
  const lines = (readStored('storedCartItems') ?? linesOfParts()).filter((line) => names.includes(line.name));
  return lines.length > 0 ? lines : undefined;
}

/** Quantities and codes outlive the cart items when a person looks at another page during checkout. */
function linesOfParts(): CartLines {
  const codes = readStored('bundlesWithPromotions') ?? [];
  return (readStored('bundlesWithQuantity') ?? []).map(({ name, quantity }) => ({
    name,
    quantity,
    promotionCodes: codes.find((entry) => entry.name === name)?.promotionCodes ?? [],
  }));
}

export function withoutCodes(lines: CartLines): CartLines {
  return lines.map((line) => ({ ...line, promotionCodes: [] }));
}

export function hasCodes(lines: CartLines): boolean {
  return lines.some((line) => line.promotionCodes.length > 0);
}

/** The lines as the calls take them. */
export function bundlesOf(lines: CartLines): CallBody<'requestCart'>['bundles'] {
  return lines.map(({ name, quantity, promotionCodes }) => ({ name, quantity, promotionCodes: [...promotionCodes] }));
}

/** Whether a bundle is over its limit although there is only one of it: lowering the quantity cannot help. */
export function isMaximumReached(lines: CartLines, exceeded: readonly { readonly name: string }[]): boolean {
  return lines.some((line) => line.quantity === 1 && exceeded.some((bundle) => bundle.name === line.name));
}
