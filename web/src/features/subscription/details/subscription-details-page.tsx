/** My account, one subscription: what it is, what it costs, what comes next (specification 3, section 2). */
import { useTranslation } from 'react-i18next';
import { LoadedSubscription } from '../loaded-subscription.tsx';
import { DetailsSkeleton } from './details-skeleton.tsx';
import { SubscriptionDetails } from './subscription-details.tsx';

export default function SubscriptionDetailsPage() {
  const { t } = useTranslation();
  return (
    <LoadedSubscription title={t('subscription.title')} skeleton={<DetailsSkeleton />}>
      {(subscription) => <SubscriptionDetails subscription={subscription} />}
    </LoadedSubscription>
  );
}
