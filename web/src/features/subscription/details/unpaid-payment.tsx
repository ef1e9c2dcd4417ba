/** The payment of a subscription that comes after the last day of the stored card (docs/rules/payments.md#card-forecast). */
import type { SavedPaymentMethod } from '@perennial/shared/models/payment';
import { findUnpaidPayment } from '@perennial/shared/subscriptions/weeks-ahead';
import { toDay } from '../../../commerce/dates/day.ts';
import ExpiringCardPanel from '../../../commerce/status/expiring-card-panel.tsx';
import { useReplenishmentCharge } from '../../../commerce/subscriptions/replenishment-charge.ts';
import type { SectionProps } from '../use-subscription.ts';

export default function UnpaidPayment({ subscription, saved }: SectionProps & { saved: SavedPaymentMethod }) {
  const card = findUnpaidPayment(subscription, saved, toDay());
  const charge = useReplenishmentCharge(subscription);
  if (!card) return null;
  // While it is paused there are payments for a device, and from the end of the pause on those of the replenishment.
  const end = subscription.status === 'Paused' ? subscription.resumedReplenishmentDate?.slice(0, 10) : undefined;
  const isAfterPause = end !== undefined && card.payment.date >= end;
  return <ExpiringCardPanel card={card} charge={isAfterPause ? charge : undefined} />;
}
