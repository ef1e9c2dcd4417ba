/**
 * Remembers in the browser which subscriptions wait for their first payment, and tells when the bank has refused it while
 * the shop is open (docs/rules/payments.md#refused-first-payments).
 */
import { useEffect, useRef } from 'react';
import { findWaiting } from '../../commerce/payment/first-payment.ts';
import { useFirstPayment } from '../../commerce/payment/use-first-payment.ts';
import { removeStored, writeStored } from '../../storage/browser-storage.ts';
import { useTranslation } from '../../texts/texts.ts';
import { useNotify } from '../../ui/notifications.tsx';

export function FirstPaymentWatch() {
  const { t } = useTranslation();
  const notify = useNotify();
  const { inProgress, list, decision } = useFirstPayment();
  const wasInProgress = useRef(false);

  useEffect(() => {
    const waiting = inProgress && list ? findWaiting(list) : undefined;
    if (waiting) {
      wasInProgress.current = true;
      writeStored('waitingSubscriptions', waiting);
    }
    if (decision === 'started') removeStored('waitingSubscriptions');
    if (decision === 'refused' && wasInProgress.current) {
      wasInProgress.current = false;
      notify('danger', t('payment.firstRefused'));
    }
  }, [inProgress, list, decision, notify, t]);

  return null;
}
