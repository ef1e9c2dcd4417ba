/** Banners for a failed recurring payment and for a first payment that is not authorised yet. */
import type { CallResponse } from '@perennial/shared/catalogue/types';
import { Link, useLocation } from 'react-router-dom';
import { ManageSubscriptionLink } from '../../../commerce/market-notice.tsx';
import { useRefusedPayment } from '../../../commerce/payment/use-first-payment.ts';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

export function PaymentBanner({ activity }: { activity: CallResponse<'getPaymentActivity'> }) {
  const { t } = useTranslation();
  const { markets } = useSite();
  return (
    <div className="account__banners">
      {activity.hasInvalidRecurringPaymentDetail && (
        <Notice kind="danger" action={<ChangeLink />}>
          <p>{t('account.paymentProblem')}</p>
          {markets.paymentDetails === 'elsewhere' && <p>{t('market.elsewhere')}</p>}
        </Notice>
      )}
      <RefusedPayment />
      {activity.hasInitialPaymentInProgress && (
        <Notice kind="info">
          <p>{t('account.paymentUnderAuthorisation')}</p>
        </Notice>
      )}
    </div>
  );
}

/** The bank has refused the first payment of an order: its subscription is not in the list any more. */
function RefusedPayment() {
  const { t } = useTranslation();
  const { isRefused, isClosed, close } = useRefusedPayment();
  if (!isRefused || isClosed) return null;
  return (
    <Notice kind="danger" action={<Button onClick={close}>{t('ui.close')}</Button>}>
      <p>{t('payment.firstRefused')}</p>
    </Notice>
  );
}

/** Link to the payment details. Missing on that page; some markets change the method on another site. */
function ChangeLink() {
  const { t } = useTranslation();
  const { markets, languageQuery: language } = useSite();
  const { pathname } = useLocation();
  if (pathname === paths.accountPaymentDetails()) return null;
  if (markets.paymentDetails === 'elsewhere') return <ManageSubscriptionLink />;
  return (
    <Link className={buttonClass('secondary')} to={paths.accountPaymentDetails({ language })}>
      {t('payment.failed.change')}
    </Link>
  );
}
