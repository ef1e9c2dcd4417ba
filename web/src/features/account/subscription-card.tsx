/** One subscription on the overview: picture, title, state in a word and a colour, charges and facts. */
import './subscription-card.css';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/format.ts';
import { Card } from '../../ui/card.tsx';
import { Price } from '../../ui/price.tsx';
import { chargesOf, shippingMonthsOf, stateOf } from './subscription-facts.ts';

export function SubscriptionCard({ subscription }: { subscription: SubscriptionListItem }) {
  const { t } = useTranslation();
  const titleId = useId();
  const state = stateOf(subscription);
  return (
    <article aria-labelledby={titleId}>
      <Card className="subscription-card">
        <img className="subscription-card__picture" src={subscription.image} alt="" width="144" height="144" />
        <div className="subscription-card__head">
          <p className={`subscription-card__state subscription-card__state--${state}`}>
            {t(`account.subscriptions.state.${state}`)}
          </p>
          <h3 id={titleId}>{subscription.title}</h3>
          {state !== 'pending' && <Charges subscription={subscription} />}
        </div>
        {state === 'pending' ? <BeingCreated /> : <Facts subscription={subscription} />}
      </Card>
    </article>
  );
}

function Charges({ subscription }: { subscription: SubscriptionListItem }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const charges = chargesOf(subscription);
  if (charges.length === 0) return null;
  return (
    <ul className="subscription-card__charges">
      {charges.map(({ months, charge }) => (
        <li key={months}>
          <Price
            amount={money(charge.discounted)}
            original={money(charge.original)}
            period={t('account.period.months', { count: months })}
          />
        </li>
      ))}
    </ul>
  );
}

function BeingCreated() {
  const { t } = useTranslation();
  return (
    <div className="subscription-card__pending" role="status">
      <p>{t('account.subscriptions.pending')}</p>
      <p className="subscription-card__soft">{t('account.subscriptions.pendingText')}</p>
    </div>
  );
}

function Facts({ subscription }: { subscription: SubscriptionListItem }) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const months = shippingMonthsOf(subscription);
  const { nextShipmentDate, subscriptionStartDate, subscriptionNumber } = subscription;
  const facts = [
    { label: t('account.subscriptions.nextShipment'), value: nextShipmentDate && date(nextShipmentDate) },
    {
      label: t('account.subscriptions.shippingFrequency'),
      value: months && t('account.frequency.everyMonths', { count: months }),
    },
    { label: t('account.subscriptions.startDate'), value: subscriptionStartDate && date(subscriptionStartDate) },
    { label: t('account.subscriptions.number'), value: subscriptionNumber },
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
