/** The destinations of analytics events. */

import type { HashedIdentifiers } from '@perennial/shared/analytics/analytics-setup';
import { events, MAX_EVENTS_PER_REQUEST, type TrackedEvent } from '@perennial/shared/analytics/events';

/** A destination of analytics events. It receives only events that need no consent or have it. */
export type Adapter = (event: TrackedEvent) => void;

/** Sends a batch with a request that survives the page. */
export type Send = (events: readonly TrackedEvent[]) => Promise<unknown>;

/** Batching delay in milliseconds. */
const BATCH_DELAY_MS = 2000;

/** Sends events to the BFF in small batches, and the rest when the page is left. The BFF adds hashed identifiers. */
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

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** The adapter for tag managers. `window.dataLayer` exists from the first event on. */
export function dataLayerAdapter(identifiers: HashedIdentifiers): Adapter {
  return ({ name, details }) => {
    window.dataLayer ??= [];
    window.dataLayer.push({ event: name, category: events[name].category, details, ...identifiers });
  };
}
