/** A state in a word and a colour. */
import { useTranslation } from 'react-i18next';
import type { SubscriptionState } from '../plan-facts.ts';

export function StateLabel({ state }: { state: SubscriptionState }) {
  const { t } = useTranslation();
  return (
    <p className={`subscription__state subscription__state--${state}`}>
      <span className="visually-hidden">{t('subscription.stateIs')} </span>
      {t(`subscription.state.${state}`)}
    </p>
  );
}
