/** Removes groups of stored values: at an order, at sign-out, and when another customer signs in. */

import { readStored, removeStored, writeStored } from './browser-storage.ts';
import { removeLastBundle } from './last-bundle.ts';
import { toOwnerNumber } from './session-mark.ts';
import { storageKeys } from './storage-keys.ts';

const ofCart = [
  'storedCartItems',
  'bundlesWithPromotions',
  'bundlesWithQuantity',
  'bundlesInfor',
  'disablePayment',
  'checkoutPageTitle',
  'subscriptionInfo',
  'packingInfo',
  'orderNumber',
  'currentEstimatedZipCode',
] as const;

const ofCustomer = [
  ...ofCart,
  'bundleOfTab',
  'lastBundle',
  'linesOfBrowser',
  'orderAttempts',
  'waitingSubscriptions',
  'awaitedOrder',
  'placedOrder',
  'announcedOrder',
  'failedPayment',
  'invoiceBeingPaid',
  'paidInvoice',
  'payInFullFailed',
  'dismissedTips',
  'formDrafts',
  'customerOfTab',
  'customerOfBrowser',
] as const;

/** Removes the stored cart of this tab after its order (docs/rules/cart.md#when-it-is-forgotten). */
export function clearOrderedCart(): void {
  removeLastBundle();
  removeStored(...ofCart);
}

/** Removes all shopping data at sign-out, so that the next customer finds none of it. */
export function clearShoppingData(): void {
  removeStored(...ofCustomer);
}

const ofCustomerIn = (kind: 'session' | 'local') => ofCustomer.filter((name) => storageKeys[name].kind === kind);

/** Removes what a tab still has of a customer who has signed out in another tab, before the scripts of this one ran. */
function forgetMissedSignOut(): void {
  if (readStored('sessionOfBrowser')?.isSignedOut && readStored('customerOfTab') !== undefined)
    removeStored(...ofCustomerIn('session'));
}

/**
 * Removes what a former customer has left, whose session has ended without a sign-out. What was stored since then,
 * without a sign-in, stays. `user` is empty without a sign-in: then a missed sign-out counts only
 * (docs/rules/cart.md#when-it-is-forgotten).
 */
export function keepDataOf(user: string): void {
  if (user === '') {
    forgetMissedSignOut();
    return;
  }
  const customer = toOwnerNumber(user);
  for (const owner of ['customerOfTab', 'customerOfBrowser'] as const) {
    const { kind } = storageKeys[owner];
    const former = readStored(owner);
    if (former === customer) continue;
    // Somebody may have filled in a public form before the first sign-in.
    removeStored('formDrafts');
    if (former !== undefined) removeStored(...ofCustomerIn(kind));
    writeStored(owner, customer);
  }
}
