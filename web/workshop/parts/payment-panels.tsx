import { invoice, paymentActivity } from '@perennial/shared/examples/payment';
import type { Invoice } from '@perennial/shared/models/invoice';
import type { PaymentActivity } from '@perennial/shared/models/payment';
import type { PrefetchedResponse } from '@perennial/shared/page-data';
import ExpiringCardPanel from '../../src/commerce/status/expiring-card-panel.tsx';
import { PaymentStatusPanel } from '../../src/commerce/status/payment-status-panel.tsx';
import { State } from '../state.tsx';

const toAnswers = (
  activity: Partial<PaymentActivity>,
  invoices: readonly Invoice[] = [],
): readonly PrefetchedResponse[] => [
  { name: 'getPaymentActivity', input: {}, data: paymentActivity(activity) },
  { name: 'getInvoices', input: {}, data: invoices },
];

const open = (id: string, invoiceDate: string) =>
  invoice({ invoiceId: id, invoiceDate, price: 35.82, balance: 35.82, hasBalance: true });

const payment = { date: '2026-05-01', names: ['Halo', 'Arc'], amount: 34.98 };

export function PaymentPanels() {
  return (
    <>
      <State name="past due" answers={toAnswers({}, [open('I-1', '2026-02-01')])}>
        <PaymentStatusPanel />
      </State>
      <State
        name="past due, method refused"
        answers={toAnswers({ hasInvalidRecurringPaymentDetail: true }, [
          open('I-1', '2026-02-01'),
          open('I-2', '2026-03-01'),
        ])}
      >
        <PaymentStatusPanel />
      </State>
      <State name="method refused" answers={toAnswers({ hasInvalidRecurringPaymentDetail: true })}>
        <PaymentStatusPanel />
      </State>
      <State name="under authorisation" answers={toAnswers({ hasInitialPaymentInProgress: true })}>
        <PaymentStatusPanel />
      </State>
      <State name="card expires" answers={toAnswers({})}>
        <ExpiringCardPanel card={{ expiryDate: '04/2026', hasExpired: false, payment }} />
      </State>
      <State name="card has expired" answers={toAnswers({})}>
        <ExpiringCardPanel card={{ expiryDate: '02/2026', hasExpired: true, payment }} />
      </State>
    </>
  );
}
