/** The repair service (docs/rules/shop-sandbox.md#repairs). */
import { addDays, type Day } from '../calendar/day.ts';
import type { RatePlan, Subscription } from '../store/subscription.ts';
import { lastShippedDate } from './shipped-goods.ts';

const REPAIR_COUNTRY = 'NL';

/** Days from the request until the device is back. */
const REPAIR_DAYS = 14;

export function isInRepair({ repairRequestedDate }: RatePlan, today: Day): boolean {
  return repairRequestedDate !== null && today < addDays(repairRequestedDate, REPAIR_DAYS);
}

/** Whether the customer has the device and can request a repair. */
export function isRepairable(subscription: Subscription, plan: RatePlan, today: Day): boolean {
  const { state } = plan.returning;
  return (
    subscription.market.country === REPAIR_COUNTRY &&
    plan.kind === 'device' &&
    plan.status !== 'Cancel' &&
    (state === 'with-customer' || state === 'kept') &&
    lastShippedDate(subscription, plan) !== null &&
    !isInRepair(plan, today)
  );
}
