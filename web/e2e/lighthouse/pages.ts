/** The pages that the command visits, and what they must reach (docs/performance.md#the-pages-in-the-browser). */
import { namesOf } from '@perennial/shared/typed-tables';

/** The figures of a visit. Times in milliseconds; `seo` only of pages that search engines may list. */
export type Figures = {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly seo: number | undefined;
};

export type Metric = keyof Figures;

/** A score must not be below its limit, another figure not above it. `worst` is the limit of the worst visit. */
type Target = { readonly limit: number; readonly isScore: boolean; readonly worst?: number };

export const targets: Readonly<Record<Metric, Target>> = {
  performance: { limit: 0.99, isScore: true },
  accessibility: { limit: 1, isScore: true },
  bestPractices: { limit: 1, isScore: true },
  fcp: { limit: 1000, isScore: false },
  lcp: { limit: 1500, isScore: false, worst: 1400 },
  tbt: { limit: 100, isScore: false },
  cls: { limit: 0.01, isScore: false },
  seo: { limit: 1, isScore: true },
};

export const metrics = namesOf(targets);

export type AuditedPage = {
  readonly name: string;
  /** `{number}` is the number of the customer's first subscription. */
  readonly path: string;
  /** The customer who is signed in; without one the visitor is a stranger. */
  readonly scenario?: string;
  /** Whether search engines may list it (docs/rules/content.md#search-engines). */
  readonly isPublic: boolean;
  /** What the session storage of the browser has before the visit. */
  readonly stored?: Readonly<Record<string, string>>;
};

const cart = '/en-ca/cart?bundle=sonic-brush-halo';
const checkout = '/en-ca/checkout?bundle=sonic-brush-halo';
const customer = { scenario: 'ca-subscriber', isPublic: false } as const;
const account = '/en-ca/my-account';

/** The order that the browser has just placed. */
export const placedOrder = {
  orderNumber: 'PO-1',
  paidNow: 146.89,
  totalPrice: 146.89,
  couponCode: '',
  items: [{ name: 'sonic-brush-halo', title: 'Halo', image: '', quantity: 1, ctn: '945100230024' }],
  later: [],
};

export const pages: readonly AuditedPage[] = [
  { name: 'cart', path: cart, isPublic: true },
  { name: 'checkout', path: checkout, isPublic: false },
  { name: 'checkout-customer', path: checkout, ...customer },
  {
    name: 'thank-you',
    path: '/en-ca/subscription-successful',
    stored: { placedOrder: JSON.stringify(placedOrder) },
    ...customer,
  },
  { name: 'overview', path: `${account}/overview`, ...customer },
  { name: 'details', path: `${account}/subscription-details/{number}`, ...customer },
  { name: 'billing', path: `${account}/billing`, ...customer },
  // It is closed in Canada (docs/rules/markets.md).
  { name: 'payment-details', path: '/de-de/my-account/payment-details', scenario: 'de-subscriber', isPublic: false },
  { name: 'personal-details', path: `${account}/personal-details`, ...customer },
  { name: 'support', path: `${account}/support`, ...customer },
  { name: 'contract-cancel', path: '/en-ca/subscription-contractcancel', isPublic: true },
  { name: 'login-admin', path: '/en-ca/login-admin', isPublic: false },
];
