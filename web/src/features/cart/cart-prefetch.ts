/** What a cart prefetches when a visit starts with it. The server asks this for the server-rendered page. */
import type { Boot } from '@perennial/shared/boot';
import { parseBundleNames } from '@perennial/shared/bundle-names';
import type { CallResponse } from '@perennial/shared/catalogue/types';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { isTaxedCountry } from '@perennial/shared/countries/sales-tax';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import type { Cart } from '@perennial/shared/models/cart';
import type { Profile } from '@perennial/shared/models/profile';
import { type PrefetchQuery, prefetchQuery } from '@perennial/shared/page-data';
import type { FindPrefetched } from '../../api/prefetched-data.ts';
import { hasStoredLines, toCartInput, toLimitsInput } from '../../commerce/cart/cart-calls.ts';
import { type CartLines, createLines } from '../../commerce/cart/cart-lines.ts';

export type PrefetchedCart = {
  readonly cart: Cart;
  /** Undefined if they came too late for the page: the browser asks for them. */
  readonly limits: CallResponse<'validateMaxQuantity'> | undefined;
  /** The postal code that the tax of the cart is for: that of a customer's saved address. */
  readonly zipCode: string | undefined;
};

/** Returns the calls; undefined if the cart depends on what the browser remembers. */
export function cartPrefetch(
  query: URLSearchParams,
  { session, culture }: Pick<Boot, 'session' | 'culture'>,
): readonly PrefetchQuery[] | undefined {
  const names = parseBundleNames(query.get('bundle'));
  if (names.length === 0 || hasStoredLines(query)) return undefined;
  const lines = createLines(names, query.get('coupon'));
  return [
    prefetchQuery('requestCart', toCartInput(lines, undefined)),
    prefetchQuery('validateMaxQuantity', toLimitsInput(lines)),
    ...(session.signedIn && isTaxedCountry(cultureOf(culture).countryCode) ? [prefetchQuery('getProfile', {})] : []),
  ];
}

/**
 * Returns the responses to `cartPrefetch` for these lines; undefined if the page came without the cart. The shop API
 * taxes the cart of a customer for the saved address, so its postal code is that of the estimate.
 */
export function findPrefetchedCart(
  find: FindPrefetched,
  lines: CartLines,
  country: CountryCode,
): PrefetchedCart | undefined {
  const cart = find('requestCart', toCartInput(lines, undefined));
  const limits = find('validateMaxQuantity', toLimitsInput(lines));
  const zipCode = shippingZip(find('getProfile', {}), country);
  return cart && { cart, limits, zipCode };
}

/** Returns the postal code of a customer's shipping address if the country taxes by it. */
export function shippingZip(profile: Profile | undefined, country: CountryCode): string | undefined {
  const shipping = profile?.shipping;
  return (isTaxedCountry(country) && shipping?.countryCode === country && shipping.zipCode) || undefined;
}
