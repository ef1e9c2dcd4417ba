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
  /** What is charged from then on, in words, if the page does not say it beside this. */
  charge?: string | undefined;
};

export function CardAfterPause({ until, charge }: Props) {
  const { t } = useTranslation();
  const { date } = useFormat();
  const { data: saved } = useCall('getSavedPaymentMethod', {});
  const expiry = saved && findExpiry(saved);
  if (!expiry || expiry.lastDay >= until) return null;
  const { expiryDate, lastDay } = expiry;
  const hasExpired = lastDay < toDay();
  const words = { expiry: expiryDate, date: date(until) };
  return (
    <StatusPanel
      kind={hasExpired ? 'danger' : 'warning'}
      title={hasExpired ? t('account.card.endedInPause', words) : t('account.card.endsInPause', words)}
      actions={<ChangeMethodLink />}
    >
      {charge && <ChargeFromThenOn charge={charge} />}
    </StatusPanel>
  );
}

/** No answer of the shop API says what is charged on the day on which a pause ends, but what is charged in each period. */
export function ChargeFromThenOn({ charge }: { charge: string }) {
  const { t } = useTranslation();
  return (
    <p>
      {t('ui.label', { label: t('subscription.resume.charge') })} {charge}
    </p>
  );
}
