/** Details page of one subscription (docs/rules/subscriptions.md#details-page). */

import { subscriptionState } from '@perennial/shared/subscriptions/plan-facts';
import { useEffect, useId, useState } from 'react';
import CustomMarkup from '../../../commerce/content/custom-markup.tsx';
import { PaymentStatusPanel } from '../../../commerce/status/payment-status-panel.tsx';
import { useFormat } from '../../../i18n/format.ts';
import { removeStored } from '../../../storage/browser-storage.ts';
import { useStored } from '../../../storage/use-stored.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorNotice } from '../../../ui/notice.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { BackToAccount } from '../back-link.tsx';
import { FactList } from '../fact-list.tsx';
import { LoadedSubscription } from '../loaded-subscription.tsx';
import type { SectionProps, Subscription } from '../use-subscription.ts';
import { DetailsSkeleton } from './details-skeleton.tsx';
import { NextDelivery } from './next-delivery.tsx';
import { PlanCard } from './plan-card.tsx';
import { RestartPanel } from './restart-panel.tsx';
import { Sections } from './sections/sections.tsx';
import { StateLabel } from './state-label.tsx';
import { hasTitleLabel, statusOfDetails } from './status-facts.ts';
import { SubscriptionStatusPanel } from './subscription-status-panel.tsx';
import { Totals } from './totals.tsx';
import { UpcomingOrders } from './upcoming-orders.tsx';
import { WithdrawalLink } from './withdrawal-link.tsx';

export default function SubscriptionDetailsPage() {
  const { t } = useTranslation();
  return (
    <LoadedSubscription title={t('subscription.title')} skeleton={<DetailsSkeleton />}>
      {(subscription) => <SubscriptionDetails subscription={subscription} />}
    </LoadedSubscription>
  );
}

/**
 * Details of a loaded subscription: what is abnormal, what comes next, what comes after it, its products, and a row for each
 * section (docs/rules/subscriptions.md#details-page).
 */
export function SubscriptionDetails({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const { title, number, genericHtml, genericScript, ratePlans } = subscription;
  const status = statusOfDetails(subscription);
  const hasEnded = status?.name === 'ended';
  const productsId = useId();
  return (
    <div className="subscription">
      <BackToAccount />
      <div className="subscription__opening">
        <SubscriptionBanner subscription={subscription} />
        <div className="subscription__title">
          {hasTitleLabel(subscription) && <StateLabel state={subscriptionState(subscription)} />}
          <PageTitle>{title || t('subscription.title')}</PageTitle>
        </div>
      </div>
      <PurchaseFailed subscriptionNumber={number} />
      {!hasEnded && <PaymentStatusPanel withAuthorising={status?.name !== 'pending'} />}
      {status && <SubscriptionStatusPanel subscription={subscription} status={status} />}
      {hasEnded && <RestartPanel subscription={subscription} />}
      <div className="subscription__columns">
        <NextDelivery subscription={subscription} />
        <aside className="subscription__aside" aria-label={t('subscription.summary.title')}>
          <UpcomingOrders subscription={subscription} />
          <section aria-labelledby={productsId}>
            {/* Above the names of the products, also where nothing else has a heading here. */}
            <h2 id={productsId} className="visually-hidden">
              {t('subscription.products')}
            </h2>
            <Card>
              {ratePlans.map((plan) => (
                <PlanCard key={plan.id} subscription={subscription} plan={plan} />
              ))}
            </Card>
          </section>
          <Totals subscription={subscription} />
        </aside>
        <div className="subscription__main">
          <WithdrawalLink subscription={subscription} />
          <Sections subscription={subscription} />
          {!hasEnded && <RestartPanel subscription={subscription} />}
          <Foot subscription={subscription} />
          {/* Last, because it comes after the rest of the page: nothing that can be pressed moves. */}
          <CustomMarkup html={genericHtml} script={genericScript} />
        </div>
      </div>
    </div>
  );
}

function Foot({ subscription: { number, startDate, endDate } }: SectionProps) {
  const { t } = useTranslation();
  const { date } = useFormat();
  return (
    <div className="subscription__foot">
      <p>{t('subscription.number', { number })}</p>
      <FactList
        facts={[
          [t('subscription.facts.startDate'), startDate && date(startDate)],
          [t('subscription.facts.endDate'), endDate && date(endDate)],
        ]}
      />
    </div>
  );
}

type BannerProps = { subscription: Pick<Subscription, 'headerImageUrlOfMobile' | 'headerImageUrlOfDesktop'> };

/** Banner picture: one for phones, another from 768 px on. The styles give it its size. */
function SubscriptionBanner({ subscription }: BannerProps) {
  const { headerImageUrlOfMobile: mobile, headerImageUrlOfDesktop: desktop } = subscription;
  const fallback = mobile ?? desktop;
  if (!fallback) return null;
  return (
    <picture className="subscription__banner">
      {desktop && <source media="(min-width: 768px)" srcSet={desktop} />}
      <img src={fallback} alt="" />
    </picture>
  );
}

/** Notice on a subscription's page that the payment for its device failed. Shown once. */
function PurchaseFailed({ subscriptionNumber }: { subscriptionNumber: string }) {
  const { t } = useTranslation();
  const [failed, setFailed] = useState(false);
  // Kept, because the stored value is removed.
  const isStored = useStored('payInFullFailed') === subscriptionNumber;
  if (isStored && !failed) setFailed(true);
  useEffect(() => {
    if (failed) removeStored('payInFullFailed');
  }, [failed]);
  if (!failed) return null;
  return <ErrorNotice text={t('purchase.failed')} />;
}
