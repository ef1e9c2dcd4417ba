/**
 * Every key of browser storage with its writer and lifetime (docs/rules/cart.md#browser-storage). `session` storage
 * ends with the tab; `local` storage stays.
 */

import { cultureCodes, cultureOf } from '@perennial/shared/cultures/cultures';
import { arrayOf, type Guard, isBoolean, isString, oneOf } from './shape-guards.ts';
import {
  isAnalyticsConsent,
  isAwaitedOrder,
  isBundlesInfor,
  isCartLines,
  isFailedPayment,
  isOrderAttempt,
  isOrderPacking,
  isPlacedOrder,
  isPromotions,
  isQuantities,
  isSubscriptionInfo,
} from './stored-shapes.ts';

type StorageKey<T> = {
  readonly kind: 'session' | 'local';
  readonly owner: 'shell' | 'cart' | 'checkout' | 'payment' | 'account';
  /** When it is removed, besides the end of the tab. */
  readonly lifetime: string;
  readonly guard: Guard<T>;
};

function key<T>(
  kind: StorageKey<T>['kind'],
  owner: StorageKey<T>['owner'],
  guard: Guard<T>,
  lifetime: string,
): StorageKey<T> {
  return { kind, owner, guard, lifetime };
}

export const storageKeys = {
  cultureCode: key('local', 'shell', oneOf(cultureCodes), 'stays: the culture of the last page'),
  canadaLanguage: key('local', 'shell', oneOf(cultureOf('en-ca').languages), 'stays: the last choice of language'),
  belgiumLanguage: key('local', 'shell', oneOf(cultureOf('nl-be').languages), 'stays: the last choice of language'),
  analyticsConsent: key('local', 'shell', isAnalyticsConsent, 'stays: the answer about analytics consent'),
  dismissedTips: key(
    'local',
    'account',
    arrayOf(isString),
    'until sign-out: the closed tips of cancelled subscriptions',
  ),
  storedCartItems: key('session', 'cart', isCartLines, 'until cart and checkout are left or entered again'),
  bundlesWithPromotions: key(
    'session',
    'cart',
    isPromotions,
    'until cart or checkout is entered again; order; sign-out',
  ),
  bundlesWithQuantity: key('session', 'checkout', isQuantities, 'until checkout is entered again; order; sign-out'),
  lastBundle: key('local', 'cart', isString, 'until order or sign-out'),
  bundleOfTab: key('session', 'cart', isString, 'until order or sign-out: the bundles that this tab is buying'),
  bundlesInfor: key('session', 'cart', isBundlesInfor, 'until another cart is loaded; order; sign-out'),
  currentEstimatedZipCode: key('local', 'cart', isString, 'until order or sign-out, or until the shop API rejects it'),
  disablePayment: key('session', 'cart', isBoolean, 'until order'),
  commonPageTitle: key('session', 'cart', isString, 'the title to restore when cart or checkout is left'),
  checkoutPageTitle: key('session', 'cart', isString, 'until order'),
  subscriptionInfo: key('session', 'payment', isSubscriptionInfo, 'until the thank-you page has read it; sign-out'),
  packingInfo: key('session', 'payment', isOrderPacking, 'until the thank-you page has read it'),
  orderNumber: key('session', 'payment', isString, 'from the order until its success'),
  orderAttempts: key('local', 'payment', arrayOf(isOrderAttempt), 'half an hour each; sign-out'),
  invoiceBeingPaid: key('session', 'payment', isString, 'from pay now until its success, or the next order; sign-out'),
  payInFullFailed: key('session', 'payment', isString, "until the subscription's details page has shown it; sign-out"),
  announcedOrder: key(
    'session',
    'payment',
    isString,
    'the order that was sent to analytics; until the next one; sign-out',
  ),
  awaitedOrder: key('session', 'payment', isAwaitedOrder, 'until the server confirms the order; next order; sign-out'),
  placedOrder: key('session', 'payment', isPlacedOrder, 'until the next confirmed order; sign-out'),
  failedPayment: key('session', 'payment', isFailedPayment, 'until a payment succeeds; sign-out'),
  paidInvoice: key('session', 'payment', isString, 'until the next payment of an invoice; sign-out'),
} as const satisfies Record<string, StorageKey<unknown>>;

export type StorageName = keyof typeof storageKeys;

export type Stored<N extends StorageName> = (typeof storageKeys)[N] extends StorageKey<infer T> ? T : never;
