/** What the frequency and the product of a replenishment can change to. */
import { toMonths } from '@perennial/shared/billing-period';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';

type FrequencyChoice = { readonly productRatePlanId: string; readonly months: number };

/**
 * Returns the frequencies in the shop's order. One whose period is not known has no label, and is left out
 * (docs/rules/subscriptions.md#changing-the-frequency).
 */
export function toFrequencyChoices({
  availableFrequenciesToChange,
}: Pick<SubscriptionDetails, 'availableFrequenciesToChange'>): readonly FrequencyChoice[] {
  return availableFrequenciesToChange.flatMap(({ productRatePlanId, ...period }) => {
    const months = toMonths(period);
    return months === undefined ? [] : [{ productRatePlanId, months }];
  });
}

type ProductChoice = {
  /** The order is still being processed. */
  readonly waits: boolean;
  readonly optionCount: number;
};

/**
 * Returns why the change of the product is disabled, or undefined
 * (docs/rules/subscriptions.md#changing-the-product-type).
 */
export function findProductReason({ waits, optionCount }: ProductChoice): 'waits' | 'noOptions' | undefined {
  if (waits) return 'waits';
  return optionCount === 0 ? 'noOptions' : undefined;
}
