/** The payment of a subscription that comes after the last day of the stored card (docs/rules/payments.md#card-forecast). */
import type { SavedPaymentMethod } from '@perennial/shared/models/payment';
import { findUnpaidPayment } from '@perennial/shared/subscriptions/weeks-ahead';
import { toDay } from '../../../commerce/dates/day.ts';
import ExpiringCardPanel from '../../../commerce/status/expiring-card-panel.tsx';
import type { SectionProps } from '../use-subscription.ts';

export default function UnpaidPayment({ subscription, saved }: SectionProps & { saved: SavedPaymentMethod }) {
  const card = findUnpaidPayment(subscription, saved, toDay());
  return card ? <ExpiringCardPanel card={card} /> : null;
}
