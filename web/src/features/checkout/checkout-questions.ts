/** What checkout asks first when a visit starts with it. The server asks this for the drawn page. */
import { parseBundleNames } from '@perennial/shared/bundle-names';
import { askFirst, type PageQuestion } from '@perennial/shared/page-answers';
import { hasStoredLines, toCartInput, toLimitsInput } from '../../commerce/cart/cart-calls.ts';
import { createLines } from '../../commerce/cart/cart-lines.ts';

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
