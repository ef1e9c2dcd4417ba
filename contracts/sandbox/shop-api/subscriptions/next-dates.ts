/** When the next payment and the next parcel of a plan really come: its dates, seen through a pause or a return. */
import type { Day } from '../calendar/billing-period.ts';
import type { RatePlan, Subscription } from '../store/subscription.ts';

function throughPause(date: Day | null, plan: RatePlan, { status, pause }: Subscription): Day | null {
  if (date === null || status === 'Pending') return null;
  if (plan.kind === 'device') return date;
  if (plan.returning.state === 'returning') return null;
  if (!pause) return date;
  if (pause.until === null) return null;
  return pause.until > date ? pause.until : date;
}

function earliest(days: readonly (Day | null)[]): Day | null {
  return days.filter((day) => day !== null).sort()[0] ?? null;
}

/** Null where no payment comes, or nobody knows when. */
export function nextPaymentDate(subscription: Subscription): Day | null {
  return earliest(subscription.plans.map((plan) => throughPause(plan.nextPaymentDate, plan, subscription)));
}

/** Null where no parcel comes, or nobody knows when. */
export function nextShipmentDate(subscription: Subscription): Day | null {
  return earliest(subscription.plans.map((plan) => throughPause(plan.nextShipmentDate, plan, subscription)));
}
