/** The lines of a cart: from the URL and from storage to the shop API (docs/rules/cart.md#bundle-names). */
import type { CallBody } from '@perennial/shared/catalogue/types';
import type { Problem } from '@perennial/shared/errors/problem';
import { readStored, writeStored } from '../../storage/browser-storage.ts';
import { isString, objectOf } from '../../storage/shape-guards.ts';
import type { StoredCartLine } from '../../storage/stored-shapes.ts';

export type CartLines = readonly StoredCartLine[];

/** Formats the bundle names of a cart as a query value. */
export function formatBundleNames(lines: CartLines): string {
  return lines.map((line) => line.name).join(',');
}

/** Returns lines with one of each bundle. */
export function createLines(names: readonly string[], coupon?: string | null): CartLines {
  return withCoupon(
    names.map((name) => ({ name, quantity: 1, promotionCodes: [] })),
    coupon,
  );
}

/** Adds the coupon of a link to every bundle without a code, since a bundle accepts one code. */
export function withCoupon(lines: CartLines, coupon: string | null | undefined): CartLines {
  const code = coupon?.trim();
  if (!code) return lines;
  return lines.map((line) => (line.promotionCodes.length > 0 ? line : { ...line, promotionCodes: [code] }));
}

/**
 * Returns the stored lines of these bundles, with one of each other bundle; undefined if none is stored. `isChanged` says that the URL is that of a
 * changed cart: a tab that has stored none then gets those of the browser (docs/rules/cart.md#several-tabs).
 */
export function storedLines(names: readonly string[], isChanged = false): CartLines | undefined {
  const ofTab = readStored('storedCartItems') ?? linesFromParts();
  const stored = ofTab.length > 0 || !isChanged ? ofTab : (readStored('linesOfBrowser') ?? []);
  const lines = stored.filter((line) => names.includes(line.name));
  const others = names.filter((name) => lines.every((line) => line.name !== name));
  return lines.length > 0 ? [...lines, ...createLines(others)] : undefined;
}

/** Quantities and codes remain stored when a customer visits another page during checkout, but cart items do not. */
function linesFromParts(): CartLines {
  const codes = readStored('bundlesWithPromotions') ?? [];
  return (readStored('bundlesWithQuantity') ?? []).map(({ name, quantity }) => ({
    name,
    quantity,
    promotionCodes: codes.find((entry) => entry.name === name)?.promotionCodes ?? [],
  }));
}

/** Stores the lines for this tab, so that cart and checkout open with them again, and for a new one. */
export function storeLines(lines: CartLines): void {
  writeStored('linesOfBrowser', lines);
  writeStored('storedCartItems', lines);
  writeStored('bundlesWithQuantity', lines);
  writeStored('bundlesWithPromotions', lines);
}

const isRefusedBundle = objectOf<{ bundleName: string; title: string }>({ bundleName: isString, title: isString });

/**
 * Returns the lines without the refused codes, and why. A refusal that names its bundle leaves the codes of the others,
 * and the text names the bundle if there are several.
 */
export function dropRefusedCodes(lines: CartLines, { messages, detail }: Problem): { lines: CartLines; text: string } {
  const refused = messages.map(({ extraInfo }) => extraInfo).filter(isRefusedBundle);
  const isRefused = ({ name }: StoredCartLine) => refused.some(({ bundleName }) => bundleName === name);
  if (!hasCodes(lines.filter(isRefused))) return { lines: withoutCodes(lines), text: detail };
  const titles = refused.map(({ title }) => title).join(', ');
  return {
    lines: lines.map((line) => (isRefused(line) ? { ...line, promotionCodes: [] } : line)),
    text: lines.length > 1 ? `${titles}: ${detail}` : detail,
  };
}

export function withoutCodes(lines: CartLines): CartLines {
  return lines.map((line) => ({ ...line, promotionCodes: [] }));
}

export function hasCodes(lines: CartLines): boolean {
  return lines.some((line) => line.promotionCodes.length > 0);
}

/** Returns the lines in the form of the calls. */
export function toBundles(lines: CartLines): CallBody<'requestCart'>['bundles'] {
  return lines.map(({ name, quantity, promotionCodes }) => ({ name, quantity, promotionCodes: [...promotionCodes] }));
}

/** Whether a bundle with quantity 1 exceeds its limit, so that a lower quantity cannot help. */
export function isMaximumReached(lines: CartLines, exceeded: readonly { readonly name: string }[]): boolean {
  return lines.some((line) => line.quantity === 1 && exceeded.some((bundle) => bundle.name === line.name));
}
