/** The short texts next to the names of sections whose bodies are loaded later. */
import { useFormat } from '../../../../i18n/format.ts';
import { useTranslation } from '../../../../texts/texts.ts';
import { isReturning } from '../../plan-facts.ts';
import type { SectionProps } from '../../section-props.ts';

export function ModifySummary() {
  const { t } = useTranslation();
  return t('subscription.modify.state');
}

/** For the insurer path and the plain cancellation, in which nothing is sent back. */
export function CancelSummary() {
  const { t } = useTranslation();
  return t('subscription.cancel.stateAlone');
}

export function CancelOrReturnSummary({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const isUnderWay = subscription.ratePlans.some((plan) => isReturning(subscription, plan));
  return t(isUnderWay ? 'subscription.cancel.stateReturning' : 'subscription.cancel.state');
}

export function PauseSummary() {
  const { t } = useTranslation();
  return t('subscription.pause.state');
}

export function ResumeSummary({ subscription: { resumedReplenishmentDate } }: SectionProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return resumedReplenishmentDate
    ? t('subscription.resume.stateWithDate', { date: date(resumedReplenishmentDate) })
    : t('subscription.resume.state');
}

export function PromotionSummary() {
  const { t } = useTranslation();
  return t('subscription.promotion.state');
}

export function RepairSummary({ subscription: { ratePlans } }: SectionProps) {
  const { t } = useTranslation();
  const count = ratePlans.filter(({ repairStatus }) => repairStatus !== null).length;
  return count === 0 ? t('subscription.repair.state') : t('subscription.repair.count', { count });
}

export function OneTimeOrdersSummary({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { length: count } = subscription.oneTimeOrders;
  return count === 0 ? t('subscription.oneTimeOrders.none') : t('subscription.oneTimeOrders.count', { count });
}
