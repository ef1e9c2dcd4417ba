/** Notices about a plan that is not simply active (docs/rules/subscriptions.md#plan-notices). */
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import {
  findFinalPayment,
  findReturn,
  isReturning,
  planState,
  toPlanKind,
} from '@perennial/shared/subscriptions/plan-facts';

/** Dates are YYYY-MM-DD. Amounts are decimals in the culture's currency. */
export type PlanTip =
  | { readonly name: 'deviceReturning' | 'replenishmentReturning' }
  | { readonly name: 'purchased' | 'pausedOpen' | 'changeWaits' }
  | { readonly name: 'pausedUntil'; readonly date: string }
  | { readonly name: 'lastPayment'; readonly date: string; readonly amount: number };

type Rule = (subscription: SubscriptionDetails, plan: RatePlan) => PlanTip | undefined;

const rules: readonly Rule[] = [
  (subscription, plan) =>
    isReturning(subscription, plan)
      ? { name: toPlanKind(plan) === 'device' ? 'deviceReturning' : 'replenishmentReturning' }
      : undefined,

  (subscription, plan) =>
    toPlanKind(plan) === 'device' && findReturn(subscription, 'device')?.unreturnableReason === 'PaidInFull'
      ? { name: 'purchased' }
      : undefined,

  (subscription, plan) => {
    if (planState(subscription, plan) !== 'paused' || !subscription.displayResumeTips) return undefined;
    const { resumedReplenishmentDate: date } = subscription;
    return date ? { name: 'pausedUntil', date } : { name: 'pausedOpen' };
  },

  ({ hasAnyFutureDatedReplenishment }, plan) =>
    hasAnyFutureDatedReplenishment && toPlanKind(plan) === 'replenishment' && plan.status === null
      ? { name: 'changeWaits' }
      : undefined,

  (subscription, plan) => {
    const payment = toPlanKind(plan) === 'replenishment' ? findFinalPayment(subscription) : undefined;
    return payment && { name: 'lastPayment', ...payment };
  },
];

/** Returns the notices about a plan, in display order. */
export function findPlanTips(subscription: SubscriptionDetails, plan: RatePlan): readonly PlanTip[] {
  return rules.flatMap((rule) => rule(subscription, plan) ?? []);
}
