/** Page for the payment of a past-due invoice; the chosen method is also used for recurring payments. */
import './payment-detail.css';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useCall } from '../../api/use-call.ts';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Message } from '../../ui/message.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PayNow } from './pay-now.tsx';
import { findPayableInvoice } from './payable-invoice.ts';

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
  const { data: invoices, error, isValidating, mutate } = useCall('getInvoices', {}, { revalidateOnFocus: false });
  if (!invoices) {
    return (
      <div className="payment-detail">
        <PageTitle>{t('payment.title')}</PageTitle>
        {error ? (
          <LoadFailed text={error.problem.detail} onRetry={() => void mutate()} busy={isValidating} />
        ) : (
          <Card role="status">
            <span className="visually-hidden">{t('ui.loading')}</span>
            <Skeleton lines={4} className="payment-methods__skeleton" />
          </Card>
        )}
      </div>
    );
  }
  const found = findPayableInvoice(invoices, id);
  if (found.state === 'payable') return <PayNow invoice={found.invoice} />;
  return (
    <Message
      icon={found.state === 'paid' ? 'check' : 'search'}
      title={t(`payNow.${found.state}.title`)}
      actions={<BillingLink />}
    >
      <p>{t(`payNow.${found.state}.text`)}</p>
    </Message>
  );
}

/** Link to the invoices, or to the overview in a market without a billing page. */
function BillingLink() {
  const { t } = useTranslation();
  const { markets, languageQuery: language } = useSite();
  const billing = markets.billing === 'here';
  return (
    <Link
      className={buttonClass('primary')}
      to={billing ? paths.accountBilling({ language }) : paths.accountOverview({ language })}
    >
      {t(billing ? 'payNow.toBilling' : 'orderResult.toAccount')}
    </Link>
  );
}
