/**
 * Every page of the shop (specification 1, section 2.2), as plain data: the router is made from it, and so is the
 * list by which the server preloads what a page needs. `page` names a module under `features`, loaded when asked for.
 */

export type PageRoute = {
  /** Pattern beneath the culture; a child's is relative to its parent's. */
  readonly path: string;
  readonly page: string;
  readonly access: 'public' | 'customer';
  /** Without header and footer (decision 34). */
  readonly bare?: true;
  /** Its query is another site's, to the letter: the language is not written into it. */
  readonly foreignQuery?: true;
  /** Nothing in the header leads away by accident. */
  readonly focused?: true;
  readonly children?: readonly PageRoute[];
  /** Of a page with children: where its own bare path leads; relative to it where it has parameters. */
  readonly first?: string;
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
    first: '/my-account/overview',
    children: [
      { path: 'overview', page: 'account/overview/overview-page', access: 'customer' },
      { path: 'personal-details', page: 'account/personal-details/personal-details-page', access: 'customer' },
      { path: 'payment-details', page: 'account/payment-details/payment-details-page', access: 'customer' },
      { path: 'billing', page: 'account/billing/billing-page', access: 'customer' },
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
    first: 'return-address',
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
  { path: '/udi-return', page: 'sign-in/udi-return-page', access: 'public', bare: true },
  { path: '/subscription-contractcancel', page: 'termination/contract-cancel-page', access: 'public' },
  { path: '/login-admin', page: 'care/login-admin-page', access: 'public', bare: true },
  { path: '/404', page: 'not-found/not-found-page', access: 'public' },
];

/** Paths that only lead to another one; their query goes with them. */
export const redirects: readonly { readonly path: string; readonly to: string }[] = [
  { path: '/', to: '/checkout' },
  { path: '/checkout-steps', to: '/checkout' },
  { path: '/login', to: '/my-account/overview' },
  { path: '*', to: '/404' },
];
