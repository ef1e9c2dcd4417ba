/** The stored card that expires before a payment, with the way to change it (docs/rules/payments.md#card-forecast). */
import type { ExpiringCard } from '@perennial/shared/models/coming-up';
import { useCall } from '../../api/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { NetPrice } from '../../i18n/net-amount.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { StatusPanel } from '../../ui/status-panel.tsx';
import { ChargeFromThenOn } from './card-after-pause.tsx';
import { tellsExpiringCard } from './payment-status.ts';
import { ChangeMethodLink } from './payment-status-panel.tsx';

type Props = {
  card: ExpiringCard;
  /** What is charged from the end of a pause on, in words, if the payment is after it. */
  charge?: string | undefined;
};

export default function ExpiringCardPanel({ card: { expiryDate, hasExpired, payment }, charge }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { data: activity } = useCall('getPaymentActivity', {});
  if (!tellsExpiringCard(activity)) return null;
  const { names, amount } = payment;
  const words = { expiry: expiryDate, date: date(payment.date) };
  return (
    <StatusPanel
      kind={hasExpired ? 'danger' : 'warning'}
      title={hasExpired ? t('account.card.ended', words) : t('account.card.ends', words)}
      actions={<ChangeMethodLink />}
    >
      <p>
        {names.join(', ')} {amount !== null && <NetPrice amount={amount} />}
      </p>
      {charge && <ChargeFromThenOn charge={charge} />}
    </StatusPanel>
  );
}
