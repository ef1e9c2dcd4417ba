/** Sends events to the operator's collector in the background (docs/rules/analytics.md#collector). */
import type { HashedIdentifiers } from '@perennial/shared/analytics/analytics-setup';
import type { EventCategory, TrackedEvent } from '@perennial/shared/analytics/events';
import type { FastifyBaseLogger } from 'fastify';

const TIMEOUT_MS = 2_000;
/** Limits the requests that wait for a slow collector. Further events are dropped. */
const MAX_IN_FLIGHT = 50;

/** The JSON body of a request to the collector. */
export type CollectedEvents = HashedIdentifiers & {
  readonly culture: string;
  readonly language: string;
  /** When the BFF received the events, ISO 8601. The events are in the order in which they happened. */
  readonly time: string;
  readonly events: readonly (TrackedEvent & { readonly category: EventCategory })[];
};

/** Sends events. Returns at once; a failure is only logged. */
export type Collector = (collected: CollectedEvents, log: FastifyBaseLogger) => void;

/** Creates the collector client: a time-out of two seconds and at most fifty requests at a time. */
export function createCollector(url: URL): Collector {
  let inFlight = 0;

  async function send(collected: CollectedEvents): Promise<void> {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(collected),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The collector returned ${response.status}`);
  }

  return (collected, log) => {
    const count = collected.events.length;
    if (inFlight >= MAX_IN_FLIGHT) {
      log.warn({ count }, 'analytics events dropped: the collector is too slow');
      return;
    }
    inFlight += 1;
    send(collected)
      .catch((error) => log.warn({ err: error, count }, 'sending analytics events failed'))
      .finally(() => {
        inFlight -= 1;
      });
  };
}
