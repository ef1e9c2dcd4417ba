/**
 * The one place for links inside the shop (specification 1, section 2.2). Every builder answers a path without the
 * culture, which is the router's base; `inCulture` adds it where an address leaves the router.
 */

type Query = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** What cart and checkout read from their address. */
export type ShoppingQuery = {
  /** Bundle names, parted by commas. */
  bundle?: string | undefined;
  coupon?: string | undefined;
  /** 'true': the cart was edited, and what is stored stays. */
  modified?: 'true' | undefined;
  /** Canada and Belgium only. */
  language?: string | undefined;
};

type LanguageQuery = Pick<ShoppingQuery, 'language'>;

export const paths = {
  cart: (query?: ShoppingQuery) => withQuery('/cart', query),
  checkout: (query?: ShoppingQuery) => withQuery('/checkout', query),
  subscriptionSuccessful: (query?: LanguageQuery) => withQuery('/subscription-successful', query),
  subscriptionError: (query?: LanguageQuery) => withQuery('/subscription-error', query),
  account: (query?: LanguageQuery) => withQuery('/my-account', query),
  accountOverview: (query?: LanguageQuery) => withQuery('/my-account/overview', query),
  notFound: (query?: LanguageQuery) => withQuery('/404', query),
};

/** A path of this shop with its culture, as the BFF and other sites take it. */
export function inCulture(culture: string, path: string): string {
  return `/${culture}${path}`;
}
