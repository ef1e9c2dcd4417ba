/**
 * Every page of the shop as data (docs/rules/sign-in.md#page-access). The router is built from it, and so is the list
 * of assets that the server preloads. `page` is a module in `features`, loaded on demand.
 */
import { pagePaths } from '@perennial/shared/page-paths';

export type PageRoute = {
  /** The pattern after the culture; a child's is relative to its parent's. */
  readonly path: string;
  readonly page: string;
  readonly access: 'public' | 'customer';
  /** Without header and footer (docs/rules/sign-in.md#pages-without-header). */
  readonly bare?: true;
  /** Another site's query, which must not change: no language is added. */
  readonly foreignQuery?: true;
  /** The header has no links, to prevent leaving the page by accident. */
  readonly focused?: true;
  readonly children?: readonly PageRoute[];
  /** The redirect of a parent's own path, relative to it if it has parameters. */
  readonly indexRedirect?: string;
};

export const pageRoutes: readonly PageRoute[] = [
  { path: '/cart', page: 'cart/cart-page', access: 'public' },
  { path: '/checkout', page: 'checkout/checkout-page', access: 'public', focused: true },
  { path: '/subscription-successful', page: 'order-result/subscription-successful-page', access: 'customer' },
  { path: '/subscription-error', page: 'order-result/subscription-error-page', access: 'customer' },
  {
    path: '/my-account',
    page: 'account/layout/account-layout',
    access: 'customer',
    indexRedirect: '/my-account/overview',
    children: [
      { path: 'overview', page: 'account/overview/overview-page', access: 'customer' },
      { path: 'personal-details', page: 'account/personal-details/personal-details-page', access: 'customer' },
      { path: 'payment-details', page: 'account/payment-details/payment-details-page', access: 'customer' },
      { path: 'billing', page: 'account/billing/billing-page', access: 'customer' },
      { path: 'my-data', page: 'account/my-data/my-data-page', access: 'customer' },
      { path: 'receipts', page: 'account/receipts/receipts-page', access: 'customer' },
      { path: 'support', page: 'account/support/support-page', access: 'customer' },
    ],
  },
  {
    path: '/my-account/subscription-details/:id',
    page: 'subscription/details/subscription-details-page',
    access: 'customer',
  },
  {
    path: '/my-account/subscription-cancel/:id',
    page: 'subscription/cancel/subscription-cancel-page',
    access: 'customer',
  },
  {
    path: '/my-account/subscription-thankyou/:id',
    page: 'subscription/purchase/subscription-thankyou-page',
    access: 'customer',
  },
  {
    path: '/my-account/subscription-purchase/:id',
    page: 'subscription/purchase/subscription-purchase-page',
    access: 'customer',
  },
  {
    path: '/my-account/subscription-return/:id',
    page: 'subscription/return/subscription-return-layout',
    access: 'customer',
    indexRedirect: 'return-address',
    children: [
      { path: 'return-address', page: 'subscription/return/return-address-page', access: 'customer' },
      { path: 'return-carriers', page: 'subscription/return/return-carriers-page', access: 'customer' },
      { path: 'return-confirmation', page: 'subscription/return/return-confirmation-page', access: 'customer' },
    ],
  },
  {
    path: '/my-account/subscription-payment-detail/:id',
    page: 'pay-invoice/payment-detail-page',
    access: 'customer',
  },
  { path: '/pay-now-successful', page: 'pay-invoice/pay-now-successful-page', access: 'customer' },
  {
    path: '/payment-result',
    page: 'payment-result/payment-result-page',
    access: 'customer',
    bare: true,
    foreignQuery: true,
  },
  { path: pagePaths.signInReturn, page: 'sign-in/udi-return-page', access: 'public', bare: true },
  { path: pagePaths.contractCancel, page: 'termination/contract-cancel-page', access: 'public' },
  { path: pagePaths.loginAdmin, page: 'care/login-admin-page', access: 'public', bare: true },
  { path: pagePaths.notFound, page: 'not-found/not-found-page', access: 'public' },
];

/** Redirects; they keep the query. */
export const redirects: readonly { readonly path: string; readonly to: string }[] = [
  { path: '/', to: '/checkout' },
  { path: '/checkout-steps', to: '/checkout' },
  { path: '/login', to: '/my-account/overview' },
  { path: '*', to: pagePaths.notFound },
];
