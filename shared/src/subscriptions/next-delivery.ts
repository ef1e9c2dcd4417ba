/** What comes next, and what comes after it (docs/rules/subscriptions.md#next-delivery). */
import type { SubscriptionDetails } from '../models/subscription-details.ts';
import { findNextPaymentDate, findPlan, isCharged, toPlanKind } from './plan-facts.ts';
import { findUpcomingDays, type UpcomingDay } from './upcoming.ts';

export type NextDelivery = UpcomingDay & {
  /** The next payment (YYYY-MM-DD), if it is on another day that `later` does not have. */
  readonly otherPayment: string | undefined;
  /** The other days with a shipment or a payment. */
  readonly later: readonly UpcomingDay[];
};

/**
 * Returns the next shipment, or the next payment of a subscription without one; undefined if neither is planned. `most` is
 * how many days it and the later ones are at most.
 */
export function findNextDelivery(subscription: SubscriptionDetails, most?: number): NextDelivery | undefined {
  const shipment = subscription.nextShipmentDate?.slice(0, 10);
  const payment = findNextPaymentDate(subscription) ?? undefined;
  const date = shipment ?? payment;
  if (date === undefined) return undefined;
  const days = findUpcomingDays(subscription, most);
  const later = days.filter((day) => day.date !== date);
  const isListed = later.some((day) => day.isPayment && day.date === payment);
  return {
    date,
    isShipment: date === shipment,
    isPayment: date === payment,
    amount: undefined,
    ...days.find((day) => day.date === date),
    otherPayment: payment === date || isListed ? undefined : payment,
    later,
  };
}

/** What is in the next delivery: a product, or one that the subscription does not know yet. */
type Contents = { readonly name: string; readonly quantity: number; readonly imageUrl: string } | 'changed';

/** Returns what is shipped next; without a shipment the product that is paid for. */
export function findContents(
  subscription: SubscriptionDetails,
  { isShipment }: Pick<NextDelivery, 'isShipment'>,
): Contents | undefined {
  const order = isShipment ? (['replenishment', 'device'] as const) : (['device', 'replenishment'] as const);
  const plan = order
    .map((kind) => findPlan(subscription, kind))
    .find((candidate) => candidate && isCharged(subscription, candidate));
  if (!plan) return undefined;
  if (subscription.hasAnyFutureDatedReplenishment && toPlanKind(plan) === 'replenishment') return 'changed';
  return { name: plan.productName, quantity: plan.replenishmentQuantity ?? 1, imageUrl: plan.imageUrl };
}
