/** The adapter for the BFF, which adds who it was, hashed: small batches, and what is left when the page is. */
import { MAX_EVENTS_PER_REQUEST, type TrackedEvent } from '@perennial/shared/analytics/events';
import type { Adapter } from './adapter.ts';

/** Sends a batch in a way that outlives the page. */
export type Send = (events: readonly TrackedEvent[]) => Promise<unknown>;

/** How long events wait for company. */
const GATHERING_MS = 2000;

export function bffAdapter(send: Send): Adapter {
  let gathered: TrackedEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const batch = gathered;
    gathered = [];
    // Events that cannot be told are lost: nobody waits for them.
    if (batch.length > 0) send(batch).catch(() => undefined);
  }

  // Both: a phone may end a hidden page without another word, and some browsers leave a page that was never hidden.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  window.addEventListener('pagehide', flush);

  return (event) => {
    gathered.push(event);
    if (gathered.length >= MAX_EVENTS_PER_REQUEST) flush();
    else timer ??= setTimeout(flush, GATHERING_MS);
  };
}
