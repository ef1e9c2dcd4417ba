/** What the server has confirmed about an order: it was paid, it was received, or its bank has not decided yet. */

import { usePaymentProgress } from '../../commerce/payment/payment-progress.ts';
import { useTranslation } from '../../texts/texts.ts';
import { Notice } from '../../ui/notice.tsx';

/** `paidNow`: something was due at once. */
export function OrderStatus({ paidNow }: { paidNow: boolean }) {
  const { t } = useTranslation();
  const progress = usePaymentProgress('hasInitialPaymentInProgress');
  if (progress === 'loading') return null;
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
