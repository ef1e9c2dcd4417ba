/** The short texts of sections whose bodies are loaded later. */
import { useTranslation } from '../../../../texts/texts.ts';
import type { SectionProps } from '../../section-props.ts';

export function ModifyState() {
  const { t } = useTranslation();
  return t('subscription.modify.state');
}

export function OneTimeOrdersState({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { length: count } = subscription.oneTimeOrders;
  return count === 0 ? t('subscription.oneTimeOrders.none') : t('subscription.oneTimeOrders.count', { count });
}
