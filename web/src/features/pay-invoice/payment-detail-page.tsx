/** Page for the payment of a past-due invoice; the chosen method is also used for recurring payments. */
import { LoadState } from '../../commerce/load-state.tsx';
import './payment-detail.css';
import { Link, useParams } from 'react-router-dom';
import { useCall } from '../../api/use-call.ts';
import { findInvoiced } from '../../commerce/invoices/invoiced-subscription.ts';
import { useSite } from '../../i18n/site.tsx';
import { useTranslation } from '../../texts/texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Message } from '../../ui/message.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PayNow } from './pay-now.tsx';
import { findPayableInvoice } from './payable-invoice.ts';
import { useBillingTarget } from './use-billing-target.ts';

export default function PaymentDetailPage() {
  const { t } = useTranslation();
  const { markets } = useSite();
  if (markets.pastDue === 'off') {
    return (
      <Message icon="info" title={t('payment.title')} actions={<BillingLink />}>
        <p>{t('payNow.off')}</p>
      </Message>
    );
  }
  return <PaymentDetail />;
}

function PaymentDetail() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const response = useCall('getInvoices', {}, { revalidateOnFocus: false });
  const { data: invoices } = response;
  // The page has its final height at once; without the subscriptions it does not name any.
  const subscriptions = useCall('getSubscriptions', {});
  const namesKnown = subscriptions.data !== undefined || subscriptions.error !== undefined;
  if (!invoices || !namesKnown) {
    return (
      <div className="payment-detail">
        <PageTitle>{t('payment.title')}</PageTitle>
        <LoadState
          responses={[response]}
          skeleton={
            <Card>
              <Skeleton label={t('ui.loading')} lines={4} className="payment-methods__skeleton" />
            </Card>
          }
        />
      </div>
    );
  }
  const found = findPayableInvoice(invoices, id);
  if (found.state === 'payable') {
    return <PayNow invoice={found.invoice} title={findInvoiced(found.invoice, subscriptions.data ?? [])} />;
  }
  return (
    <Message
      {...(found.state === 'paid' ? { icon: 'check' } : { drawing: 'not-found' })}
      title={t(`payNow.${found.state}.title`)}
      actions={<BillingLink />}
    >
      <p>{t(`payNow.${found.state}.text`)}</p>
    </Message>
  );
}

function BillingLink() {
  const { to, text } = useBillingTarget();
  return (
    <Link className={buttonClass('primary')} to={to}>
      {text}
    </Link>
  );
}
