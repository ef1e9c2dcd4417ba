/** Dates, shipping frequency and number of a subscription. Missing values are left out. */
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { useBillingPeriodTexts } from '../../../i18n/billing-period.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { findShippingMonths } from './subscription-facts.ts';

export function SubscriptionFactList({ subscription }: { subscription: SubscriptionListItem }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const periods = useBillingPeriodTexts();
  const months = findShippingMonths(subscription);
  const formatDay = (day: string | null) => day && date(day);
  const facts = [
    { label: t('account.subscriptions.nextShipment'), value: formatDay(subscription.nextShipmentDate) },
    {
      label: t('account.subscriptions.shippingFrequency'),
      value: months && periods.every(months),
    },
    { label: t('account.subscriptions.startDate'), value: formatDay(subscription.subscriptionStartDate) },
    { label: t('account.subscriptions.purchaseDate'), value: formatDay(subscription.payInFullDate) },
    { label: t('account.subscriptions.deviceCancelled'), value: formatDay(subscription.tryBuyCancellationDate) },
    {
      label: t('account.subscriptions.replenishmentCancelled'),
      value: formatDay(subscription.replenishmentCancellationDate),
    },
    { label: t('account.subscriptions.number'), value: subscription.subscriptionNumber },
  ];
  return (
    <dl className="subscription-card__facts figures">
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label}>
              <dt className="subscription-card__soft">{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
