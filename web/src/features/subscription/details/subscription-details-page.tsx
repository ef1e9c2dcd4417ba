/** Details page of one subscription (docs/rules/subscriptions.md#details-page). */
import { useTranslation } from '../../../texts/texts.ts';
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
