/** What holds now, at the end of the rows of sections whose bodies are loaded later. */
import { toMonths } from '@perennial/shared/billing-period';
import { findPlan, isReturning } from '@perennial/shared/subscriptions/plan-facts';
import { useBillingPeriodTexts } from '../../../../i18n/billing-period.ts';
import { useFormat } from '../../../../i18n/format.ts';
import { useTranslation } from '../../../../texts/texts.ts';
import { purchaseState } from '../../purchase/purchase-state.ts';
import type { SectionProps } from '../../use-subscription.ts';

/** For a section that has nothing before it is opened. */
export const NoSummary = () => null;

export function FrequencySummary({ subscription }: SectionProps) {
  const periods = useBillingPeriodTexts();
  const frequency = findPlan(subscription, 'replenishment')?.shippingFrequency;
  const months = frequency && toMonths(frequency);
  return months ? periods.every(months) : null;
}

export function ProductSummary({ subscription }: SectionProps) {
  return findPlan(subscription, 'replenishment')?.productName;
}

export function CancelOrReturnSummary({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const isUnderWay = subscription.ratePlans.some((plan) => isReturning(subscription, plan));
  return isUnderWay ? t('subscription.cancel.stateReturning') : null;
}

export function RepairSummary({ subscription: { ratePlans } }: SectionProps) {
  const { t } = useTranslation();
  const count = ratePlans.filter(({ repairStatus }) => repairStatus !== null).length;
  return count === 0 ? null : t('subscription.repair.count', { count });
}

export function OneTimeOrdersSummary({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { length: count } = subscription.oneTimeOrders;
  return count === 0 ? null : t('subscription.oneTimeOrders.count', { count });
}

export function TrackOrderSummary({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const count = subscription.ratePlans.filter(({ trackingNumber }) => trackingNumber).length;
  return count === 0 ? t('subscription.track.notYet') : t('subscription.track.parcels', { count });
}

export function BuyProductSummary({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const state = purchaseState(subscription);
  const amount = state.kind === 'open' ? state.plan.purchaseValueToPay : null;
  return amount === null ? t('purchase.section.state') : t('purchase.section.amount', { amount: money(amount) });
}
