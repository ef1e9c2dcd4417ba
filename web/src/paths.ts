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
type ShoppingQuery = {
  /** Bundle names, parted by commas. */
  bundle?: string | undefined;
  coupon?: string | undefined;
  /** 'true': the cart was edited, and what is stored stays. */
  modified?: 'true' | undefined;
  /** Canada and Belgium only. */
  language?: string | undefined;
};

type LanguageQuery = Pick<ShoppingQuery, 'language'>;

/** The pages of a return, in their order. */
export const returnSteps = ['return-address', 'return-carriers', 'return-confirmation'] as const;

export type ReturnStep = (typeof returnSteps)[number];

/** `scope`: what goes back, in the shop API's words; everything that can where it is missing. */
type ReturnQuery = LanguageQuery & { scope?: string | undefined };

export const paths = {
  home: (query?: LanguageQuery) => withQuery('/', query),
  cart: (query?: ShoppingQuery) => withQuery('/cart', query),
  checkout: (query?: ShoppingQuery) => withQuery('/checkout', query),
  subscriptionSuccessful: (query?: LanguageQuery) => withQuery('/subscription-successful', query),
  subscriptionError: (query?: LanguageQuery) => withQuery('/subscription-error', query),
  account: (query?: LanguageQuery) => withQuery('/my-account', query),
  accountOverview: (query?: LanguageQuery) => withQuery('/my-account/overview', query),
  accountBilling: (query?: LanguageQuery) => withQuery('/my-account/billing', query),
  accountSupport: (query?: LanguageQuery) => withQuery('/my-account/support', query),
  accountPaymentDetails: (query?: LanguageQuery) => withQuery('/my-account/payment-details', query),
  subscriptionDetails: (number: string, query?: LanguageQuery) =>
    withQuery(`/my-account/subscription-details/${encodeURIComponent(number)}`, query),
  subscriptionCancel: (number: string, query?: LanguageQuery) =>
    withQuery(`/my-account/subscription-cancel/${encodeURIComponent(number)}`, query),
  subscriptionThankYou: (number: string, query?: LanguageQuery) =>
    withQuery(`/my-account/subscription-thankyou/${encodeURIComponent(number)}`, query),
  subscriptionPurchase: (number: string, query?: LanguageQuery & Pick<ShoppingQuery, 'coupon'>) =>
    withQuery(`/my-account/subscription-purchase/${encodeURIComponent(number)}`, query),
  subscriptionReturn: (number: string, query?: ReturnQuery, step: ReturnStep = 'return-address') =>
    withQuery(`/my-account/subscription-return/${encodeURIComponent(number)}/${step}`, query),
  subscriptionPaymentDetail: (invoiceId: string, query?: LanguageQuery) =>
    withQuery(`/my-account/subscription-payment-detail/${encodeURIComponent(invoiceId)}`, query),
  payNowSuccessful: (query?: LanguageQuery) => withQuery('/pay-now-successful', query),
  accountPersonalDetails: (query?: LanguageQuery) => withQuery('/my-account/personal-details', query),
  loginAdmin: (query?: LanguageQuery) => withQuery('/login-admin', query),
  notFound: (query?: LanguageQuery) => withQuery('/404', query),
};

/** A path of this shop with its culture, as the BFF and other sites take it. */
export function inCulture(culture: string, path: string): string {
  return `/${culture}${path}`;
}

/** The router's path of a browser's path, which begins with its culture. */
export function stripCulture(culture: string, pathname: string): string {
  return pathname.replace(`/${culture}`, '') || '/';
}
