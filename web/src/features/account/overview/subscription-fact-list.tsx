/** Dates, shipping frequency and number of a subscription. Missing values are left out. */
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { useBillingPeriodTexts } from '../../../i18n/billing-period.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { findShippingMonths } from './subscription-facts.ts';

type Fact = {
  readonly label: string;
  readonly value: string | null | undefined | false | 0;
  /** Its label is for those who hear it. */
  readonly saysItself?: boolean;
};

export function SubscriptionFactList({ subscription }: { subscription: SubscriptionListItem }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const periods = useBillingPeriodTexts();
  const months = findShippingMonths(subscription);
  const formatDay = (day: string | null) => day && date(day);
  const facts: readonly Fact[] = [
    { label: t('account.subscriptions.nextShipment'), value: formatDay(subscription.nextShipmentDate) },
    {
      label: t('account.subscriptions.shippingFrequency'),
      value: months && periods.every(months),
      saysItself: true,
    },
    { label: t('account.subscriptions.startDate'), value: formatDay(subscription.subscriptionStartDate) },
    { label: t('account.subscriptions.purchaseDate'), value: formatDay(subscription.payInFullDate) },
    { label: t('account.subscriptions.deviceCancelled'), value: formatDay(subscription.tryBuyCancellationDate) },
    {
      label: t('account.subscriptions.replenishmentCancelled'),
      value: formatDay(subscription.replenishmentCancellationDate),
    },
    { label: t('account.subscriptions.number'), value: subscription.subscriptionNumber, saysItself: true },
  ];
  return (
    <dl className="subscription-card__facts figures">
      {facts.map(
        ({ label, value, saysItself }) =>
          value && (
            <div key={label}>
              <dt className={saysItself ? 'visually-hidden' : undefined}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
