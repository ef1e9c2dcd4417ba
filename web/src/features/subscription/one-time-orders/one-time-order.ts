/** Ordering one more shipment (docs/rules/subscriptions.md#one-time-orders). */
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';

/** Returns the plan of which one more shipment can be ordered, or undefined. */
export function findOneTimePlan({ ratePlans }: Pick<SubscriptionDetails, 'ratePlans'>): RatePlan | undefined {
  return ratePlans.find(({ allowOneTimeReplenishment }) => allowOneTimeReplenishment);
}

type OneTimePrice = { readonly price: number; readonly taxIsAdded: boolean };

/**
 * The words of the button that orders: it names the amount that is charged. With tax on top the amount is not known,
 * and the button names the order alone; the price stands above it.
 */
export function oneTimeOrderWords({
  price,
  taxIsAdded,
}: OneTimePrice): 'placeOrderFor' | 'placeOrder' | 'confirmOrder' {
  if (price === 0) return 'confirmOrder';
  return taxIsAdded ? 'placeOrder' : 'placeOrderFor';
}
