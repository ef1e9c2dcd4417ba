/** Link to order a subscription again after its end (docs/rules/subscriptions.md#restart). */

import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findPlan } from '@perennial/shared/subscriptions/plan-facts';
import { Link } from 'react-router-dom';
import { MarketNotice } from '../../../commerce/market-notice.tsx';
import { BlockedAction } from '../../../commerce/status/blocked-action.tsx';
import { useClosedReason } from '../../../commerce/status/change-entry.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { Subscription } from '../use-subscription.ts';

export function RestartPanel({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const closedReason = useClosedReason();
  const { languageQuery: language, markets } = useSite();
  if (!isRestartable(subscription)) return null;
  // In a closed market the checkout would only show the same notice.
  if (markets.ordering === 'closed') return <MarketNotice />;
  return (
    <Card className="subscription__card">
      <h2>{t('subscription.restart.title')}</h2>
      <p>{t('subscription.restart.text')}</p>
      <div>
        {closedReason === undefined ? (
          <Link className={buttonClass('primary')} to={paths.checkout({ bundle: subscription.bundleName, language })}>
            {t('subscription.restart.action')}
          </Link>
        ) : (
          <BlockedAction label={t('subscription.restart.action')} reason={closedReason} />
        )}
      </div>
    </Card>
  );
}

/** Whether the same bundle is offered again (docs/rules/subscriptions.md#restart). */
export function isRestartable(subscription: Pick<SubscriptionDetails, 'ratePlans'>): boolean {
  const device = findPlan(subscription, 'device');
  const replenishment = findPlan(subscription, 'replenishment');
  return (
    replenishment?.status === 'Cancel' ||
    (!replenishment && device?.status === 'Cancel') ||
    device?.status === 'PayInFull'
  );
}
