/** Payment details page of the account: the saved method and its change, or a notice in a closed market. */
import './payment-details.css';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/use-call.ts';
import { MarketNotice } from '../../../commerce/market-notice.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { Card } from '../../../ui/card.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChangePaymentMethod } from './change-payment-method.tsx';
import { SavedPaymentMethodCard } from './saved-payment-method.tsx';

export default function PaymentDetailsPage() {
  const { t } = useTranslation();
  const { markets } = useSite();
  return (
    <>
      <PageTitle>{t('account.pages.paymentDetails')}</PageTitle>
      {markets.paymentDetails === 'here' ? <PaymentDetails /> : <MarketNotice />}
    </>
  );
}

function PaymentDetails() {
  const { t } = useTranslation();
  const { data: saved, error, isValidating, mutate } = useCall('getSavedPaymentMethod', {});
  if (!saved) {
    if (error) return <LoadFailed text={error.problem.detail} onRetry={() => void mutate()} busy={isValidating} />;
    return (
      <Card role="status">
        <span className="visually-hidden">{t('ui.loading')}</span>
        <Skeleton lines={4} className="payment-details__skeleton" />
      </Card>
    );
  }
  return (
    <>
      <SavedPaymentMethodCard saved={saved} />
      <ChangePaymentMethod />
    </>
  );
}
