/** The paths of the pages that the BFF knows too, without their culture. */
export const pagePaths = {
  cart: '/cart',
  /** The account's page about a customer's own data. */
  myData: '/my-account/my-data',
  /** The form that ends a contract. */
  contractCancel: '/subscription-contractcancel',
  /** The login of customer care. */
  loginAdmin: '/login-admin',
  /** The return from the identity provider. */
  signInReturn: '/udi-return',
  notFound: '/404',
} as const;

/**
 * Whether a page can show kept answers (docs/rules/account.md#while-the-shop-api-is-away): the account and the details of a
 * subscription, and no page where a customer agrees to an amount. `path` may begin with a culture.
 */
export const showsKeptAnswers = (path: string): boolean => /my-account\/(?!subscription-[^d])/.test(path);
