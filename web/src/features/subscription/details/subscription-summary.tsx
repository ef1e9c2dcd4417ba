/** Dates of the subscription, what comes next, and its total charges by billing period with their discounts. */
import { toPeriodicAmounts } from '@perennial/shared/billing-period';
import { useBillingPeriodTexts } from '../../../i18n/billing-period.ts';
import { useFormat } from '../../../i18n/format.ts';
import { NetPrice } from '../../../i18n/net-amount.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Money } from '../../../ui/money.tsx';
import { FactList } from '../fact-list.tsx';
import { findNextPaymentDate, subscriptionState } from '../plan-facts.ts';
import type { Subscription } from '../subscription.ts';
import { UpcomingOrders } from './upcoming-orders.tsx';

export function SubscriptionSummary({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  return (
    <aside className="subscription__aside" aria-label={t('subscription.summary.title')}>
      <Dates subscription={subscription} />
      <UpcomingOrders subscription={subscription} />
      <Totals subscription={subscription} />
    </aside>
  );
}

function Dates({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { nextShipmentDate, pausedReplenishmentDate, resumedReplenishmentDate } = subscription;
  const { startDate, endDate } = subscription;
  const isPaused = subscriptionState(subscription) === 'paused';
  const formatDay = (day: string | null) => day && date(day);
  return (
    <Card className="subscription__card">
      <h2>{t('subscription.summary.dates')}</h2>
      <FactList
        facts={[
          [t('subscription.facts.nextPayment'), formatDay(findNextPaymentDate(subscription))],
          [t('subscription.facts.nextShipment'), formatDay(nextShipmentDate)],
          [t('subscription.facts.pausedSince'), isPaused ? formatDay(pausedReplenishmentDate) : null],
          [t('subscription.facts.resumesOn'), isPaused ? formatDay(resumedReplenishmentDate) : null],
          [t('subscription.facts.startDate'), formatDay(startDate)],
          [t('subscription.facts.endDate'), formatDay(endDate)],
        ]}
      />
    </Card>
  );
}

function Totals({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const periods = useBillingPeriodTexts();
  const totals = toPeriodicAmounts(subscription.totalCharge);
  if (totals.length === 0) return null;
  const { hasDiscount, discountTermsAndConditions } = subscription;
  return (
    <Card className="subscription__card">
      <h2>{t('subscription.summary.charges')}</h2>
      {totals.map(({ months, amount: charge }) => (
        <dl key={months} className="subscription__total figures">
          {charge.discounts.length > 0 && (
            <div className="subscription__sum">
              <dt>{t('subscription.summary.beforeDiscount')}</dt>
              <dd>
                <Money amount={money(charge.original)} />
              </dd>
            </div>
          )}
          {charge.discounts.map(({ id, description, amount }) => (
            <div key={id} className="subscription__sum subscription__sum--discount">
              <dt>{description}</dt>
              <dd>
                <Money amount={money(-amount)} />
              </dd>
            </div>
          ))}
          <div className="subscription__sum">
            <dt>{periods.label(months)}</dt>
            <dd>
              <NetPrice amount={charge.discounted} />
            </dd>
          </div>
        </dl>
      ))}
      {hasDiscount && discountTermsAndConditions && <p className="subscription__small">{discountTermsAndConditions}</p>}
    </Card>
  );
}
