/** What became of a subscription's device and replenishment: returns and cancellations (specification 2, sections 2 and 4). */
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import type { PlanKind } from '../../../commerce/plan-kind.ts';

type Plans = Pick<
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
  readonly cancelled: boolean;
  readonly returning: boolean;
};

function plansOf(subscription: Plans): readonly Plan[] {
  return [
    {
      kind: 'device',
      name: subscription.tryBuyRatePlanName,
      cancelled: subscription.tryBuyCancellationDate !== null,
      returning: subscription.tryBuyReturnInfo?.returnStatus === 'Returning',
    },
    {
      kind: 'replenishment',
      name: subscription.replenishmentRatePlanName,
      cancelled: subscription.replenishmentCancellationDate !== null,
      returning: subscription.replenishmentReturnInfo?.returnStatus === 'Returning',
    },
  ];
}

/** What we wait for to come back. A plan that is cancelled is `Returning`, too, but its goods are here. */
export function awaitedReturn(subscription: Plans): PlanKind | 'both' | undefined {
  const awaited = plansOf(subscription).filter(({ cancelled, returning }) => returning && !cancelled);
  return awaited.length > 1 ? 'both' : awaited[0]?.kind;
}

export type CancellationTip = {
  /** The same for as long as there is the subscription: by it a dismissed tip is known again. */
  readonly id: string;
  /** `returned`: the goods have come back, and that ended the plan. */
  readonly kind: 'cancelled' | 'returned';
  readonly plan: string;
};

type Cancelled = Plans & Pick<SubscriptionListItem, 'subscriptionNumber' | 'title' | 'isCancelled'>;

/** What a card says of plans that have ended; a subscription that is cancelled as a whole is told by its title. */
export function cancellationTips(subscription: Cancelled): readonly CancellationTip[] {
  const { subscriptionNumber, title, isCancelled } = subscription;
  const tips = plansOf(subscription)
    .filter(({ cancelled }) => cancelled)
    .map(
      ({ kind, name, returning }): CancellationTip => ({
        id: `${subscriptionNumber}/${kind}`,
        kind: returning ? 'returned' : 'cancelled',
        plan: name ?? title,
      }),
    );
  if (tips.length > 0 || !isCancelled) return tips;
  return [{ id: subscriptionNumber, kind: 'cancelled', plan: title }];
}
