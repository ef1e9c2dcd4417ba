/** Page to pay a try-and-buy device in full (docs/rules/subscriptions.md#pay-in-full-page). */
import './purchase.css';
import { MarketNotice } from '../../../commerce/market-notice.tsx';
import { findPageLimit } from '../../../commerce/subscriptions/subscription-limits.ts';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { BackToDetails } from '../back-link.tsx';
import { LoadedSubscription } from '../loaded-subscription.tsx';
import type { Subscription } from '../use-subscription.ts';
import { AlreadyPurchased } from './already-purchased.tsx';
import { Purchase } from './purchase.tsx';
import { purchaseState } from './purchase-state.ts';

export default function SubscriptionPurchasePage() {
  const { t } = useTranslation();
  return (
    <LoadedSubscription title={t('purchase.title')}>
      {(subscription) => <PurchaseContent subscription={subscription} />}
    </LoadedSubscription>
  );
}

function PurchaseContent({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { markets } = useSite();
  const state = purchaseState(subscription);
  const isClosed = state.kind === 'unavailable' || findPageLimit(subscription) !== undefined;
  if (state.kind === 'purchased') return <AlreadyPurchased />;
  const { number, title } = subscription;
  return (
    <div className="purchase">
      <BackToDetails subscriptionNumber={number} />
      <PageTitle lead={title}>{t('purchase.title')}</PageTitle>
      {markets.selfService === 'elsewhere' && <MarketNotice />}
      {markets.selfService === 'here' && isClosed && (
        <Notice kind="info">
          <p>{t('purchase.unavailable')}</p>
        </Notice>
      )}
      {markets.selfService === 'here' && state.kind === 'open' && !isClosed && (
        <Purchase key={state.plan.id} subscription={subscription} plan={state.plan} />
      )}
    </div>
  );
}
