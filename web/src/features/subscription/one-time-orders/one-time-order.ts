/** Ordering one more shipment. See docs/rules/subscriptions.md#one-time-orders. */
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findShipmentCharge } from '../plan-facts.ts';

/** Returns the plan of which one more shipment can be ordered, or undefined. */
export function findOneTimePlan({ ratePlans }: Pick<SubscriptionDetails, 'ratePlans'>): RatePlan | undefined {
  return ratePlans.find(({ allowOneTimeReplenishment }) => allowOneTimeReplenishment);
}

/** The words of the button that orders: it names the amount, or the obligation to pay. */
export function oneTimeOrderWords(price: number | undefined): 'placeOrderFor' | 'placeOrder' | 'confirmOrder' {
  if (price === undefined) return 'placeOrder';
  return price > 0 ? 'placeOrderFor' : 'confirmOrder';
}

/** Returns the price of one shipment as a decimal in the culture's currency; undefined if it is not known. */
export function findOneTimePrice(plan: RatePlan): number | undefined {
  return findShipmentCharge(plan)?.discounted;
}
