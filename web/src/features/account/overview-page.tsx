/** My account, overview: the subscriptions, active and inactive (specification 2, section 2). */
import './overview.css';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../api/use-call.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { splitByState, stateOf } from './subscription-facts.ts';

/** How often to look again while a subscription is being created, in milliseconds. */
const PENDING_POLL_MS = 5000;

const isPending = (subscription: SubscriptionListItem) => stateOf(subscription) === 'pending';

export default function OverviewPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('account.overview')}</PageTitle>
      <Subscriptions />
    </>
  );
}

function Subscriptions() {
  const { t } = useTranslation();
  const { data, error, isValidating, mutate } = useCall(
    'getSubscriptions',
    {},
    { refreshInterval: (subscriptions) => (subscriptions?.some(isPending) ? PENDING_POLL_MS : 0) },
  );
  if (!data) {
    return error ? (
      <LoadFailed text={error.problem.detail} onRetry={() => void mutate()} busy={isValidating} />
    ) : (
      <Loading />
    );
  }
  if (data.length === 0) {
    return (
      <Card className="overview__empty">
        <Icon name="box" />
        <p>{t('account.subscriptions.empty')}</p>
      </Card>
    );
  }
  const { active, inactive } = splitByState(data);
  return (
    <>
      <SubscriptionList title={t('account.subscriptions.active')} subscriptions={active} />
      <SubscriptionList title={t('account.subscriptions.inactive')} subscriptions={inactive} />
    </>
  );
}

type ListProps = { title: string; subscriptions: readonly SubscriptionListItem[] };

function SubscriptionList({ title, subscriptions }: ListProps) {
  if (subscriptions.length === 0) return null;
  return (
    <section className="overview__list">
      <h2>{title}</h2>
      {subscriptions.map((subscription) => (
        <SubscriptionCard key={subscription.subscriptionNumber} subscription={subscription} />
      ))}
    </section>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div className="overview__list">
      <p className="visually-hidden" role="status">
        {t('account.subscriptions.loading')}
      </p>
      <Card className="subscription-card">
        <Skeleton className="overview__picture" />
        <Skeleton lines={4} />
        <div className="subscription-card__pending">
          <Skeleton lines={4} />
        </div>
      </Card>
    </div>
  );
}
