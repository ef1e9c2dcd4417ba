/** Removes groups of stored values at an order and at sign-out. */

import { removeStored } from './browser-storage.ts';

/** Removes the stored cart after an order (docs/rules/cart.md#when-it-is-forgotten). */
export function clearOrderedCart(): void {
  removeStored(
    'storedCartItems',
    'bundlesWithPromotions',
    'bundlesWithQuantity',
    'lastBundle',
    'bundlesInfor',
    'addressDraft',
    'disablePayment',
    'checkoutPageTitle',
    'subscriptionInfo',
    'packingInfo',
    'orderNumber',
    'orderAttempt',
    'currentEstimatedZipCode',
  );
}

/** Removes all shopping data at sign-out, so that the next customer finds none of it. */
export function clearShoppingData(): void {
  clearOrderedCart();
  removeStored('placedOrder', 'invoiceBeingPaid', 'payInFullFailed', 'announcedOrder');
}
