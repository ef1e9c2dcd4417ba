/** Label with the state of a subscription or plan; its colour depends on the state. */

import type { SubscriptionState } from '@perennial/shared/subscriptions/subscription-state';
import { useTranslation } from '../../../texts/texts.ts';

export function StateLabel({ state }: { state: SubscriptionState }) {
  const { t } = useTranslation();
  return (
    <p className={`subscription__state subscription__state--${state}`}>
      <span className="visually-hidden">{t('subscription.stateIs')} </span>
      {t(`subscription.state.${state}`)}
    </p>
  );
}
