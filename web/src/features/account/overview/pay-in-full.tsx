/** "Pay in full now" on a card: links to the subscription, or is disabled with the reason. */
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { Link } from 'react-router-dom';
import { ManageSubscriptionLink } from '../../../commerce/market-notice.tsx';
import { BlockedAction, usePaymentInProgress } from '../../../commerce/status/blocked-action.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { toPayInFullAvailability } from './subscription-facts.ts';
import { SubscriptionName } from './subscription-name.tsx';

/** For a subscription with `ableToPayInFull` only. */
export function PayInFull({ subscription }: { subscription: SubscriptionListItem }) {
  const { t } = useTranslation();
  const { markets, languageQuery } = useSite();
  const paymentInProgress = usePaymentInProgress();
  const label = (
    <>
      {t('account.subscriptions.payInFull')}
      <SubscriptionName subscription={subscription} />
    </>
  );
  switch (toPayInFullAvailability({ selfService: markets.selfService, paymentInProgress })) {
    case 'paymentInProgress':
      return <BlockedAction label={label} reason={t('account.paymentInProgress')} />;
    case 'elsewhere':
      return (
        <BlockedAction label={label} reason={t('market.elsewhere')}>
          <ManageSubscriptionLink />
        </BlockedAction>
      );
    case 'available':
      return (
        <Link
          className={buttonClass('secondary')}
          to={paths.subscriptionDetails(subscription.subscriptionNumber, { language: languageQuery })}
        >
          {label}
        </Link>
      );
  }
}
