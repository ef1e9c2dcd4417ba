/** What was shipped, and until when it can be returned (docs/rules/shop-sandbox.md#parcels). */
import { addDays, type Day } from '../calendar/day.ts';
import type { RatePlan, Shipment, Subscription } from '../store/subscription.ts';

/** Days from the preparation of a parcel to its shipment. */
export const DAYS_TO_SHIP = 2;
/** Days after the choice of a carrier until it picks the parcel up. From then on a return cannot be withdrawn. */
export const PICK_UP_DAYS = 2;
/** Days after the choice of a carrier until the parcel arrives. */
export const DELIVERY_DAYS = 5;

/** Returns a new parcel of a plan, with the next id of the plan's parcels. */
export function newShipment(
  { shipments }: Subscription,
  planId: string,
  reason: Shipment['reason'],
  day: Day,
): Shipment {
  const count = shipments.filter((shipment) => shipment.planId === planId).length + 1;
  return {
    id: `${planId}-${count}`,
    planId,
    reason,
    createdDate: day,
    state: 'preparing',
    shippedDate: null,
    trackingNumber: null,
  };
}

/** Whether all parcels have shipped. One-time orders and re-shipped parcels do not count. */
export function isShippingConfirmed({ shipments }: Pick<Subscription, 'shipments'>): boolean {
  return shipments.every(({ reason, state }) => state === 'shipped' || reason === 'one-time' || reason === 're-ship');
}

/** Returns the day on which a plan's last goods shipped; null before the first shipment. Re-shipped parcels do not count. */
export function lastShippedDate({ shipments }: Subscription, plan: Pick<RatePlan, 'id'>): Day | null {
  const days = shipments
    .filter(({ planId, reason }) => planId === plan.id && reason !== 're-ship')
    .flatMap(({ shippedDate }) => shippedDate ?? []);
  return days.sort().at(-1) ?? null;
}

/** Returns the last day of the right to return; null before the first shipment. */
export function rightToReturnEnd(subscription: Subscription, plan: Pick<RatePlan, 'id'>): Day | null {
  const shipped = lastShippedDate(subscription, plan);
  return shipped && addDays(shipped, subscription.rightToReturnDays);
}

/** Whether goods have shipped and the right to return has not ended. */
export function isWithinRightToReturn(subscription: Subscription, plan: Pick<RatePlan, 'id'>, today: Day): boolean {
  const end = rightToReturnEnd(subscription, plan);
  return end !== null && today <= end;
}

/** Like `isWithinRightToReturn`, but also true before the first shipment. */
export function isBeforeRightToReturnEnd(subscription: Subscription, plan: Pick<RatePlan, 'id'>, today: Day): boolean {
  const end = rightToReturnEnd(subscription, plan);
  return end === null || today <= end;
}

/** Whether a device was sold, not tried or rented. */
export function isBought({ part }: Pick<RatePlan, 'part'>): boolean {
  return part.modelType === 'Buy&Subscribe-standard';
}
