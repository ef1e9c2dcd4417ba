/** What a replenishment costs in each billing period, in words. */
import { useBillingPeriodTexts } from '../../../i18n/billing-period.ts';
import { useFormat } from '../../../i18n/format.ts';
import { findPlan, recurringCharges } from '../plan-facts.ts';
import type { Subscription } from '../subscription.ts';

/** Returns for example "$14.99 every 3 months"; empty without a replenishment or a charge. */
export function useReplenishmentCharge(subscription: Subscription): string {
  const { money } = useFormat();
  const periods = useBillingPeriodTexts();
  const plan = findPlan(subscription, 'replenishment');
  if (!plan) return '';
  return recurringCharges(plan)
    .map(({ months, amount }) => `${money(amount.discounted)} ${periods.per(months)}`)
    .join(' + ');
}
