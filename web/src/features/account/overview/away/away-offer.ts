/**
 * Which subscriptions the dialog for several of them is about, as far as the list says it: the details say the rest
 * (docs/rules/account.md#several-subscriptions-at-once).
 */
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { filterRunning } from '@perennial/shared/subscriptions/running';

type Listed = Pick<
  SubscriptionListItem,
  'status' | 'replenishmentOnly' | 'replenishmentRatePlanName' | 'replenishmentCancellationDate'
>;

/** The fewest subscriptions for which it is worth a dialog. */
const SEVERAL = 2;

/** Whether several subscriptions run whose replenishment goes on. */
export function isAwayOffered(subscriptions: readonly Listed[]): boolean {
  return filterRunning(subscriptions).filter(isReplenished).length >= SEVERAL;
}

function isReplenished({
  replenishmentOnly,
  replenishmentRatePlanName,
  replenishmentCancellationDate,
}: Listed): boolean {
  return replenishmentCancellationDate === null && (replenishmentOnly || replenishmentRatePlanName !== null);
}
