/** One more shipment: what it is, and what begins the order (docs/rules/subscriptions.md#one-time-orders). */
import type { RatePlan } from '@perennial/shared/models/subscription-details';
import { findShipmentPrice } from '@perennial/shared/subscriptions/plan-facts';
import { useState } from 'react';
import { useTranslation } from '../../../texts/texts.ts';
import { ActionRow } from '../actions/action-row.tsx';
import { UnknownPrice } from '../actions/unknown-price.tsx';
import type { SectionProps } from '../section-props.ts';
import { findPageLimit } from '../subscription-limits.ts';
import OneTimeOrderDialog from './one-time-order-dialog.tsx';

export function OneTimeOrderForm({ subscription, plan }: SectionProps & { plan: RatePlan }) {
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
