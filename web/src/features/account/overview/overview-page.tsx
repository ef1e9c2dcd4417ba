/** Overview page of the account: past-due panel, notice about moved rentals, active and inactive subscriptions. */
import { LoadState } from '../../../commerce/load-state.tsx';
import './overview.css';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { useInvoices, useOpenBalance } from '../../../commerce/invoices/use-invoices.ts';
import { ManageSubscriptionLink } from '../../../commerce/market-notice.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { useSite } from '../../../i18n/site.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyList } from '../empty-list.tsx';
import { PastDuePanel } from './past-due-panel.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { hasMovedRentals, splitByState, subscriptionState } from './subscription-facts.ts';
import { type DismissedTips, useDismissedTips } from './use-dismissed-tips.ts';

/** How often the list is requested while a subscription is being created, in milliseconds. */
const PENDING_POLL_MS = 5000;

const isPending = (subscription: SubscriptionListItem) => subscriptionState(subscription) === 'pending';

export default function OverviewPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle>{t('account.overview')}</PageTitle>
      <Content />
    </>
  );
}

/** Draws panel, notice and lists at once: each that came late would move what is below it. */
function Content() {
  const { markets } = useSite();
  const subscriptions = useSubscriptions();
  const invoices = useInvoices();
  const panelKnown = markets.pastDue === 'off' || invoices.data !== undefined || invoices.error !== undefined;
  if (!panelKnown || (!subscriptions.data && !subscriptions.error)) return <Loading />;
  return (
    <>
      <PastDuePanel />
      <MovedRentals />
      <Subscriptions response={subscriptions} />
    </>
  );
}

function MovedRentals() {
  const { t } = useTranslation();
  const { culture } = useSite();
  if (!hasMovedRentals(culture.countryCode)) return null;
  return (
    <Notice kind="info" action={<ManageSubscriptionLink />}>
      <p>{t('account.rentalsMoved')}</p>
    </Notice>
  );
}

function useSubscriptions() {
  return useCall(
    'getSubscriptions',
    {},
    { refreshInterval: (subscriptions) => (subscriptions?.some(isPending) ? PENDING_POLL_MS : 0) },
  );
}

function Subscriptions({ response }: { response: ReturnType<typeof useSubscriptions> }) {
  const { t } = useTranslation();
  const dismissedTips = useDismissedTips();
  const { data } = response;
  if (!data) {
    return <LoadState responses={[response]} skeleton={<Loading />} />;
  }
  if (data.length === 0) return <EmptyList icon="box" text={t('account.subscriptions.empty')} />;
  const { active, inactive } = splitByState(data);
  return (
    <>
      <SubscriptionList
        title={t('account.subscriptions.active')}
        aside={<BalanceForCare />}
        subscriptions={active}
        dismissedTips={dismissedTips}
      />
      <SubscriptionList
        title={t('account.subscriptions.inactive')}
        subscriptions={inactive}
        dismissedTips={dismissedTips}
      />
    </>
  );
}

/** The open balance for an admin only: a customer sees it in the past-due panel. */
function BalanceForCare() {
  const { t } = useTranslation();
  const { role } = useSession();
  const { money } = useFormat();
  const balance = useOpenBalance();
  if (role !== 'admin' || balance === 0) return null;
  return <p className="overview__balance figures">{t('account.balance', { amount: money(balance) })}</p>;
}

type ListProps = {
  title: string;
  aside?: ReactNode;
  subscriptions: readonly SubscriptionListItem[];
  dismissedTips: DismissedTips;
};

function SubscriptionList({ title, aside, subscriptions, dismissedTips }: ListProps) {
  if (subscriptions.length === 0) return null;
  return (
    <section className="overview__list">
      <header className="overview__heading">
        <h2>{title}</h2>
        {aside}
      </header>
      {subscriptions.map((subscription) => (
        <SubscriptionCard
          key={subscription.subscriptionNumber}
          subscription={subscription}
          dismissedTips={dismissedTips}
        />
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
        <div className="subscription-card__rest">
          <Skeleton lines={4} />
        </div>
      </Card>
    </div>
  );
}
