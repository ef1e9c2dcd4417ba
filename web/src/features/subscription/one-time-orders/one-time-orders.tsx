/** Section "One-time orders": the list, and one more shipment (docs/rules/subscriptions.md#one-time-orders). */
import type { SectionProps } from '../section-props.ts';
import { findOneTimePlan } from './one-time-order.ts';
import { OneTimeOrderForm } from './one-time-order-form.tsx';
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
