/** From the lines of a request to a priced cart: bundles found, promotions resolved, tax looked up. */
import type { CartLine } from '@perennial/shared/catalogue/schemas/cart';
import { isTaxedCountry } from '@perennial/shared/countries/cart-rules';
import { bundleNamed } from './bundles.ts';
import { type Customer, shippingAddressOf } from './customers.ts';
import { ShopError } from './errors.ts';
import type { Market } from './market.ts';
import type { PricedLine } from './pricing.ts';
import { resolvePromotion } from './promotions.ts';
import type { Shop } from './shop.ts';
import { regionOfZip } from './taxes.ts';
import { bundleTexts } from './texts.ts';

/** Codes of a line, in either of the two forms that the wire allows. */
export function codesOf(line: CartLine): readonly string[] {
  return [...(line.promotionCodes ?? []), ...(line.promotions ?? []).map(({ code }) => code)];
}

/** The lines with their bundles; throws where a bundle does not exist. */
export function linesOf(lines: readonly CartLine[]): readonly PricedLine[] {
  return lines.map(({ name, quantity }) => {
    const bundle = bundleNamed(name);
    if (!bundle) throw new ShopError(404, 'error.message.bundleIsNotFound', { bundleName: name });
    return { bundle, quantity };
  });
}

/** The lines with their bundles and promotions; throws where a code does not hold (specification 1, section 8). */
export function promotedLinesOf(
  lines: readonly CartLine[],
  { shop, market, customer }: { shop: Shop; market: Market; customer: Customer | undefined },
): readonly PricedLine[] {
  const usedCodes = customer ? shop.orders.usedCodes(customer) : new Set<string>();
  return linesOf(lines).map((line, index) => {
    const codes = codesOf(lines[index] ?? { name: line.bundle.name, quantity: line.quantity });
    const promotion = resolvePromotion({ codes, bundleName: line.bundle.name, today: shop.today, usedCodes });
    if (typeof promotion === 'string') {
      throw new ShopError(400, promotion, {
        bundleName: line.bundle.name,
        title: bundleTexts(market.language, line.bundle.name).title,
        promotionCode: codes[0] ?? '',
      });
    }
    return promotion ? { ...line, promotion } : line;
  });
}

/** The postal code that tax is estimated for: the one asked about, else the customer's. */
export function zipFor(customer: Customer | undefined, asked: string | undefined): string | undefined {
  if (asked) return asked;
  return (customer && shippingAddressOf(customer)?.zipCode) ?? undefined;
}

/** The rate that comes on top of prices at a postal code; 0 where none does or no postal code is known. */
export function taxRateAt(market: Market, zipCode: string | undefined): number {
  if (!isTaxedCountry(market.country) || zipCode === undefined) return 0;
  const region = regionOfZip(market.country, zipCode);
  if (!region) throw new ShopError(400, 'error.message.zipCodeIsInvalid', { zipCode });
  return region.rate;
}

export type OverLimit = { readonly name: string; readonly maxQuantity: number };

/** Bundles of which the customer would have more than one may; running subscriptions count. */
export function overLimit(
  lines: readonly PricedLine[],
  shop: Shop,
  customer: Customer | undefined,
): readonly OverLimit[] {
  const wished = new Map<string, number>();
  for (const { bundle, quantity } of lines) wished.set(bundle.name, (wished.get(bundle.name) ?? 0) + quantity);
  return [...wished].flatMap(([name, quantity]) => {
    const maxQuantity = bundleNamed(name)?.maxQuantity ?? 0;
    const running = customer ? shop.subscriptions.runningUnits(customer, name) : 0;
    return quantity + running > maxQuantity ? [{ name, maxQuantity }] : [];
  });
}
