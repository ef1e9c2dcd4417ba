import { useBillingPeriodTexts } from '../../../i18n/billing-period.ts';
import { useFormat } from '../../../i18n/format.ts';
import type { Subscription } from '../subscription.ts';
import { writeReplenishmentCharge } from './replenishment-charge.ts';

/** Returns what a replenishment costs in each billing period, in the language of the page. */
export function useReplenishmentCharge(subscription: Subscription): string {
  const { money } = useFormat();
  const { per } = useBillingPeriodTexts();
  return writeReplenishmentCharge(subscription, { money, per });
}
