/** Returns and cancellations of a subscription's plans, as the overview shows them. */
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { isAwaitedBack, type PlanKind } from '@perennial/shared/subscriptions/subscription-state';

export type PlansOfItem = Pick<
  SubscriptionListItem,
  | 'tryBuyCancellationDate'
  | 'tryBuyRatePlanName'
  | 'tryBuyReturnInfo'
  | 'replenishmentCancellationDate'
  | 'replenishmentRatePlanName'
  | 'replenishmentReturnInfo'
>;

type Plan = {
  readonly kind: PlanKind;
  readonly name: string | null;
  readonly isCancelled: boolean;
  readonly returnStatus: NonNullable<SubscriptionListItem['tryBuyReturnInfo']>['returnStatus'] | undefined;
};

function plansOf(subscription: PlansOfItem): readonly Plan[] {
  return [
    {
      kind: 'device',
      name: subscription.tryBuyRatePlanName,
      isCancelled: subscription.tryBuyCancellationDate !== null,
      returnStatus: subscription.tryBuyReturnInfo?.returnStatus,
    },
    {
      kind: 'replenishment',
      name: subscription.replenishmentRatePlanName,
      isCancelled: subscription.replenishmentCancellationDate !== null,
      returnStatus: subscription.replenishmentReturnInfo?.returnStatus,
    },
  ];
}

/** Returns which goods are awaited back, or undefined if none are (docs/rules/account.md#return-lines). */
export function findAwaitedReturn(subscription: PlansOfItem): PlanKind | 'both' | undefined {
  const awaited = listAwaitedBack(subscription);
  return awaited.length > 1 ? 'both' : awaited[0];
}

/** Returns the plans whose goods are awaited back. */
export function listAwaitedBack(subscription: PlansOfItem): readonly PlanKind[] {
  return plansOf(subscription)
    .filter(isAwaitedBack)
    .map(({ kind }) => kind);
}

export type CancellationTip = {
  /** Does not change while the subscription exists, because the browser stores it for a dismissed tip. */
  readonly id: string;
  /** `returned`: the plan ended because its goods came back. */
  readonly kind: 'cancelled' | 'returned';
  readonly plan: string;
};

type CancellationSource = PlansOfItem & Pick<SubscriptionListItem, 'subscriptionNumber' | 'title' | 'isCancelled'>;

/** Returns a tip for each plan that was cancelled (docs/rules/account.md#cancellation-tips). */
export function findCancellationTips(subscription: CancellationSource): readonly CancellationTip[] {
  const { subscriptionNumber, title, isCancelled } = subscription;
  const tips = plansOf(subscription)
    .filter((plan) => plan.isCancelled)
    .map(
      ({ kind, name, returnStatus }): CancellationTip => ({
        id: `${subscriptionNumber}/${kind}`,
        kind: returnStatus === 'Returning' ? 'returned' : 'cancelled',
        plan: name ?? title,
      }),
    );
  if (tips.length > 0 || !isCancelled) return tips;
  return [{ id: subscriptionNumber, kind: 'cancelled', plan: title }];
}
