/** Message that nothing can go back, with the reason for each product. */

import type { PlanKind } from '@perennial/shared/subscriptions/subscription-state';
import { Link } from 'react-router-dom';
import { useSite } from '../../../../i18n/site.tsx';
import { paths } from '../../../../paths.ts';
import { useTranslation } from '../../../../texts/texts.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { Message } from '../../../../ui/message.tsx';
import type { Subscription } from '../../use-subscription.ts';
import type { ProductNames } from './goods.ts';
import type { PartRefusal } from './parts.ts';

type Props = {
  subscription: Subscription;
  names: ProductNames;
  reasons: readonly { readonly part: PlanKind; readonly reason: PartRefusal }[];
};

export function RefusedReturn({ subscription, names, reasons }: Props) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Message
      icon="box"
      kind="warning"
      title={t('returns.refused.title')}
      actions={
        <>
          <Link className={buttonClass('primary')} to={paths.subscriptionDetails(subscription.number, { language })}>
            {t('subscription.toDetails')}
          </Link>
          <Link className={buttonClass('secondary')} to={paths.accountSupport({ language })}>
            {t('returns.support')}
          </Link>
        </>
      }
    >
      {reasons.length === 0 && <p>{t('returns.refused.NotNow')}</p>}
      {reasons.map(({ part, reason }) => (
        <p key={part}>
          {reasons.length > 1 && <strong>{t('ui.label', { label: names[part] })} </strong>}
          {t(`returns.refused.${reason}`)}
        </p>
      ))}
    </Message>
  );
}
