/** The end of a plan (docs/rules/shop-sandbox.md#cancelled-plans). */
import type { Day } from '../calendar/day.ts';
import { type RatePlan, type Subscription, withPlan } from '../store/subscription.ts';

type EndStatus = NonNullable<RatePlan['status']>;

function toEndedPlan(plan: RatePlan, status: EndStatus, day: Day): RatePlan {
  return {
    ...plan,
    status,
    ...(status === 'Cancel' ? { cancellationDate: day } : { payInFullDate: day }),
    nextPaymentDate: null,
    nextShipmentDate: null,
    nextPart: null,
  };
}

/** A device that was sold at once belongs to the customer, so its plan has nothing left except a return. */
const isOver = ({ status, part, returning }: RatePlan) =>
  status !== null || (part.billingPeriod === 'once' && returning.state !== 'returning');

/**
 * Ends one plan. The subscription ends with its last running plan; a device that was sold at once is then paid in full.
 * A subscription without a running replenishment is not paused.
 */
export function endPlan(subscription: Subscription, planId: string, status: EndStatus, day: Day): Subscription {
  const plan = subscription.plans.find(({ id }) => id === planId);
  const after = plan ? withPlan(subscription, toEndedPlan(plan, status, day)) : subscription;
  const { plans, startDate } = after;
  if (plans.every(isOver)) {
    return {
      ...after,
      plans: plans.map((other) => (other.status === null ? toEndedPlan(other, 'PayInFull', startDate) : other)),
      status: 'InActive',
      endDate: day,
      pause: null,
    };
  }
  const replenishes = plans.some((other) => other.kind === 'replenishment' && other.status === null);
  return replenishes ? after : { ...after, status: 'Active', pause: null };
}
