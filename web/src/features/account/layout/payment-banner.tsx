/** Tells of a payment that failed, or that is still under authorisation (specification 2, section 2). */
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useCall } from '../../../api/use-call.ts';
import { ManageSubscriptionLink } from '../../../commerce/market-notice.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { paths } from '../../../paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Notice } from '../../../ui/notice.tsx';

export function PaymentBanner() {
  const { t } = useTranslation();
  const { markets } = useSite();
  const { data: activity } = useCall('getPaymentActivity', {});
  return (
    <>
      {activity?.hasInvalidRecurringPaymentDetail && (
        <Notice kind="danger" action={<ChangeLink />}>
          <p>{t('account.paymentProblem')}</p>
          {markets.paymentDetails === 'elsewhere' && <p>{t('market.elsewhere')}</p>}
        </Notice>
      )}
      {activity?.hasInitialPaymentInProgress && (
        <Notice kind="info">
          <p>{t('account.paymentUnderAuthorisation')}</p>
        </Notice>
      )}
    </>
  );
}

/** Leads to where the method is changed, which is not on the page itself, and in some markets not here. */
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
