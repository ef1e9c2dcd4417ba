/**
 * Polls the customer's payment activity into the cache while the page is visible
 * (docs/rules/payments.md#payment-activity). Failures are not shown, and a 401 does not end the session on screen,
 * because the customer did nothing; the BFF logs them.
 */
import type { PaymentActivity } from '@perennial/shared/models/payment';
import { useEffect, useRef } from 'react';
import { useInvalidate } from '../../api/invalidate.ts';
import { useSession } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { staleCallsAfterPayment } from './stale-calls-after-payment.ts';

const POLL_MS = 30_000;

export function PaymentActivityWatch() {
  const { signedIn } = useSession();
  const invalidate = useInvalidate();
  const { data } = useCall('getPaymentActivity', signedIn ? {} : null, {
    refreshInterval: POLL_MS,
    background: true,
  });
  const last = useRef<PaymentActivity>(undefined);

  useEffect(() => {
    for (const name of staleCallsAfterPayment(last.current, data)) void invalidate(name);
    last.current = data;
  }, [data, invalidate]);

  return null;
}
