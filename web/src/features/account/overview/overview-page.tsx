/** Overview page of the account: status of the payments, what is coming up, active and inactive subscriptions. */
import { LoadState } from '../../../commerce/load-state.tsx';
import './overview.css';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { filterRunning } from '@perennial/shared/subscriptions/running';
import { lazy, useDeferredValue } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../api/session.ts';
import { useCall } from '../../../api/use-call.ts';
import { useInvoices } from '../../../commerce/invoices/use-invoices.ts';
import { ManageSubscriptionLink } from '../../../commerce/market-notice.tsx';
import { PaymentStatusPanel } from '../../../commerce/status/payment-status-panel.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadedPart } from '../../../ui/in-browser.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { isAwayOffered } from './away/away-offer.ts';
import { ComingUp } from './coming-up.tsx';
import { sortByNext } from './sort-subscriptions.ts';
import { hasDetails, hasMovedRentals, subscriptionState } from './subscription-facts.ts';
import { SubscriptionLists } from './subscription-lists.tsx';

/** Only with something in the history entry: after a cancellation. */
const JustCancelledCard = lazy(() => import('./just-cancelled-card.tsx'));

// Most customers have one subscription.
const AwayEntry = lazy(() => import('./away/away-entry.tsx'));

/** How often the list is requested while a subscription is being created, in milliseconds. */
const PENDING_POLL_MS = 5000;

const isPending = (subscription: SubscriptionListItem) => subscriptionState(subscription) === 'pending';

export default function OverviewPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageTitle documentTitle={t('account.overview')}>{useGreeting()}</PageTitle>
      <Content />
    </>
  );
}

/** Returns the greeting by first name; without a name the name of the page. */
function useGreeting(): string {
  const { t } = useTranslation();
  const session = useSession();
  const { data: profile } = useCall('getProfile', {});
  const firstName = profile?.personalDetail.firstName ?? session.firstName;
  return firstName ? t('account.hello', { firstName }) : t('account.overview');
}

/**
 * Renders panel, notice and lists at once: each that came late would move what is below it. SWR renders a response at once,
 * which is a long task for many subscriptions; deferred values are rendered with pauses for the browser.
 */
function Content() {
  const { markets } = useSite();
  const { state } = useLocation();
  const subscriptions = useSubscriptions();
  const invoices = useInvoices();
  const panelKnown = markets.pastDue === 'off' || invoices.data !== undefined || invoices.error !== undefined;
  const isLoaded = panelKnown && (subscriptions.data !== undefined || subscriptions.error !== undefined);
  const isShown = useDeferredValue(isLoaded);
  const list = useDeferredValue(subscriptions.data);
  if (!isShown) return <Loading />;
  return (
    <>
      {markets.pastDue === 'on' && !invoices.data && <LoadState responses={[invoices]} skeleton={null} />}
      <PaymentStatusPanel />
      <MovedRentals />
      {list ? (
        <>
          {/* The server does not know the history of the browser, so the first render has nothing of it. */}
          {state && (
            <LoadedPart>
              <JustCancelledCard state={state} subscriptions={list} />
            </LoadedPart>
          )}
          <ComingUp subscriptions={list} />
          <SeveralAtOnce subscriptions={list} />
          <SubscriptionLists subscriptions={list} />
        </>
      ) : (
        <LoadState responses={[subscriptions]} skeleton={<Loading />} />
      )}
    </>
  );
}

/** Has its height before its module is loaded. A link opens the dialog for everyone: it says if there is nothing to change. */
function SeveralAtOnce({ subscriptions }: { subscriptions: readonly SubscriptionListItem[] }) {
  const [query] = useSearchParams();
  const isOffered = isAwayOffered(filterRunning(subscriptions));
  if (!isOffered && query.get('task') !== 'away') return null;
  return (
    <div className="overview__away">
      <LoadedPart>
        <AwayEntry subscriptions={sortByNext(subscriptions)} isOffered={isOffered} hasPage={hasDetails} />
      </LoadedPart>
    </div>
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

function Loading() {
  const { t } = useTranslation();
  return (
    <div className="overview__list">
      <p className="visually-hidden" role="status">
        {t('ui.loading')}
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
