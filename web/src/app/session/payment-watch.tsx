/** What every page watches for a customer: the payments. Loaded after the page, because visitors do not need it. */

import type { PaymentActivity } from '@perennial/shared/models/payment';
import { staleAfterEndedPayments } from '@perennial/shared/stale-after';
import { useEffect, useRef } from 'react';
import { useInvalidate } from '../../api/invalidate.ts';
import { useSession } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { findWaiting } from '../../commerce/payment/first-payment.ts';
import { useFirstPayment } from '../../commerce/payment/use-first-payment.ts';
import { removeStored, writeStored } from '../../storage/browser-storage.ts';
import { useTranslation } from '../../texts/texts.ts';
import { useNotify } from '../../ui/notifications.tsx';

export default function PaymentWatch() {
  return (
    <>
      <PaymentActivityWatch />
      <FirstPaymentWatch />
    </>
  );
}

/**
 * Loads the payment activity into the cache, and what the end of a payment makes stale, however the page learns of it
 * (docs/rules/payments.md#payment-activity). Failures are not shown, and a 401 does not end the session on screen.
 */
export function PaymentActivityWatch() {
  const { signedIn } = useSession();
  const invalidate = useInvalidate();
  const { data } = useCall('getPaymentActivity', signedIn ? {} : null, { background: true });
  const last = useRef<PaymentActivity>(undefined);

  useEffect(() => {
    for (const name of staleAfterEndedPayments(last.current, data)) void invalidate(name);
    last.current = data;
  }, [data, invalidate]);

  return null;
}

/**
 * Remembers in the browser which subscriptions wait for their first payment, and tells when the bank has refused it
 * while the shop is open (docs/rules/payments.md#refused-first-payments).
 */
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
