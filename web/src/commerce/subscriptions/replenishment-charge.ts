/** What a replenishment costs in each billing period, in words. */
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findPlan, recurringCharges } from '@perennial/shared/subscriptions/plan-facts';
import { useBillingPeriodTexts } from '../../i18n/billing-period.ts';
import { useNetMoney } from '../../i18n/net-amount.tsx';
import { useTranslation } from '../../texts/texts.ts';

type Words = {
  /** Writes a decimal amount without tax. */
  readonly netMoney: (amount: number) => string;
  /** Writes how often an amount is charged, in months. */
  readonly per: (months: number) => string;
  /** Stands for the price of a changed product, which the subscription does not have. */
  readonly newPrice: string;
};

/** Returns for example "$14.99 plus tax every 3 months"; empty without a replenishment or a charge. */
export function writeReplenishmentCharge(
  subscription: Pick<SubscriptionDetails, 'ratePlans' | 'hasAnyFutureDatedReplenishment'>,
  { netMoney, per, newPrice }: Words,
): string {
  const plan = findPlan(subscription, 'replenishment');
  if (!plan) return '';
  if (subscription.hasAnyFutureDatedReplenishment) return newPrice;
  return recurringCharges(plan)
    .map(({ months, amount }) => `${netMoney(amount.discounted)} ${per(months)}`)
    .join(' + ');
}

/** Returns what a replenishment costs in each billing period, in the language of the page. */
export function useReplenishmentCharge(subscription: SubscriptionDetails): string {
  const { t } = useTranslation();
  const netMoney = useNetMoney();
  const { per } = useBillingPeriodTexts();
  return writeReplenishmentCharge(subscription, { netMoney, per, newPrice: t('subscription.action.newPrice') });
}
