/** The repair service of the Netherlands (specification 3, section 4). */

import { addDays, type Day } from '../calendar/billing-period.ts';
import { lastShippedDate } from '../returns/return-rules.ts';
import type { RatePlan, Subscription } from '../store/subscription.ts';

const REPAIR_COUNTRY = 'NL';

/** Days until a repaired device is back. */
export const REPAIR_DAYS = 14;

export function repairIsRequested({ repairRequestedDate }: RatePlan, today: Day): boolean {
  return repairRequestedDate !== null && today < addDays(repairRequestedDate, REPAIR_DAYS);
}

/** A device that the customer has, and of which no repair is under way. */
export function isRepairable(subscription: Subscription, plan: RatePlan, today: Day): boolean {
  const { state } = plan.returning;
  return (
    subscription.market.country === REPAIR_COUNTRY &&
    plan.kind === 'device' &&
    plan.status !== 'Cancel' &&
    (state === 'with-customer' || state === 'kept') &&
    lastShippedDate(subscription, plan) !== null &&
    !repairIsRequested(plan, today)
  );
}
