/**
 * Every key of browser storage (docs/rules/cart.md#browser-storage). `session` storage ends with the tab; `local` storage
 * stays. The comment of a key names its writer and its lifetime: as text it would cost every page 0.4 kB.
 */

import { cultureCodes, cultureOf } from '@perennial/shared/cultures/cultures';
import { arrayOf, type Guard, isBoolean, isNumber, isString, oneOf } from './shape-guards.ts';
import {
  isAnalyticsConsent,
  isAwaitedOrder,
  isBundlesInfor,
  isCartLines,
  isFailedPayment,
  isFormDraft,
  isOrderAttempt,
  isOrderPacking,
  isPlacedOrder,
  isPromotions,
  isQuantities,
  isSessionMark,
  isSubscriptionInfo,
  isWaitingSubscriptions,
} from './stored-shapes.ts';

type StorageKey<T> = {
  readonly kind: 'session' | 'local';
  readonly guard: Guard<T>;
};

function key<T>(kind: StorageKey<T>['kind'], guard: Guard<T>): StorageKey<T> {
  return { kind, guard };
}

export const storageKeys = {
  // shell: stays: the culture of the last page
  cultureCode: key('local', oneOf(cultureCodes)),
  // shell: stays: the last choice of language
  canadaLanguage: key('local', oneOf(cultureOf('en-ca').languages)),
  // shell: stays: the last choice of language
  belgiumLanguage: key('local', oneOf(cultureOf('nl-be').languages)),
  // shell: stays: the answer about analytics consent
  analyticsConsent: key('local', isAnalyticsConsent),
  // account: until sign-out: the closed tips of cancelled subscriptions
  dismissedTips: key('local', arrayOf(isString)),
  // session: until sign-out: for whom the values of `local` are
  customerOfBrowser: key('local', isNumber),
  // session: until sign-out: for whom the values of `session` are
  customerOfTab: key('session', isNumber),
  // session: stays: who was signed in when the browser heard of the session last
  sessionOfBrowser: key('local', isSessionMark),
  // cart: until cart and checkout are left or entered again
  storedCartItems: key('session', isCartLines),
  // cart: until cart or checkout is entered again; order; sign-out
  bundlesWithPromotions: key('session', isPromotions),
  // cart: until cart or checkout is entered again; order; sign-out
  bundlesWithQuantity: key('session', isQuantities),
  // cart: until order or sign-out
  lastBundle: key('local', isString),
  // cart: until order or sign-out: the bundles that this tab is buying
  bundleOfTab: key('session', isString),
  // cart: until order or sign-out: the lines that were changed last, for a new tab
  linesOfBrowser: key('local', isCartLines),
  // cart: until another cart is loaded; order; sign-out
  bundlesInfor: key('session', isBundlesInfor),
  // cart: until order or sign-out, or until the shop API rejects it
  currentEstimatedZipCode: key('local', isString),
  // forms: until the form is sent or cancelled; sign-out: what was typed
  formDrafts: key('session', arrayOf(isFormDraft)),
  // cart: until order
  disablePayment: key('session', isBoolean),
  // cart: the title to restore when cart or checkout is left
  commonPageTitle: key('session', isString),
  // cart: until order
  checkoutPageTitle: key('session', isString),
  // payment: until the thank-you page has read it; sign-out
  subscriptionInfo: key('session', isSubscriptionInfo),
  // payment: until the thank-you page has read it
  packingInfo: key('session', isOrderPacking),
  // payment: from the order until its success
  orderNumber: key('session', isString),
  // payment: half an hour each; sign-out
  orderAttempts: key('local', arrayOf(isOrderAttempt)),
  // payment: until the payment is approved; next pending order; sign-out
  waitingSubscriptions: key('local', isWaitingSubscriptions),
  // payment: from pay now until its success, or the next order; sign-out
  invoiceBeingPaid: key('session', isString),
  // payment: until the subscription's details page has shown it; sign-out
  payInFullFailed: key('session', isString),
  // payment: the order that was sent to analytics; until the next one; sign-out
  announcedOrder: key('session', isString),
  // payment: until the server confirms the order; next order; sign-out
  awaitedOrder: key('session', isAwaitedOrder),
  // payment: until the next confirmed order; sign-out
  placedOrder: key('session', isPlacedOrder),
  // payment: until a payment succeeds; sign-out
  failedPayment: key('session', isFailedPayment),
  // payment: until the next payment of an invoice; sign-out
  paidInvoice: key('session', isString),
} as const satisfies Record<string, StorageKey<unknown>>;

export type StorageName = keyof typeof storageKeys;

export type Stored<N extends StorageName> = (typeof storageKeys)[N] extends StorageKey<infer T> ? T : never;
