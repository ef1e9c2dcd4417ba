/**
 * Every key of browser storage that the shop uses, named once (specification 1, section 3.5): who writes it, in which
 * storage, and how long it lives. `session` storage ends with the tab, `local` storage stays.
 */

import { cultureCodes, cultureOf } from '@perennial/shared/cultures/cultures';
import { type Guard, isFlag, isText, oneOf } from './shape-guards.ts';
import {
  isCartLines,
  isPackingInfo,
  isPlacedOrder,
  isPromotions,
  isQuantities,
  isSubscriptionInfo,
} from './stored-shapes.ts';

type StorageKey<T> = {
  readonly kind: 'session' | 'local';
  readonly owner: 'shell' | 'cart' | 'checkout' | 'payment';
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
  storedCartItems: key('session', 'cart', isCartLines, 'until cart and checkout are left, or entered anew'),
  bundlesWithPromotions: key('session', 'cart', isPromotions, 'until cart or checkout is entered anew; order; logout'),
  bundlesWithQuantity: key('session', 'checkout', isQuantities, 'until checkout is entered anew; order; logout'),
  lastBundle: key('local', 'cart', isText, 'until order or logout'),
  disablePayment: key('session', 'cart', isFlag, 'until order'),
  commonPageTitle: key('session', 'cart', isText, 'the title to restore when cart or checkout is left'),
  checkoutPageTitle: key('session', 'cart', isText, 'until order'),
  subscriptionInfo: key('session', 'payment', isSubscriptionInfo, 'until the thank-you page has read it; logout'),
  packingInfo: key('session', 'payment', isPackingInfo, 'until the thank-you page has read it'),
  orderNumber: key('session', 'payment', isText, 'from the order until its success'),
  placedOrder: key('session', 'payment', isPlacedOrder, 'until the next order; logout'),
} as const satisfies Record<string, StorageKey<unknown>>;

export type StorageName = keyof typeof storageKeys;

export type Stored<N extends StorageName> = (typeof storageKeys)[N] extends StorageKey<infer T> ? T : never;
