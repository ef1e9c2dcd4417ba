/** What the server has confirmed about an order: it was paid, it was received, or its bank has not decided yet. */

import { HelpLink } from '../../commerce/help-link.tsx';
import { usePaymentProgress } from '../../commerce/payment/payment-progress.ts';
import { useRefusedPayment } from '../../commerce/payment/use-first-payment.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** `paidNow`: something was due at once. */
export function OrderStatus({ paidNow }: { paidNow: boolean }) {
  const { t } = useTranslation();
  const progress = usePaymentProgress('hasInitialPaymentInProgress');
  const { isRefused } = useRefusedPayment();
  if (progress === 'loading') return <Skeleton className="order-result__unknown-status" />;
  if (isRefused) {
    return (
      <Notice kind="danger" action={<HelpLink />}>
        <p>{t('payment.firstRefused')}</p>
      </Notice>
    );
  }
  if (progress === 'pending') {
    return (
      <Notice kind="info" title={t('orderResult.received')}>
        <p>{t('payment.pending')}</p>
      </Notice>
    );
  }
  return (
    <Notice
      kind="success"
      title={t(paidNow && progress === 'settled' ? 'orderResult.paymentSuccessful' : 'orderResult.received')}
    >
      <p>{t('orderResult.confirmationFollows')}</p>
    </Notice>
  );
}
