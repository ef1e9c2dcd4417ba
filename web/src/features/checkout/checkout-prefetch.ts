/** What checkout prefetches when a visit starts with it. The server asks this for the server-rendered page. */
import { parseBundleNames } from '@perennial/shared/bundle-names';
import { type PrefetchQuery, prefetchQuery } from '@perennial/shared/page-data';
import { hasStoredLines, toCartInput, toLimitsInput } from '../../commerce/cart/cart-calls.ts';
import { createLines } from '../../commerce/cart/cart-lines.ts';

/** Returns the calls; undefined without a bundle in the URL, because such a visit goes on to the cart. */
export function checkoutPrefetch(query: URLSearchParams, signedIn: boolean): readonly PrefetchQuery[] | undefined {
  const names = parseBundleNames(query.get('bundle'));
  if (names.length === 0) return undefined;
  const lines = createLines(names, query.get('coupon'));
  return [
    ...(hasStoredLines(query)
      ? []
      : [
          prefetchQuery('requestCart', toCartInput(lines, undefined)),
          prefetchQuery('validateMaxQuantity', toLimitsInput(lines)),
        ]),
    ...(signedIn
      ? [
          prefetchQuery('getProfile', {}),
          prefetchQuery('getPaymentMethods', {}),
          prefetchQuery('getSavedPaymentMethod', {}),
        ]
      : []),
  ];
}
