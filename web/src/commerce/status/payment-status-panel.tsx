/**
 * What is abnormal about the payments, with the way to pay and to change the method
 * (docs/rules/account.md#status-of-the-payments).
 */
import { Link, useLocation } from 'react-router-dom';
import { useCall } from '../../api/use-call.ts';
import { useFormat } from '../../i18n/format.ts';
import { useSite } from '../../i18n/site.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../texts/texts.ts';
import { buttonClass } from '../../ui/button.tsx';
import { StatusPanel } from '../../ui/status-panel.tsx';
import { useInvoices } from '../invoices/use-invoices.ts';
import { ManageSubscriptionLink } from '../market-notice.tsx';
import { PayNowLink } from './pay-now-link.tsx';
import { type PaymentStatus, paymentStatusesOf } from './payment-status.ts';

type Props = {
  /** False for a page that shows what is past due itself. */
  withPastDue?: boolean;
  /** False for a page that says itself that the first payment is under way. */
  withAuthorising?: boolean;
};

/** Uses the answers that the frame of the page has. */
export function PaymentStatusPanel({ withPastDue = true, withAuthorising = true }: Props) {
  const { markets } = useSite();
  const { data: activity } = useCall('getPaymentActivity', {});
  const { data: invoices } = useInvoices();
  const statuses = paymentStatusesOf({ activity, invoices, showsPastDue: withPastDue && markets.pastDue === 'on' });
  return statuses
    .filter(({ name }) => withAuthorising || name !== 'authorising')
    .map((status) => <Panel key={status.name} status={status} />);
}

function Panel({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation();
  const { money, date } = useFormat();
  switch (status.name) {
    case 'pastDue': {
      const { pastDue, isMethodRefused } = status;
      const { count, amount, oldest } = pastDue;
      return (
        <StatusPanel
          kind="danger"
          title={t('account.pastDue.title', { amount: money(amount) })}
          actions={
            <>
              <PayNowLink invoiceId={oldest.invoiceId} variant="primary" />
              {isMethodRefused && <ChangeMethodLink />}
            </>
          }
        >
          <p>{t('account.pastDue.text', { count, date: date(oldest.date), amount: money(oldest.amount) })}</p>
          {isMethodRefused && <p>{t('account.paymentProblem')}</p>}
          {isMethodRefused && <Elsewhere />}
        </StatusPanel>
      );
    }
    case 'methodRefused':
      return (
        <StatusPanel kind="danger" title={t('account.paymentProblem')} actions={<ChangeMethodLink />}>
          <Elsewhere />
        </StatusPanel>
      );
    case 'authorising':
      return <StatusPanel kind="info" title={t('account.paymentUnderAuthorisation')} />;
  }
}

/** The page of the payment details says it itself. */
function Elsewhere() {
  const { t } = useTranslation();
  return useMethodPlace() === 'elsewhere' ? <p>{t('market.elsewhere')}</p> : null;
}

/** Missing on the page of the payment details itself; some markets change the method on another site. */
export function ChangeMethodLink() {
  const { t } = useTranslation();
  const { languageQuery: language } = useSite();
  const place = useMethodPlace();
  switch (place) {
    case 'thisPage':
      return null;
    case 'elsewhere':
      return <ManageSubscriptionLink />;
    case 'paymentDetails':
      return (
        <Link className={buttonClass('secondary')} to={paths.accountPaymentDetails({ language })}>
          {t('payment.failed.change')}
        </Link>
      );
  }
}

/** Returns where a customer changes the payment method, seen from the page that is open. */
function useMethodPlace(): 'thisPage' | 'elsewhere' | 'paymentDetails' {
  const { markets } = useSite();
  const { pathname } = useLocation();
  if (pathname === paths.accountPaymentDetails()) return 'thisPage';
  return markets.paymentDetails === 'elsewhere' ? 'elsewhere' : 'paymentDetails';
}
