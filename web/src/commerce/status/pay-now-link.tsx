/** Link to the payment of a past-due invoice. Disabled while another payment is in progress. */
import { Link } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { type ButtonVariant, buttonClass } from '../../ui/button.tsx';
import { BlockedAction, usePaymentInProgress } from './blocked-action.tsx';

type Props = { invoiceId: string; variant?: ButtonVariant };

export function PayNowLink({ invoiceId, variant }: Props) {
  const { t } = useTranslation();
  const { languageQuery } = useSite();
  const paymentInProgress = usePaymentInProgress();
  if (paymentInProgress) return <BlockedAction label={t('account.payNow')} reason={t('account.paymentInProgress')} />;
  return (
    <Link className={buttonClass(variant)} to={paths.subscriptionPaymentDetail(invoiceId, { language: languageQuery })}>
      {t('account.payNow')}
    </Link>
  );
}
