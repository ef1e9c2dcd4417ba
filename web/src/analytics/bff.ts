/** Sends events to the BFF in small batches, and the rest when the page is left. The BFF adds hashed identifiers. */
import { MAX_EVENTS_PER_REQUEST, type TrackedEvent } from '@perennial/shared/analytics/events';
import type { Adapter } from './adapter.ts';

/** Sends a batch with a request that survives the page. */
export type Send = (events: readonly TrackedEvent[]) => Promise<unknown>;

/** Batching delay in milliseconds. */
const BATCH_DELAY_MS = 2000;

export function bffAdapter(send: Send): Adapter {
  let queue: TrackedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const batch = queue;
    queue = [];
    // Events that cannot be sent are lost: analytics must not disturb the shop.
    if (batch.length > 0) send(batch).catch(() => undefined);
  }

  // Both events are needed: phones can end a hidden page without `pagehide`, and some browsers leave a page without
  // hiding it.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);

  return (event) => {
    queue.push(event);
    if (queue.length >= MAX_EVENTS_PER_REQUEST) flush();
    else timer ??= setTimeout(flush, BATCH_DELAY_MS);
  };
}
