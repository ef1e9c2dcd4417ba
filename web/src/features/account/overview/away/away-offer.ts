/**
 * Which subscriptions the dialog for several of them is about, as far as the list says it: the details say the rest
 * (docs/rules/account.md#several-subscriptions-at-once).
 */
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';

type Listed = Pick<
  SubscriptionListItem,
  'replenishmentOnly' | 'replenishmentRatePlanName' | 'replenishmentCancellationDate'
>;

/** The fewest subscriptions for which it is worth a dialog. */
const SEVERAL = 2;

/** Whether the replenishment of several subscriptions goes on, of those that run. */
export function isAwayOffered(running: readonly Listed[]): boolean {
  return running.filter(isReplenished).length >= SEVERAL;
}

function isReplenished({
  replenishmentOnly,
  replenishmentRatePlanName,
  replenishmentCancellationDate,
}: Listed): boolean {
  return replenishmentCancellationDate === null && (replenishmentOnly || replenishmentRatePlanName !== null);
}
