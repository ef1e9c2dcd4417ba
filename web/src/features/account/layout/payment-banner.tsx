/** What the frame of the account says about the payments, above each page (docs/rules/account.md#payment-banners). */
import { useLocation } from 'react-router-dom';
import { useRefusedPayment } from '../../../commerce/payment/use-first-payment.ts';
import { PaymentStatusPanel } from '../../../commerce/status/payment-status-panel.tsx';
import { paths } from '../../../paths.ts';
import { useTranslation } from '../../../texts/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';

/** The overview shows the status of the payments itself, with what is past due. */
export function PaymentBanner() {
  const { pathname } = useLocation();
  return (
    <div className="account__banners">
      {pathname !== paths.accountOverview() && <PaymentStatusPanel withPastDue={false} />}
      <RefusedPayment />
    </div>
  );
}

/** The bank has refused the first payment of an order: its subscription is not in the list any more. */
function RefusedPayment() {
  const { t } = useTranslation();
  const { isRefused, isClosed, close } = useRefusedPayment();
  if (!isRefused || isClosed) return null;
  return (
    <Notice kind="danger" action={<Button onClick={close}>{t('ui.close')}</Button>}>
      <p>{t('payment.firstRefused')}</p>
    </Notice>
  );
}
