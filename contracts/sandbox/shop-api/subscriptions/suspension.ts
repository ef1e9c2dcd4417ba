/** Suspension of a plan by a pause or a return, and its end. */
import type { Day } from '../calendar/day.ts';
import type { RatePlan, Subscription } from '../store/subscription.ts';

/** A paused or returning replenishment is neither charged nor shipped. A device is charged until it arrives. */
function isSuspended({ kind, returning }: RatePlan, { pause }: Subscription): boolean {
  return kind === 'replenishment' && (pause !== null || returning.state === 'returning');
}

/** Whether a plan is charged and shipped now. */
export function isRunning(plan: RatePlan, subscription: Subscription): boolean {
  return plan.status === null && !isSuspended(plan, subscription);
}

/** Ends a pause. Missed shipments and payments move to `day`; later dates stay. */
export function resume(subscription: Subscription, day: Day): Subscription {
  const plans = subscription.plans.map((plan) => {
    const { nextShipmentDate, nextPaymentDate } = plan;
    if (plan.kind === 'device' || plan.status !== null) return plan;
    const shipmentIsLate = nextShipmentDate !== null && nextShipmentDate < day;
    const paymentIsLate = nextPaymentDate !== null && nextPaymentDate < day;
    return {
      ...plan,
      ...(shipmentIsLate && { nextShipmentDate: day, shipmentAnchor: day }),
      ...(paymentIsLate && { nextPaymentDate: day, paymentAnchor: day }),
    };
  });
  return { ...subscription, status: 'Active', pause: null, changesWaitForShipment: true, plans };
}
