/** Hands events on to the operator's collector. Nobody waits for it, and a failure is only logged. */
import type { HashedIdentifiers } from '@perennial/shared/analytics/analytics-setup';
import type { EventCategory, TrackedEvent } from '@perennial/shared/analytics/events';
import type { FastifyBaseLogger } from 'fastify';

const TIMEOUT_MS = 2_000;
/** A collector that answers slowly must not pile up requests here: what comes on top is dropped. */
const MAX_IN_FLIGHT = 50;

/** What the collector gets, as JSON. */
export type CollectedEvents = HashedIdentifiers & {
  readonly culture: string;
  readonly language: string;
  /** When the BFF got them, ISO 8601; they stand in the order in which they happened. */
  readonly time: string;
  readonly events: readonly (TrackedEvent & { readonly category: EventCategory })[];
};

export type Collector = (collected: CollectedEvents, log: FastifyBaseLogger) => void;

export function createCollector(address: URL): Collector {
  let inFlight = 0;

  async function send(collected: CollectedEvents): Promise<void> {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(collected),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The collector answered ${response.status}`);
  }

  return (collected, log) => {
    const count = collected.events.length;
    if (inFlight >= MAX_IN_FLIGHT) {
      log.warn({ count }, 'analytics events dropped: the collector is too slow');
      return;
    }
    inFlight += 1;
    send(collected)
      .catch((error) => log.warn({ err: error, count }, 'analytics events were not collected'))
      .finally(() => {
        inFlight -= 1;
      });
  };
}
