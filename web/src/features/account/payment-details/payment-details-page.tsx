/** Payment details page of the account: the saved method and its change, or a notice in a closed market. */
import { LoadState } from '../../../commerce/load-state.tsx';
import './payment-details.css';
import type { SavedPaymentMethod } from '@perennial/shared/models/payment';
import { findExpiry } from '@perennial/shared/subscriptions/expiring-card';
import { filterRunning, MOST_ASKED } from '@perennial/shared/subscriptions/running';
import { useCall } from '../../../api/use-call.ts';
import { useToday } from '../../../commerce/dates/day.ts';
import { MarketNotice } from '../../../commerce/market-notice.tsx';
import ExpiringCardPanel from '../../../commerce/status/expiring-card-panel.tsx';
import { useComingUp } from '../../../commerce/subscriptions/use-coming-up.ts';
import { useSite } from '../../../i18n/site.tsx';
import { useTranslation } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toCardExpiry } from './card-expiry.ts';
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
        <>
          <SavedPaymentMethodCard saved={saved} />
          <UnpaidPayment saved={saved} />
        </>
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

/** The payment that comes after the last day of the card; asked only if the card expires soon or has expired. */
function UnpaidPayment({ saved }: { saved: SavedPaymentMethod }) {
  const today = useToday();
  const expiry = today && findExpiry(saved) && toCardExpiry(saved.expiryDate ?? '', today);
  const isAsked = expiry === 'soon' || expiry === 'expired';
  const { data: subscriptions } = useCall('getSubscriptions', isAsked ? {} : null);
  const running = filterRunning(subscriptions ?? []);
  const { data } = useComingUp(running.length <= MOST_ASKED ? running : []);
  return data?.expiringCard ? <ExpiringCardPanel card={data.expiringCard} /> : null;
}
