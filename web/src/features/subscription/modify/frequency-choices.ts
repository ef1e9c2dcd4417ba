/** The frequencies that a replenishment can change to (docs/rules/subscriptions.md#changing-the-frequency). */
import { toMonths } from '@perennial/shared/billing-period';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';

export type FrequencyChoice = { readonly productRatePlanId: string; readonly months: number };

/** Returns the choices in the shop's order. One whose period is not known has no label, and is left out. */
export function toFrequencyChoices({
  availableFrequenciesToChange,
}: Pick<SubscriptionDetails, 'availableFrequenciesToChange'>): readonly FrequencyChoice[] {
  return availableFrequenciesToChange.flatMap(({ productRatePlanId, ...period }) => {
    const months = toMonths(period);
    return months === undefined ? [] : [{ productRatePlanId, months }];
  });
}
