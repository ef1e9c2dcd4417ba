/** Payment details page of the account: the saved method and its change, or a notice in a closed market. */
import { LoadState } from '../../../commerce/load-state.tsx';
import './payment-details.css';
import { useCall } from '../../../api/use-call.ts';
import { MarketNotice } from '../../../commerce/market-notice.tsx';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChangePaymentMethod } from './change-payment-method.tsx';
import { isStored, SavedPaymentMethodCard } from './saved-payment-method.tsx';

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

/** The method can be changed even if the saved one cannot be loaded. */
function PaymentDetails() {
  const { t } = useTranslation();
  const response = useCall('getSavedPaymentMethod', {});
  const { data: saved, error } = response;
  return (
    <>
      {saved ? (
        <SavedPaymentMethodCard saved={saved} />
      ) : (
        <LoadState
          responses={[response]}
          skeleton={
            <Card>
              <Skeleton label={t('ui.loading')} lines={4} className="payment-details__skeleton" />
            </Card>
          }
        />
      )}
      {(saved || error) && <ChangePaymentMethod isFirst={saved !== undefined && !isStored(saved)} />}
    </>
  );
}
