/** What a page watches for a customer besides what it shows first. Loaded some seconds after the page. */
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { useSession } from '../../api/session.ts';
import { useCall } from '../../api/use-call.ts';
import { useSite } from '../../i18n/site.tsx';
import { useStore } from '../../state/use-store.ts';
import { useTimer } from '../../ui/use-timer.ts';
import { createEventStreamStore } from '../event-stream/event-stream-store.ts';
import { toStreamUrl } from '../event-stream/read-events.ts';
import { ExpiryNotice } from './expiry-notice.tsx';

const POLL_MS = 30_000;

/** A silent renewal can have failed after this time, in milliseconds. */
const EXPIRY_CHECK_AFTER_MS = 60_000;

export default function LateWatches() {
  const { renewalFailed = false } = useSession();
  const { culture, language } = useSite();
  const swr = useSWRConfig();
  const [stream] = useState(() => createEventStreamStore(swr, toStreamUrl({ culture: culture.code, language })));
  const { isLive } = useStore(stream);
  const [checksExpiry, setChecksExpiry] = useState(renewalFailed);
  useTimer(() => setChecksExpiry(true), { afterMs: EXPIRY_CHECK_AFTER_MS });
  usePaymentPolling(isLive);
  return checksExpiry ? <ExpiryNotice isTold={isLive} /> : null;
}

/**
 * Polls the customer's payment activity into the cache while the page is visible and no event stream tells of it
 * (docs/rules/payments.md#payment-activity). Failures are not shown, and a 401 does not end the session on screen,
 * because the customer did nothing; the BFF logs them.
 */
function usePaymentPolling(isTold: boolean): void {
  useCall(
    'getPaymentActivity',
    {},
    { refreshInterval: isTold ? 0 : POLL_MS, revalidateOnMount: false, background: true },
  );
}
