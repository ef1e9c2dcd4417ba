/** The pages that the command visits, and what they must reach (docs/performance.md#the-pages-in-the-browser). */
import { namesOf } from '@perennial/shared/typed-tables';

/** The figures of a visit. Times in milliseconds; `seo` only of pages that search engines may list. */
export type Figures = {
  readonly performance: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly seo: number | undefined;
};

export type Metric = keyof Figures;

/** The limit of each figure. A score must not be below it, the others must not be above it. */
export const targets: Readonly<Record<Metric, { readonly limit: number; readonly isScore: boolean }>> = {
  performance: { limit: 0.99, isScore: true },
  fcp: { limit: 1000, isScore: false },
  lcp: { limit: 1500, isScore: false },
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
};

const cart = '/en-ca/cart?bundle=sonic-brush-halo';
const checkout = '/en-ca/checkout?bundle=sonic-brush-halo';
const customer = { scenario: 'ca-subscriber', isPublic: false } as const;

export const pages: readonly AuditedPage[] = [
  { name: 'cart', path: cart, isPublic: true },
  { name: 'checkout', path: checkout, isPublic: false },
  { name: 'checkout-customer', path: checkout, ...customer },
  { name: 'overview', path: '/en-ca/my-account/overview', ...customer },
  { name: 'details', path: '/en-ca/my-account/subscription-details/{number}', ...customer },
];
