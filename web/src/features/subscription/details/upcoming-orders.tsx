/** What comes after the next delivery, with the dialog that adds a shipment (docs/rules/subscriptions.md#upcoming-shipments-and-payments). */

import { findNextDelivery } from '@perennial/shared/subscriptions/next-delivery';
import { findShipmentPrice } from '@perennial/shared/subscriptions/plan-facts';
import type { UpcomingDay } from '@perennial/shared/subscriptions/upcoming';
import { lazy } from 'react';
import { findPageLimit } from '../../../commerce/subscriptions/subscription-limits.ts';
import { useFormat } from '../../../i18n/format.ts';
import { NetPrice } from '../../../i18n/net-amount.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Moment, Timeline } from '../../../ui/timeline.tsx';
import { AskingButton } from '../actions/asking-button.tsx';
import { findOneTimePlan } from '../one-time-orders/one-time-order.ts';
import type { SectionProps } from '../use-subscription.ts';

const OneTimeOrderDialog = lazy(() => import('../one-time-orders/one-time-order-dialog.tsx'));

export function UpcomingOrders({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const next = findNextDelivery(subscription);
  const [first] = next?.later ?? [];
  if (!next || !first) return null;
  return (
    <Card className="subscription__card subscription__upcoming">
      <div className="subscription__upcoming-head">
        <h2>{t(first.date > next.date ? 'cart.later.afterwards' : 'subscription.upcoming.title')}</h2>
        <OneMore subscription={subscription} />
      </div>
      <Timeline>
        {next.later.map((day) => (
          <Day key={day.date} day={day} />
        ))}
      </Timeline>
    </Card>
  );
}

function Day({ day: { date, isShipment, isPayment, amount } }: { day: UpcomingDay }) {
  const { t } = useTranslation();
  const format = useFormat();
  const event = isShipment && isPayment ? 'both' : isShipment ? 'shipment' : 'payment';
  return (
    <Moment
      name={
        <time className="figures" dateTime={date}>
          {format.date(date)}
        </time>
      }
      note={
        <>
          {isShipment && <Icon name="box" />}
          {isPayment && <Icon name="card" />}
          <span className="visually-hidden">{t(`subscription.upcoming.${event}`)}</span>
        </>
      }
    >
      {amount !== undefined && (
        <span>
          <NetPrice amount={amount} />
        </span>
      )}
    </Moment>
  );
}

function OneMore({ subscription }: SectionProps) {
  const { t } = useTranslation();
  const plan = findOneTimePlan(subscription);
  const price = plan && findShipmentPrice(plan);
  if (!plan || price === undefined || findPageLimit(subscription)) return null;
  return (
    <AskingButton
      variant="quiet"
      className="subscription__add"
      label={
        <>
          <Icon name="plus" />
          {t('subscription.upcoming.add')}
        </>
      }
    >
      <OneTimeOrderDialog subscription={subscription} plan={plan} price={price} />
    </AskingButton>
  );
}
