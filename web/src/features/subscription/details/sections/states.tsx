/** The short texts of sections whose bodies are loaded later. */
import { useTranslation } from '../../../../texts/texts.ts';
import { isReturning } from '../../plan-facts.ts';
import type { SectionProps } from '../../section-props.ts';

export function ModifyState() {
  const { t } = useTranslation();
  return t('subscription.modify.state');
}

export function CancelState() {
  const { t } = useTranslation();
  return t('subscription.cancel.state');
}

export function CancelOrReturnState({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const isUnderWay = subscription.ratePlans.some((plan) => isReturning(subscription, plan));
  return t(isUnderWay ? 'subscription.cancel.stateReturning' : 'subscription.cancel.state');
}
