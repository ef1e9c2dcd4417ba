/** What checkout asks first when a visit starts with it. The server asks this for the drawn page. */
import type { CallInput } from '@perennial/shared/catalogue/types';
import { askFirst, type PageQuestion } from '@perennial/shared/page-answers';
import { type CartLines, createLines, parseBundleNames, toBundles } from '../../commerce/cart/cart-lines.ts';

/** Returns the input of a request of the cart, which is also its key in the cache. */
export function toCartInput(lines: CartLines, zipCode: string | undefined): CallInput<'requestCart'> {
  return { body: { bundles: toBundles(lines), excludePrice: false, ...(zipCode && { zipCode }) } };
}

/** Returns the input of the check of the quantities. */
export function toLimitsInput(lines: CartLines): CallInput<'validateMaxQuantity'> {
  return { body: { bundles: toBundles(lines) } };
}

/** Whether quantities and codes are those that the cart page has stored in the browser. */
export function hasStoredLines(query: URLSearchParams): boolean {
  return query.get('modified') === 'true';
}

/** Returns the calls; undefined without a bundle in the URL, because such a visit goes on to the cart. */
export function checkoutQuestions(query: URLSearchParams, signedIn: boolean): readonly PageQuestion[] | undefined {
  const names = parseBundleNames(query.get('bundle'));
  if (names.length === 0) return undefined;
  const lines = createLines(names, query.get('coupon'));
  return [
    ...(hasStoredLines(query)
      ? []
      : [
          askFirst('requestCart', toCartInput(lines, undefined)),
          askFirst('validateMaxQuantity', toLimitsInput(lines)),
        ]),
    ...(signedIn
      ? [askFirst('getProfile', {}), askFirst('getPaymentMethods', {}), askFirst('getSavedPaymentMethod', {})]
      : []),
  ];
}
