/** The next payment and shipment dates, with the effect of a pause or a return. */
import type { Day } from '../calendar/day.ts';
import type { RatePlan, Subscription } from '../store/subscription.ts';

function withSuspension(date: Day | null, plan: RatePlan, { status, pause }: Subscription): Day | null {
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

/** Returns null without a next payment, or if its date is unknown. */
export function nextPaymentDate(subscription: Subscription): Day | null {
  return earliest(subscription.plans.map((plan) => withSuspension(plan.nextPaymentDate, plan, subscription)));
}

/** Returns null without a next shipment, or if its date is unknown. */
export function nextShipmentDate(subscription: Subscription): Day | null {
  return earliest(subscription.plans.map((plan) => withSuspension(plan.nextShipmentDate, plan, subscription)));
}
