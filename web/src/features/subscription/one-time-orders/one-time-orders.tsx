/** Section "One-time orders": the list, and one more shipment (docs/rules/subscriptions.md#one-time-orders). */

import type { RatePlan } from '@perennial/shared/models/subscription-details';
import { findShipmentPrice } from '@perennial/shared/subscriptions/plan-facts';
import { useState } from 'react';
import { findPageLimit } from '../../../commerce/subscriptions/subscription-limits.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { ActionRow } from '../actions/action-row.tsx';
import { UnknownPrice } from '../actions/unknown-price.tsx';
import type { SectionProps } from '../use-subscription.ts';
import { findOneTimePlan } from './one-time-order.ts';
import OneTimeOrderDialog from './one-time-order-dialog.tsx';
import { OneTimeOrderList } from './one-time-order-list.tsx';

export default function OneTimeOrders({ subscription }: SectionProps) {
  const { oneTimeOrders } = subscription;
  const plan = findOneTimePlan(subscription);
  return (
    <>
      {oneTimeOrders.length > 0 && <OneTimeOrderList orders={oneTimeOrders} />}
      {plan && <OneTimeOrderForm subscription={subscription} plan={plan} />}
    </>
  );
}

/** One more shipment: what it is, and what begins the order. */
function OneTimeOrderForm({ subscription, plan }: SectionProps & { plan: RatePlan }) {
  const { t } = useTranslation();
  const [press, setPress] = useState(0);
  const limit = findPageLimit(subscription);
  const price = findShipmentPrice(plan);
  if (price === undefined) return <UnknownPrice />;
  return (
    <>
      <p>{t('subscription.oneTimeOrders.text', { product: plan.productName })}</p>
      <ActionRow
        label={t('subscription.oneTimeOrders.action')}
        disabledReason={limit && t(`subscription.sectionDisabled.${limit}`)}
        onPress={() => setPress(press + 1)}
      />
      {press > 0 && <OneTimeOrderDialog key={press} subscription={subscription} plan={plan} price={price} />}
    </>
  );
}
