/**
 * Every key of browser storage with its writer and lifetime (docs/rules/cart.md#browser-storage). `session` storage
 * ends with the tab; `local` storage stays.
 */

import { cultureCodes, cultureOf } from '@perennial/shared/cultures/cultures';
import { type Guard, isFlag, isText, listOf, oneOf } from './shape-guards.ts';
import {
  isAnalyticsConsent,
  isBundlesInfor,
  isCartLines,
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
  readonly life: string;
  readonly guard: Guard<T>;
};

function key<T>(
  kind: StorageKey<T>['kind'],
  owner: StorageKey<T>['owner'],
  guard: Guard<T>,
  life: string,
): StorageKey<T> {
  return { kind, owner, guard, life };
}

export const storageKeys = {
  cultureCode: key('local', 'shell', oneOf(cultureCodes), 'stays: the culture of the last page'),
  canadaLanguage: key('local', 'shell', oneOf(cultureOf('en-ca').languages), 'stays: the last choice of language'),
  belgiumLanguage: key('local', 'shell', oneOf(cultureOf('nl-be').languages), 'stays: the last choice of language'),
  analyticsConsent: key('local', 'shell', isAnalyticsConsent, 'stays: the answer to the question about analytics'),
  dismissedTips: key('local', 'account', listOf(isText), 'stays: tips of cancelled subscriptions that were closed'),
  storedCartItems: key('session', 'cart', isCartLines, 'until cart and checkout are left, or entered anew'),
  bundlesWithPromotions: key('session', 'cart', isPromotions, 'until cart or checkout is entered anew; order; logout'),
  bundlesWithQuantity: key('session', 'checkout', isQuantities, 'until checkout is entered anew; order; logout'),
  lastBundle: key('local', 'cart', isText, 'until order or logout'),
  bundlesInfor: key('session', 'cart', isBundlesInfor, 'until another cart is read; order; logout'),
  currentEstimatedZipCode: key('local', 'cart', isText, 'until order or logout, or until the shop refuses it'),
  disablePayment: key('session', 'cart', isFlag, 'until order'),
  commonPageTitle: key('session', 'cart', isText, 'the title to restore when cart or checkout is left'),
  checkoutPageTitle: key('session', 'cart', isText, 'until order'),
  subscriptionInfo: key('session', 'payment', isSubscriptionInfo, 'until the thank-you page has read it; logout'),
  packingInfo: key('session', 'payment', isOrderPacking, 'until the thank-you page has read it'),
  orderNumber: key('session', 'payment', isText, 'from the order until its success'),
  orderAttempt: key('local', 'payment', isOrderAttempt, 'until the order is finished; half an hour; logout'),
  invoiceBeingPaid: key('session', 'payment', isText, 'from pay now until its success, or the next order; logout'),
  payInFullFailed: key('session', 'payment', isText, "until the subscription's details page has told it; logout"),
  announcedOrder: key(
    'session',
    'payment',
    isText,
    'the order that analytics has been told of; until the next; logout',
  ),
  placedOrder: key('session', 'payment', isPlacedOrder, 'until the next order; logout'),
} as const satisfies Record<string, StorageKey<unknown>>;

export type StorageName = keyof typeof storageKeys;

export type Stored<N extends StorageName> = (typeof storageKeys)[N] extends StorageKey<infer T> ? T : never;
