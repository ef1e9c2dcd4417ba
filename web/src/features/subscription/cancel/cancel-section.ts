/** Which section cancels a subscription. See docs/rules/cancel-and-return.md#cancel-sections. */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { isInsured } from '../subscription-limits.ts';

/**
 * `insurer` and `plain` are the section "Cancel my subscription"; `flow` is the section "Cancel, return or withdraw".
 */
export type CancelSection = 'insurer' | 'plain' | 'flow';

/** Returns the section of a subscription; undefined if it shows none. */
export function findCancelSection(
  subscription: SubscriptionDetails,
  countryCode: CountryCode,
): CancelSection | undefined {
  if (subscription.isCancelled) return undefined;
  if (isInsured(subscription, countryCode)) return 'insurer';
  if (subscription.ableToCancel || isReturnOpen(subscription)) return 'flow';
  if (subscription.ableToCancelReplenishment) return 'plain';
  return hasReason(subscription) ? 'flow' : undefined;
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
