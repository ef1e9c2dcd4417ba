/** The dates, the shipping frequency and the number of a subscription; facts without a value are left out. */
import { toMonths } from '@perennial/shared/billing-period';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { useTranslation } from 'react-i18next';
import { useBillingPeriodTexts } from '../../../i18n/billing-period.ts';
import { useFormat } from '../../../i18n/format.ts';

export function SubscriptionFactList({ subscription }: { subscription: SubscriptionListItem }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const periods = useBillingPeriodTexts();
  const { shippingFrequency } = subscription;
  const months = shippingFrequency && toMonths(shippingFrequency);
  const dateOf = (day: string | null) => day && date(day);
  const facts = [
    { label: t('account.subscriptions.nextShipment'), value: dateOf(subscription.nextShipmentDate) },
    {
      label: t('account.subscriptions.shippingFrequency'),
      value: months && periods.every(months),
    },
    { label: t('account.subscriptions.startDate'), value: dateOf(subscription.subscriptionStartDate) },
    { label: t('account.subscriptions.purchaseDate'), value: dateOf(subscription.payInFullDate) },
    { label: t('account.subscriptions.deviceCancelled'), value: dateOf(subscription.tryBuyCancellationDate) },
    {
      label: t('account.subscriptions.replenishmentCancelled'),
      value: dateOf(subscription.replenishmentCancellationDate),
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
