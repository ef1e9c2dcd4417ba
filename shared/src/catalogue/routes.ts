/**
 * The catalogue: every call to the shop API, one a line. The BFF's routes, the OpenAPI document, the client's typed
 * calls, the sandbox's handlers and the contracts are made from it. Schemas stand in `schemas.ts`, so that a browser
 * bundle can hold the routes without them.
 */
import { type Call, get, post } from './call.ts';

export const calls = {
  // Account
  signInWithProvider: post('/api/user/signin-udi', 'public'),
  getProfile: get('/api/user/details', 'customer'),
  updatePersonalDetails: post('/api/user/details', 'customer'),
  updateAddresses: post('/api/user/addresses', 'customer'),
  getSavedPaymentMethod: get('/api/user/paymentprofile', 'customer'),
  getPaymentActivity: get('/api/user/payment-activity', 'customer'),

  // Payment
  getPaymentMethods: get('/api/payment/methods', 'customer'),
  createPaymentSession: post('/api/payment/PaymentSessionRequest', 'customer'),

  // Subscriptions
  getSubscriptions: get('/api/subscriptions', 'customer'),

  // Orders and cart
  submitOrder: post('/api/orders', 'customer'),
  requestCart: post('/api/shoppingcart/request', 'public'),
  validateMaxQuantity: post('/api/shoppingcart/validation/maxQuantity', 'public'),
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

export const callNames = Object.keys(calls) as CallName[];
