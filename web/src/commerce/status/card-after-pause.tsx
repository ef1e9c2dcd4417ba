/** The stored card that expires before deliveries and payments go on (docs/rules/payments.md#card-forecast). */
import { findExpiry } from '@perennial/shared/subscriptions/expiring-card';
import { useCall } from '../../api/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTranslation } from '../../texts/texts.ts';
import { StatusPanel } from '../../ui/status-panel.tsx';
import { toDay } from '../dates/day.ts';
import { ChangeMethodLink } from './payment-status-panel.tsx';

type Props = {
  /** The day on which the pause ends (YYYY-MM-DD). */
  until: string;
};

export function CardAfterPause({ until }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { data: saved } = useCall('getSavedPaymentMethod', {});
  const expiry = saved && findExpiry(saved);
  if (!expiry || expiry.lastDay >= until) return null;
  const { expiryDate, lastDay } = expiry;
  return lastDay < toDay() ? (
    <StatusPanel
      kind="danger"
      title={t('account.card.endedInPause', { expiry: expiryDate })}
      actions={<ChangeMethodLink />}
    />
  ) : (
    <StatusPanel
      kind="warning"
      title={t('account.card.endsInPause', { expiry: expiryDate, date: date(until) })}
      actions={<ChangeMethodLink />}
    />
  );
}
