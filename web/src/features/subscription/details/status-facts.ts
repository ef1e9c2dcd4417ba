/** What the details know of the status of a subscription (docs/rules/subscriptions.md#status-panel). */
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findNextDelivery } from '@perennial/shared/subscriptions/next-delivery';
import { isReturning, planState, subscriptionState, toPlanKind } from '@perennial/shared/subscriptions/plan-facts';
import { planKinds } from '@perennial/shared/subscriptions/subscription-state';
import { type StatusFacts, type SubscriptionStatus, statusOf } from '../../../commerce/status/subscription-status.ts';
import { findPlanTips, type PlanTip } from './plan-tips.ts';

/** Returns the status of a subscription; undefined for one that simply runs. */
export function statusOfDetails(subscription: SubscriptionDetails): SubscriptionStatus | undefined {
  return statusOf(toStatusFacts(subscription));
}

function toStatusFacts(subscription: SubscriptionDetails): StatusFacts {
  const { ratePlans, pausedReplenishmentDate, resumedReplenishmentDate, endDate } = subscription;
  const returning = planKinds.filter((kind) =>
    ratePlans.some((plan) => toPlanKind(plan) === kind && isReturning(subscription, plan)),
  );
  return {
    state: subscriptionState(subscription),
    pausedSince: pausedReplenishmentDate,
    resumesOn: resumedReplenishmentDate,
    returning,
    repairs: ratePlans.flatMap(({ repairStatus }) => repairStatus ?? []),
    endedOn: endDate,
  };
}

const told: Readonly<Record<SubscriptionStatus['name'], readonly PlanTip['name'][]>> = {
  pending: [],
  paused: ['pausedOpen', 'pausedUntil'],
  returning: ['deviceReturning', 'replenishmentReturning'],
  repair: [],
  ended: [],
};

/** Whether the panel of a status tells a notice, so that the plan does not. */
export function isToldBy(status: SubscriptionStatus | undefined, tip: PlanTip): boolean {
  return status !== undefined && told[status.name].includes(tip.name);
}

/**
 * Whether a plan has the label of its state: a cancelled plan, and one whose state is not that of the subscription. A
 * bought device says in words that it is.
 */
export function hasStateLabel(subscription: SubscriptionDetails, plan: RatePlan): boolean {
  const state = planState(subscription, plan);
  if (findPlanTips(subscription, plan).some(({ name }) => name === 'purchased')) return false;
  return state === 'cancelled' || state !== subscriptionState(subscription);
}

/** Whether the title has the label of the state: neither a panel nor a plan nor the next delivery tells it. */
export function hasTitleLabel(subscription: SubscriptionDetails): boolean {
  const state = subscriptionState(subscription);
  if (state === 'active' && findNextDelivery(subscription)) return false;
  const isToldByPlan = subscription.ratePlans.some(
    (plan) => hasStateLabel(subscription, plan) && planState(subscription, plan) === state,
  );
  const status = statusOfDetails(subscription)?.name;
  return !isToldByPlan && (status === undefined || status === 'ended' || status === 'repair');
}
