/** When what is remembered of shopping is forgotten together. */

import { removeStored } from './browser-storage.ts';

/** After an order is finished: cart, bundle, promotion and estimated-zip entries go (specification 2, section 2: thank-you page). */
export function forgetOrderedCart(): void {
  removeStored(
    'storedCartItems',
    'bundlesWithPromotions',
    'bundlesWithQuantity',
    'lastBundle',
    'bundlesInfor',
    'disablePayment',
    'checkoutPageTitle',
    'subscriptionInfo',
    'packingInfo',
    'orderNumber',
    'orderAttempt',
    'currentEstimatedZipCode',
  );
}

/** At logout: nothing of one person's shopping is left for the next (specification 1, section 4). */
export function forgetShopping(): void {
  forgetOrderedCart();
  removeStored('placedOrder', 'invoiceBeingPaid', 'payInFullFailed', 'announcedOrder');
}
