/** The arrival of returned goods (docs/rules/shop-sandbox.md#returned-goods). */
import { addDays, type Day } from '../calendar/day.ts';
import type { Subscription } from '../store/subscription.ts';
import { endPlan } from './end-plan.ts';
import { DELIVERY_DAYS } from './shipped-goods.ts';

/** Ends each plan whose goods have arrived by a day: some days after the customer chose a carrier. */
export function receiveReturns(subscription: Subscription, day: Day): Subscription {
  return subscription.plans.reduce((current, { id, returning }) => {
    const { state, carrierChosenDate } = returning;
    const arrives =
      state === 'returning' && carrierChosenDate !== null && addDays(carrierChosenDate, DELIVERY_DAYS) <= day;
    if (!arrives) return current;
    const after = endPlan(current, id, 'Cancel', day);
    return {
      ...after,
      plans: after.plans.map((plan) =>
        plan.id === id ? { ...plan, returning: { ...returning, state: 'returned' as const } } : plan,
      ),
    };
  }, subscription);
}
