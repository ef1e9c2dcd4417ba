/**
 * Builds every path inside the shop (docs/rules/sign-in.md#page-access). The paths have no culture, because the culture
 * is the router's base; `inCulture` adds it for other uses.
 */
import { pagePaths } from '@perennial/shared/page-paths';

type Query = Readonly<Record<string, string | undefined>>;

function withQuery(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** The query parameters of cart and checkout. */
type ShoppingQuery = {
  /** Comma-separated bundle names. */
  bundle?: string | undefined;
  coupon?: string | undefined;
  /** 'true' keeps the stored cart, because it was edited. */
  modified?: 'true' | undefined;
  /** Only in cultures with several languages. */
  language?: string | undefined;
};

type LanguageQuery = Pick<ShoppingQuery, 'language'>;

/** The pages of a return, in order. */
export const returnSteps = ['return-address', 'return-carriers', 'return-confirmation'] as const;

export type ReturnStep = (typeof returnSteps)[number];

/** `scope` names the goods in the shop API's terms; without it everything returnable goes back. */
type ReturnQuery = LanguageQuery & { scope?: string | undefined };

/** `task` opens a section (docs/rules/subscriptions.md#task-links). */
type TaskQuery = LanguageQuery & { task?: string | undefined };

/** `year` shows the statement of a year. */
type BillingQuery = LanguageQuery & { year?: string | undefined };

/** `delivery` is the question that the form begins with. */
type SupportQuery = LanguageQuery & { delivery?: string | undefined };

/** `receipt` opens the one with this number. */
type ReceiptQuery = LanguageQuery & { receipt?: string | undefined };

/** `act` opens the withdrawal instead of the termination; `subscription` fills in its number. */
type ContractQuery = LanguageQuery & { act?: 'withdrawal' | undefined; subscription?: string | undefined };

/** Returns the function for a page of one subscription, or of one invoice. */
const ofOne =
  <Q extends Query>(page: string) =>
  (id: string, query?: Q) =>
    withQuery(`/my-account/subscription-${page}/${encodeURIComponent(id)}`, query);

export const paths = {
  home: (query?: LanguageQuery) => withQuery('/', query),
  cart: (query?: ShoppingQuery) => withQuery('/cart', query),
  checkout: (query?: ShoppingQuery) => withQuery('/checkout', query),
  subscriptionSuccessful: (query?: LanguageQuery) => withQuery('/subscription-successful', query),
  subscriptionError: (query?: LanguageQuery) => withQuery('/subscription-error', query),
  account: (query?: LanguageQuery) => withQuery('/my-account', query),
  accountOverview: (query?: LanguageQuery) => withQuery('/my-account/overview', query),
  accountBilling: (query?: BillingQuery) => withQuery('/my-account/billing', query),
  accountMyData: (query?: LanguageQuery) => withQuery(pagePaths.myData, query),
  accountReceipts: (query?: ReceiptQuery) => withQuery('/my-account/receipts', query),
  accountSupport: (query?: SupportQuery) => withQuery('/my-account/support', query),
  accountPaymentDetails: (query?: LanguageQuery) => withQuery('/my-account/payment-details', query),
  subscriptionDetails: ofOne<TaskQuery>('details'),
  subscriptionCancel: ofOne<LanguageQuery>('cancel'),
  subscriptionThankYou: ofOne<LanguageQuery>('thankyou'),
  subscriptionPurchase: ofOne<LanguageQuery & Pick<ShoppingQuery, 'coupon'>>('purchase'),
  subscriptionReturn: (number: string, query?: ReturnQuery, step: ReturnStep = 'return-address') =>
    withQuery(`/my-account/subscription-return/${encodeURIComponent(number)}/${step}`, query),
  subscriptionPaymentDetail: ofOne<LanguageQuery>('payment-detail'),
  payNowSuccessful: (query?: LanguageQuery) => withQuery('/pay-now-successful', query),
  accountPersonalDetails: (query?: LanguageQuery) => withQuery('/my-account/personal-details', query),
  loginAdmin: (query?: LanguageQuery) => withQuery(pagePaths.loginAdmin, query),
  contractCancel: (query?: ContractQuery) => withQuery(pagePaths.contractCancel, query),
  notFound: (query?: LanguageQuery) => withQuery(pagePaths.notFound, query),
};

/** Returns a path with its culture, for the BFF and other sites. */
export function inCulture(culture: string, path: string): string {
  return `/${culture}${path}`;
}

/** Returns the router's path for a path of the browser, which begins with the culture. */
export function stripCulture(culture: string, pathname: string): string {
  return pathname.replace(`/${culture}`, '') || '/';
}
