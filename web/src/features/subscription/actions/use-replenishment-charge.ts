import { useBillingPeriodTexts } from '../../../i18n/billing-period.ts';
import { useNetMoney } from '../../../i18n/net-amount.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import type { Subscription } from '../subscription.ts';
import { writeReplenishmentCharge } from './replenishment-charge.ts';

/** Returns what a replenishment costs in each billing period, in the language of the page. */
export function useReplenishmentCharge(subscription: Subscription): string {
  const { t } = useTranslation();
  const netMoney = useNetMoney();
  const { per } = useBillingPeriodTexts();
  return writeReplenishmentCharge(subscription, { netMoney, per, newPrice: t('subscription.action.newPrice') });
}
