/** Link to the payment of a past-due invoice. Disabled while another payment is in progress, or the shop API is away. */
import { Link } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { type ButtonVariant, buttonClass } from '../../ui/button.tsx';
import { BlockedAction, usePaymentInProgress } from './blocked-action.tsx';
import { useClosedReason } from './change-entry.tsx';

type Props = { invoiceId: string; variant?: ButtonVariant };

export function PayNowLink({ invoiceId, variant }: Props) {
  const { t } = useTranslation();
  const { languageQuery } = useSite();
  const paymentInProgress = usePaymentInProgress();
  const reason = useClosedReason() ?? (paymentInProgress && t('account.paymentInProgress'));
  if (reason) return <BlockedAction label={t('account.payNow')} reason={reason} />;
  return (
    <Link className={buttonClass(variant)} to={paths.subscriptionPaymentDetail(invoiceId, { language: languageQuery })}>
      {t('account.payNow')}
    </Link>
  );
}
