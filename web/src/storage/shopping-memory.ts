/** Removes groups of stored values at an order and at sign-out. */

import { readStored, removeStored, writeStored } from './browser-storage.ts';
import { removeLastBundle } from './last-bundle.ts';

/** Removes the stored cart of this tab after its order (docs/rules/cart.md#when-it-is-forgotten). */
export function clearOrderedCart(): void {
  removeLastBundle();
  removeStored(
    'storedCartItems',
    'bundlesWithPromotions',
    'bundlesWithQuantity',
    'bundlesInfor',
    'addressDraft',
    'disablePayment',
    'checkoutPageTitle',
    'subscriptionInfo',
    'packingInfo',
    'orderNumber',
    'currentEstimatedZipCode',
  );
}

/** Removes all shopping data at sign-out, so that the next customer finds none of it. */
export function clearShoppingData(): void {
  clearOrderedCart();
  removeStored('lastBundle', 'customer');
  clearCustomerData();
}

/**
 * Removes the orders, payments and closed tips of the last customer if another one has signed in without a sign-out in
 * between. The cart stays: the new customer may have filled it. `user` is empty for a visitor.
 */
export function keepDataOf(user: string): void {
  if (user === '') return;
  const customer = hash(user);
  const last = readStored('customer');
  if (last === customer) return;
  if (last !== undefined) clearCustomerData();
  writeStored('customer', customer);
}

function clearCustomerData(): void {
  removeStored(
    'orderAttempts',
    'awaitedOrder',
    'placedOrder',
    'announcedOrder',
    'failedPayment',
    'invoiceBeingPaid',
    'paidInvoice',
    'payInFullFailed',
    'dismissedTips',
    'subscriptionInfo',
    'packingInfo',
    'orderNumber',
  );
}

/** Enough to tell two customers apart; the email address itself is not stored. */
function hash(text: string): string {
  let value = 7;
  for (const character of text) value = (value * 31 + (character.codePointAt(0) ?? 0)) % 2 ** 32;
  return value.toString(36);
}
