/** Payment of one invoice: the choice of a method, a button with the amount, then the card form. */
import type { Invoice } from '@perennial/shared/models/invoice';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCall } from '../../api/use-call.ts';
import { useTellDone } from '../../commerce/after-change/use-tell-done.tsx';
import { BackLink } from '../../commerce/back-link.tsx';
import { invoicePayment } from '../../commerce/payment/account-payment.ts';
import { accountPaymentGate } from '../../commerce/payment/account-payment-gate.ts';
import { CardStep } from '../../commerce/payment/card-step.tsx';
import { MethodPicker } from '../../commerce/payment/method-picker.tsx';
import { submitProviderForm } from '../../commerce/payment/provider-form.ts';
import { useAccountPayment } from '../../commerce/payment/use-account-payment.ts';
import { useFormat } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { removeStored, writeStored } from '../../storage/browser-storage.ts';
import { rememberFailedInvoice, rememberPaidInvoice } from '../../storage/order-results.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { SubmitRow } from '../../ui/form/submit-row.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { useNotify } from '../../ui/notifications.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useBillingTarget } from './use-billing-target.ts';

type Props = {
  invoice: Invoice;
  /** The subscription that the invoice is for; undefined if that is not certain. */
  title: string | undefined;
};

export function PayNow({ invoice, title }: Props) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  const { languageQuery: language } = useSite();
  const { invoiceId, invoiceDate, balance } = invoice;
  const [purpose] = useState(() => invoicePayment(invoiceId));
  const cancelPath = paths.subscriptionPaymentDetail(invoiceId, { language });
  const payment = useAccountPayment({ purpose, cancelPath, followForm: submitProviderForm });
  const amount = money(balance);
  const back = useBillingTarget();

  return (
    <div className="payment-detail" data-shown="">
      <BackLink to={back.to} text={back.text} />
      <PageTitle>{t('payNow.title', { amount })}</PageTitle>
      <Card className="payment-detail__card">
        <div className="payment-detail__invoice">
          {title !== undefined && <strong>{title}</strong>}
          <span>{t('payNow.dueSince', { date: date(invoiceDate) })}</span>
          <span className="payment-detail__note">{invoiceId}</span>
        </div>
        <h2>{t('payment.title')}</h2>
        <PayNowMethod invoiceId={invoiceId} balance={balance} payment={payment} />
      </Card>
    </div>
  );
}

type MethodProps = { invoiceId: string; balance: number; payment: ReturnType<typeof useAccountPayment> };

function PayNowMethod({ invoiceId, balance, payment }: MethodProps) {
  const { t } = useTranslation();
  const amount = useFormat().money(balance);
  const { data: activity } = useCall('getPaymentActivity', {});
  const onResult = usePaymentResult(invoiceId, payment.finish);
  const { card, close } = payment;
  return (
    <MethodPicker
      amount={balance}
      busy={payment.busy}
      storedFirst
      onCloseForm={close}
      form={
        card &&
        ((onPaying) => (
          <CardStep
            card={card}
            lead={t('payment.payWith', { amount, name: card.method.name })}
            amount={balance}
            onAuthorised={onResult.succeed}
            onFailed={onResult.fail}
            onPaying={onPaying}
            onChooseAnother={close}
          />
        ))
      }
    >
      {({ method, sbeCompliance }) => {
        const reason = accountPaymentGate(activity, method);

        async function pay(): Promise<void> {
          if (!method) return;
          removeStored('paidInvoice');
          writeStored('invoiceBeingPaid', invoiceId);
          await payment.start(method, sbeCompliance);
        }

        return (
          <>
            <p className="payment-detail__note">{t('payNow.note')}</p>
            <ErrorNotice text={payment.failure} />
            <SubmitRow
              label={
                <>
                  <Icon name="lock" />
                  {t('payNow.submit', { amount })}
                </>
              }
              busy={payment.busy}
              busyText={t('payment.starting')}
              disabledReason={reason && t(`payment.gate.${reason}`)}
              onPress={pay}
            />
          </>
        );
      }}
    </MethodPicker>
  );
}

/** What happens after the card form: a notice and a navigation (docs/rules/payments.md#pay-now). */
function usePaymentResult(invoiceId: string, finish: () => void) {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const navigate = useNavigate();
  const notify = useNotify();
  const tellDone = useTellDone();
  return {
    succeed() {
      finish();
      rememberPaidInvoice(invoiceId);
      tellDone(t('payNow.succeeded'), ['orderPayNow']);
      navigate(paths.payNowSuccessful({ language }));
    },
    fail() {
      rememberFailedInvoice(invoiceId);
      notify('danger', t('payNow.failed'));
      navigate(paths.subscriptionError({ language }));
    },
  };
}
