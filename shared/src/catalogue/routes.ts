/**
 * The catalogue: every call to the shop API, one line each. The BFF's routes, the OpenAPI document, the client's
 * typed calls, the sandbox's handlers and the contracts are derived from it. The schemas are in `schemas.ts`, so that
 * a browser bundle contains the routes without them.
 */
import { namesOf } from '../typed-tables.ts';
import { CARRIER_TIMEOUT_MS, type Call, document, get, post, repeatablePost } from './call.ts';

export const calls = {
  // Checkout of older clients; no page uses it (docs/rules/cancel-and-return.md#calls-of-older-clients)
  createCheckout: post('/api/checkout/create', 'customer'),
  getCheckout: get('/api/checkout/details', 'customer'),
  submitCheckout: post('/api/checkout/submit', 'customer'),

  // Account
  signUp: post('/api/user/signup', 'public'),
  signInWithProvider: repeatablePost('/api/user/signin-udi', 'public'),
  getProfile: get('/api/user/details', 'customer'),
  updatePersonalDetails: post('/api/user/details', 'customer'),
  updateProfileToken: repeatablePost('/api/user/profile-udi', 'customer'),
  updateOptIn: post('/api/user/opt-in', 'customer'),
  validateAddress: get('/api/user/Validateaddress', 'customer'),
  updateAddresses: post('/api/user/addresses', 'customer'),
  changePaymentMethod: post('/api/user/paymentprofile', 'customer'),
  getSavedPaymentMethod: get('/api/user/paymentprofile', 'customer'),
  orderPayInFull: post('/api/users/current/payment-profile-with-pay-in-full', 'customer'),
  orderPayNow: post('/api/users/current/payment-profile-with-immediate-payment', 'customer'),
  validateMail: repeatablePost('/api/user/mail-validation', 'public'),
  getPaymentActivity: get('/api/user/payment-activity', 'customer'),
  setLanguage: post('/api/users/current/language', 'customer'),
  sendSupportQuestion: post('/api/user/support', 'customer'),
  sendTerminationRequest: post('/api/user/SendCancelEmail', 'public'),

  // Payment
  getPaymentMethods: get('/api/payment/methods', 'customer'),
  createPaymentSession: repeatablePost('/api/payment/PaymentSessionRequest', 'customer'),
  createPastDuePaymentSession: repeatablePost('/api/payment/PastDuePaymentSessionRequest', 'customer'),
  createChangePaymentSession: repeatablePost('/api/payment/ChangePaymentSessionRequest', 'customer'),
  createPayInFullPaymentSession: repeatablePost('/api/payment/PayinfullPaymentSessionRequest', 'customer'),
  submitPaymentResult: post('/api/payment/result', 'customer'),

  // Bundles
  getBundle: get('/api/bundle/details', 'public'),
  getBundleBanners: get('/api/bundle/banner', 'public'),
  getFaq: get('/api/bundle/faq', 'customer'),

  // Subscriptions
  getSubscriptions: get('/api/subscriptions', 'customer'),
  getSubscription: get('/api/subscriptions/{id}', 'customer'),
  payInFull: post('/api/subscriptions/payinfull', 'customer'),
  cancelReplenishmentOnly: post('/api/subscriptions/{n}/replenishment-only/cancellation', 'customer'),
  returnSubscription: post('/api/subscriptions/{n}/return', 'customer'),
  getSubscriptionReturnAddress: get('/api/subscriptions/{n}/return-address', 'customer'),
  updateSubscriptionReturnAddress: post('/api/subscriptions/return-address', 'customer'),
  getSubscriptionReturnDetail: get('/api/subscriptions/{n}/return-detail', 'customer'),
  orderOneTimeReplenishment: post('/api/subscriptions/oneTimeOrder-replenishment', 'customer'),
  previewCheckout: repeatablePost('/api/subscriptions/preview', 'customer'),
  previewSubscription: repeatablePost('/api/v2/subscriptions/preview', 'customer'),
  applyPromotionCode: post('/api/subscriptions/apply-promotionCode', 'customer'),
  previewPayInFull: get('/api/subscriptions/{n}/try-buy/{id}/pay-in-full-preview', 'customer'),
  shipReplenishmentNow: post('/api/subscriptions/{n}/replenishment/{id}/shipping-now', 'customer'),
  cancelSubscription: post('/api/subscriptions/{n}/cancellation', 'customer'),
  cancelInsurerSubscription: post('/api/subscriptions/{n}/bcbscancellation', 'customer'),
  requestRepair: post('/api/subscriptions/{n}/repair', 'customer'),
  getTermsDocument: document('/api/attachment/subscriptions/{n}/terms-and-conditions/{id}', 'customer'),

  // Replenishments: {id} is the subscription number
  cancelReplenishment: post('/api/replenishments/{id}/cancellation', 'customer'),
  postponeReplenishment: post('/api/replenishments/{id}/postpone', 'customer'),
  changeReplenishmentFrequency: post('/api/replenishments/{id}/frequency-change', 'customer'),
  changeReplenishmentProduct: post('/api/replenishments/{id}/change', 'customer'),
  pauseReplenishment: post('/api/replenishments/{id}/pausing', 'customer'),
  resumeReplenishment: post('/api/replenishments/{id}/resume', 'customer'),
  changeResumeDate: post('/api/replenishments/{id}/resume-date', 'customer'),
  getReplenishment: get('/api/replenishments/{id}', 'customer'),
  previewReplenishmentCancellation: repeatablePost('/api/replenishments/{id}/cancellation-preview', 'customer'),

  // Returns
  createReturn: post('/api/return', 'customer'),
  createBundledReturn: post('/api/return/TryBuyBundledReturn', 'customer'),
  withdrawReturn: post('/api/return/returning-withdraw', 'customer'),
  getReturnAddress: get('/api/return/address', 'customer'),
  updateReturnAddress: post('/api/return/address', 'customer'),
  getReturnCarriers: get('/api/return/return-carriers', 'customer', { timeoutMs: CARRIER_TIMEOUT_MS }),
  chooseReturnCarriers: post('/api/return/return-carrier', 'customer', { timeoutMs: CARRIER_TIMEOUT_MS }),
  getReturnInfo: get('/api/return/info', 'customer'),
  getReturnDetails: get('/api/return/details', 'customer'),

  // Billing
  getInvoices: get('/api/invoice/list', 'customer'),
  getInvoiceFile: get('/api/attachment/invoicefile/{id}', 'customer'),

  // Orders and cart
  submitOrder: post('/api/orders', 'customer'),
  requestCart: repeatablePost('/api/shoppingcart/request', 'public'),
  validateMaxQuantity: repeatablePost('/api/shoppingcart/validation/maxQuantity', 'public'),

  // Customer care
  signInAdmin: repeatablePost('/api/admin/signin', 'public'),
  getCareActions: get('/api/admin/{n}/actions', 'admin'),
  cancelWithinRightToReturn: post('/api/admin/{n}/actions/cancellation-within-right-to-return-day', 'admin'),
  cancelAfterRightToReturn: post('/api/admin/{n}/actions/cancellation-after-right-to-return-day', 'admin'),
  cancelAfterRightToReturnNotAtFault: post(
    '/api/admin/{n}/actions/cancellation-after-right-to-return-day-not-fault',
    'admin',
  ),
  reship: post('/api/admin/{n}/actions/reshipping', 'admin'),
  giveDiscount: post('/api/admin/action/giving-discount', 'admin'),
  cancelBundledTryBuyWithinRightToReturn: post(
    '/api/trybuy/{n}/actions/trybuycancellation-within-right-to-return-day',
    'admin',
  ),
  cancelBundledTryBuyAfterRightToReturn: post(
    '/api/trybuy/{n}/actions/trybuycancellation-after-right-to-return-day',
    'admin',
  ),
  cancelTryBuyWithinRightToReturn: post(
    '/api/admin/{n}/try-buy/actions/cancellation-within-right-to-return-day',
    'admin',
  ),
  cancelTryBuyAfterRightToReturn: post(
    '/api/admin/{n}/try-buy/actions/cancellation-after-right-to-return-day',
    'admin',
  ),
  cancelTryBuyAfterRightToReturnNotAtFault: post(
    '/api/admin/{n}/try-buy/actions/cancellation-after-right-to-return-day-not-fault',
    'admin',
  ),
  cancelReplenishmentWithinRightToReturn: post(
    '/api/admin/{n}/replenishment/actions/cancellation-within-right-to-return-day',
    'admin',
  ),
  cancelReplenishmentAfterRightToReturnNotAtFault: post(
    '/api/admin/{n}/replenishment/actions/cancellation-after-right-to-return-day-not-fault',
    'admin',
  ),
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

// Pure, so that a bundle without the names leaves them out.
export const callNames = /* @__PURE__ */ namesOf(calls);
