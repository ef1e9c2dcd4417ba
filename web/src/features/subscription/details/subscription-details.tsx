/** Details of a loaded subscription: banner, plans and sections, with dates and charges at the side. */

import CustomMarkup from '../../../commerce/content/custom-markup.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { BackToAccount } from '../back-link.tsx';
import { subscriptionState } from '../plan-facts.ts';
import { PurchaseFailed } from '../purchase/purchase-failed.tsx';
import type { Subscription } from '../subscription.ts';
import { PlanCard } from './plan-card.tsx';
import { RestartPanel } from './restart-panel.tsx';
import { Sections } from './sections/sections.tsx';
import { StateLabel } from './state-label.tsx';
import { SubscriptionBanner } from './subscription-banner.tsx';
import { SubscriptionSummary } from './subscription-summary.tsx';
import { WithdrawalLink } from './withdrawal-link.tsx';

export function SubscriptionDetails({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { title, number, genericHtml, genericScript, ratePlans } = subscription;
  const state = subscriptionState(subscription);
  return (
    <div className="subscription">
      <BackToAccount />
      <SubscriptionBanner subscription={subscription} />
      <div className="subscription__opening">
        <StateLabel state={state} />
        <PageTitle lead={t('subscription.number', { number })}>{title || t('subscription.title')}</PageTitle>
      </div>
      <PurchaseFailed subscriptionNumber={number} />
      {state === 'pending' && (
        <Notice kind="info" title={t('subscription.pending.title')}>
          <p>{t('subscription.pending.text')}</p>
        </Notice>
      )}
      <div className="subscription__columns">
        <section className="subscription__plans" aria-label={t('subscription.products')}>
          {ratePlans.map((plan) => (
            <PlanCard key={plan.id} subscription={subscription} plan={plan} />
          ))}
        </section>
        <SubscriptionSummary subscription={subscription} />
        <div className="subscription__main">
          <Sections subscription={subscription} />
          <WithdrawalLink subscription={subscription} />
          <RestartPanel subscription={subscription} />
          {/* Last, because it comes after the rest of the page: nothing that can be pressed moves. */}
          <CustomMarkup html={genericHtml} script={genericScript} />
        </div>
      </div>
    </div>
  );
}
