/** Removes groups of stored values at an order and at sign-out. */

import { removeStored } from './browser-storage.ts';
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
  removeStored(
    'lastBundle',
    'orderAttempts',
    'awaitedOrder',
    'placedOrder',
    'announcedOrder',
    'failedPayment',
    'invoiceBeingPaid',
    'paidInvoice',
    'payInFullFailed',
    'dismissedTips',
  );
}
