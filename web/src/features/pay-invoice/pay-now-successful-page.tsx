/**
 * Page after the payment of a past-due invoice, if the server confirms it
 * (docs/rules/payments.md#pay-now-success-page).
 */
import { Link, useLocation } from 'react-router-dom';
import { useCall } from '../../api/use-call.ts';
import { useIsFresh } from '../../api/use-is-fresh.ts';
import { useAskAgain } from '../../commerce/changes/use-ask-again.ts';
import { NothingToShow } from '../../commerce/nothing-to-show.tsx';
import { isConfirmedPayment, usePaymentProgress } from '../../commerce/payment/payment-progress.ts';
import { PaymentUnknown, PaymentWaiting } from '../../commerce/payment/payment-waiting.tsx';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useStored } from '../../storage/use-stored.ts';
import { useTranslation } from '../../texts/texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { findPayableInvoice } from './payable-invoice.ts';

export default function PayNowSuccessfulPage() {
  const { state } = useLocation();
  const invoiceId = useStored('paidInvoice');
  if (isConfirmedPayment(state)) return <ConfirmedPayment />;
  return invoiceId === undefined ? <NothingToShow /> : <PaidInvoice invoiceId={invoiceId} />;
}

function PaidInvoice({ invoiceId }: { invoiceId: string }) {
  const progress = usePaymentProgress('hasPaymentInProgress');
  const response = useCall('getInvoices', {});
  const { data: invoices, error, isValidating, mutate } = response;
  const isFresh = useIsFresh(response);
  const state = invoices && findPayableInvoice(invoices, invoiceId).state;
  const asksAgain = useAskAgain(isFresh && !error && state === 'payable' && progress === 'settled', mutate);
  if (error) return <PaymentUnknown problem={error.problem} busy={isValidating} onRetry={() => mutate()} />;
  if (!invoices || progress === 'loading') return <PaymentWaiting />;
  if (state === 'paid') return <Succeeded />;
  if (!isFresh || isValidating || asksAgain) return <PaymentWaiting />;
  if (state === 'unknown') return <NothingToShow />;
  return progress === 'pending' ? <Pending /> : <PaymentUnknown busy={false} onRetry={() => mutate()} />;
}

/** The server has confirmed a payment for an invoice that this tab does not know. */
function ConfirmedPayment() {
  const progress = usePaymentProgress('hasPaymentInProgress');
  if (progress === 'loading') return <PaymentWaiting />;
  return progress === 'pending' ? <Pending /> : <Succeeded />;
}

function Succeeded() {
  const { t } = useTranslation();
  return (
    <Message icon="check" kind="success" title={t('orderResult.paymentSuccessful')} actions={<AccountLink />}>
      <p>{t('orderResult.confirmationFollows')}</p>
    </Message>
  );
}

function Pending() {
  const { t } = useTranslation();
  return (
    <Message icon="card" title={t('paymentResult.waiting.title')} actions={<AccountLink />}>
      <p>{t('payment.pending')}</p>
    </Message>
  );
}

function AccountLink() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  return (
    <Link className={buttonClass('primary')} to={paths.account({ language })}>
      {t('paymentDetails.back')}
    </Link>
  );
}
