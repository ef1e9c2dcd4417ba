/** Leads to the payment of one past-due invoice, unless another payment has to end first (specification 2, section 4). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { type ButtonVariant, buttonClass } from '../../ui/button-class.ts';
import { BlockedAction } from './blocked-action.tsx';
import { usePaymentInProgress } from './use-payment-in-progress.ts';

type Props = { invoiceId: string; variant?: ButtonVariant };

export function PayNowLink({ invoiceId, variant }: Props) {
  const { t } = useTranslation();
  const { languageQuery } = useSite();
  const waits = usePaymentInProgress();
  if (waits) return <BlockedAction label={t('account.payNow')} reason={t('account.paymentInProgress')} />;
  return (
    <Link className={buttonClass(variant)} to={paths.subscriptionPaymentDetail(invoiceId, { language: languageQuery })}>
      {t('account.payNow')}
    </Link>
  );
}
