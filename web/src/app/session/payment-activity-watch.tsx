/**
 * Keeps the payment activity of the customer fresh while the page is visible (specification 2, sections 7 and 9), in
 * the cache that all pages read. A failure is only logged, by the BFF: not even the end of the session is told, since
 * nobody did anything.
 */
import type { PaymentActivity } from '@perennial/shared/models/payment';
import { useEffect, useRef } from 'react';
import { useSession } from '../../api/session.ts';
import { useCall, useInvalidate } from '../../api/use-call.ts';
import { staleAfterEnd } from './stale-after-payment.ts';

const POLL_MS = 30_000;

export function PaymentActivityWatch() {
  const { signedIn } = useSession();
  const invalidate = useInvalidate();
  const { data } = useCall('getPaymentActivity', signedIn ? {} : null, {
    refreshInterval: POLL_MS,
    unattended: true,
  });
  const last = useRef<PaymentActivity>(undefined);

  useEffect(() => {
    for (const name of staleAfterEnd(last.current, data)) void invalidate(name);
    last.current = data;
  }, [data, invalidate]);

  return null;
}
