/** What a rate plan is and where its goods are (specification 3, sections 3 and 4: plan and return states). */
import type { RatePlan, ReturnDetails, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import type { PlanKind } from '../../commerce/plan-kind.ts';

const replenishmentTypes: readonly RatePlan['modelType'][] = ['Replenishment', 'ReplenishmentStandard'];

/** Types of devices that are the customer's, bought at the start or after trying. */
const boughtTypes: readonly RatePlan['modelType'][] = [
  'Buy&Subscribe-standard',
  'TryBuyPurchase',
  'TryBuyDepreciationPurchase',
];

export function kindOf({ modelType }: Pick<RatePlan, 'modelType'>): PlanKind {
  return replenishmentTypes.includes(modelType) ? 'replenishment' : 'device';
}

export function planOf({ ratePlans }: Pick<SubscriptionDetails, 'ratePlans'>, kind: PlanKind): RatePlan | undefined {
  return ratePlans.find((plan) => kindOf(plan) === kind);
}

export function isBought({ modelType, status }: Pick<RatePlan, 'modelType' | 'status'>): boolean {
  return status === 'PayInFull' || boughtTypes.includes(modelType);
}

export function returnOf(
  { returnInfoDetails }: Pick<SubscriptionDetails, 'returnInfoDetails'>,
  kind: PlanKind,
): ReturnDetails | null {
  return kind === 'device' ? returnInfoDetails.tryBuyReturnDetails : returnInfoDetails.replenishmentReturnDetails;
}

/** On its way back to us. A cancelled plan keeps the word `Returning` after its goods have come back. */
export function isReturning(subscription: Pick<SubscriptionDetails, 'returnInfoDetails'>, plan: RatePlan): boolean {
  return plan.status !== 'Cancel' && returnOf(subscription, kindOf(plan))?.returnStatus === 'Returning';
}

/** Whether it is paid for again and again: not after its end, and not while refills go back (specification 3, section 4). */
export function isCharged(subscription: Pick<SubscriptionDetails, 'returnInfoDetails'>, plan: RatePlan): boolean {
  return plan.status === null && !(kindOf(plan) === 'replenishment' && isReturning(subscription, plan));
}

export type SubscriptionState = 'active' | 'paused' | 'pending' | 'returning' | 'purchased' | 'cancelled' | 'ended';

const lifeOfStatus: Readonly<Record<string, 'active' | 'paused' | 'ended'>> = {
  Active: 'active',
  Paused: 'paused',
  InActive: 'ended',
};

type StateSource = Pick<SubscriptionDetails, 'status' | 'isCancelled' | 'ratePlans' | 'returnInfoDetails'>;

/** The whole subscription in one word: what ended by being paid for is purchased. Paused is told unless the replenishment is on its way back. */
export function subscriptionState(subscription: StateSource): SubscriptionState {
  const life = lifeOfStatus[subscription.status] ?? 'pending';
  if (life === 'ended') {
    if (subscription.isCancelled) return 'cancelled';
    return subscription.ratePlans.some(({ status }) => status === 'PayInFull') ? 'purchased' : 'ended';
  }
  if (life === 'pending') return 'pending';
  return subscription.ratePlans.some((plan) => isReturning(subscription, plan)) ? 'returning' : life;
}

/** One plan in one word. A pause is the replenishment's: a device is paid for all the same. */
export function planState(subscription: StateSource, plan: RatePlan): SubscriptionState {
  if (plan.status === 'Cancel') return 'cancelled';
  if (plan.status === 'PayInFull') return 'purchased';
  if (isReturning(subscription, plan)) return 'returning';
  const life = lifeOfStatus[subscription.status] ?? 'pending';
  if (life === 'pending') return 'pending';
  if (isBought(plan)) return 'purchased';
  if (life === 'paused') return kindOf(plan) === 'replenishment' ? 'paused' : 'active';
  return life;
}
