/** The calls of cart and checkout for their lines, and what of the URL decides about them. */
import type { CallInput } from '@perennial/shared/catalogue/types';
import { type CartLines, toBundles } from './cart-lines.ts';

/** Returns the input of a request of the cart, which is also its key in the cache. */
export function toCartInput(
  lines: CartLines,
  zipCode: string | undefined,
  excludePrice = false,
): CallInput<'requestCart'> {
  return { body: { bundles: toBundles(lines), excludePrice, ...(zipCode && { zipCode }) } };
}

/** Returns the input of the check of the quantities. */
export function toLimitsInput(lines: CartLines): CallInput<'validateMaxQuantity'> {
  return { body: { bundles: toBundles(lines) } };
}

/** Whether quantities and codes are those that the cart page has stored in the browser. */
export function hasStoredLines(query: URLSearchParams): boolean {
  return query.get('modified') === 'true';
}
