/**
 * On which path a subscription is cancelled, which is also that of a section
 * (docs/rules/cancel-and-return.md#cancel-sections).
 */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { isInsured } from '../../../commerce/subscriptions/subscription-limits.ts';

/**
 * `insurer` and `plain` are the paths of the section "Cancel my subscription"; `full` is that of the section "Cancel,
 * return or withdraw".
 */
export type CancelPath = 'insurer' | 'plain' | 'full';

/** Returns the path of a subscription; undefined if no section shows one. */
export function findCancelPath(subscription: SubscriptionDetails, countryCode: CountryCode): CancelPath | undefined {
  if (subscription.isCancelled) return undefined;
  if (isInsured(subscription, countryCode)) return 'insurer';
  if (subscription.ableToCancel || isReturnOpen(subscription)) return 'full';
  if (subscription.ableToCancelReplenishment) return 'plain';
  return hasReason(subscription) ? 'full' : undefined;
}

function returnsOf({ returnInfoDetails }: SubscriptionDetails) {
  const { tryBuyReturnDetails, replenishmentReturnDetails } = returnInfoDetails;
  return [tryBuyReturnDetails, replenishmentReturnDetails].filter((details) => details !== null);
}

function isReturnOpen(subscription: SubscriptionDetails): boolean {
  return returnsOf(subscription).some(({ returnable, returningWithdrawable }) => returnable || returningWithdrawable);
}

/** Whether the shop API says why nothing is possible. */
function hasReason(subscription: SubscriptionDetails): boolean {
  return (
    subscription.reasonToDisableCancellation !== null ||
    !subscription.shippingConfirmed ||
    returnsOf(subscription).some(({ unreturnableReason }) => unreturnableReason !== null)
  );
}
