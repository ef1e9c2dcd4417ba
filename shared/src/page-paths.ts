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
