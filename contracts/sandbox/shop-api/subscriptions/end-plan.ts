/** How a plan ends: cancelled, or paid in full; and what that makes of its subscription (specification 3, section 4). */
import type { Day } from '../calendar/billing-period.ts';
import type { RatePlan, Subscription } from '../store/subscription.ts';

function ended(plan: RatePlan, status: 'Cancel' | 'PayInFull', day: Day): RatePlan {
  return {
    ...plan,
    status,
    ...(status === 'Cancel' ? { cancellationDate: day } : { payInFullDate: day }),
    nextPaymentDate: null,
    nextShipmentDate: null,
    nextPart: null,
  };
}

/** A device that was sold at once is the customer's: nothing of its plan is left to happen, unless it is sent back. */
const isOver = ({ status, part, returning }: RatePlan) =>
  status !== null || (part.rhythm === 'once' && returning.state !== 'returning');

/**
 * Ends one plan of a subscription on a day. The subscription ends with its last running plan, and what was sold at once
 * is then paid in full; without a running replenishment a subscription is not paused any more.
 */
export function endPlan(
  subscription: Subscription,
  planId: string,
  status: 'Cancel' | 'PayInFull',
  day: Day,
): Subscription {
  const { startDate } = subscription;
  const plans = subscription.plans.map((plan) => (plan.id === planId ? ended(plan, status, day) : plan));
  if (plans.every(isOver)) {
    return {
      ...subscription,
      plans: plans.map((plan) => (plan.status === null ? ended(plan, 'PayInFull', startDate) : plan)),
      status: 'InActive',
      endDate: day,
      pause: null,
    };
  }
  const replenishes = plans.some(({ kind, status: of }) => kind === 'replenishment' && of === null);
  return replenishes ? { ...subscription, plans } : { ...subscription, plans, status: 'Active', pause: null };
}
