/** Passes events to the adapters. Events that need consent wait for the answer; a "declined" drops them. */
import type { AnalyticsAdapter, AnalyticsSetup } from '@perennial/shared/analytics/analytics-setup';
import { events, type TrackedEvent } from '@perennial/shared/analytics/events';
import type { Adapter } from './adapter.ts';
import { bffAdapter, type Send } from './bff.ts';
import { getConsentAnswer, onConsent } from './consent.ts';
import { dataLayerAdapter } from './data-layer.ts';

/** The most events that wait for the answer; further ones are dropped. */
const MAX_QUEUED = 200;

export function openBus({ adapters, consent, identifiers }: AnalyticsSetup, send: Send): (event: TrackedEvent) => void {
  const factories: Readonly<Record<AnalyticsAdapter, () => Adapter>> = {
    dataLayer: () => dataLayerAdapter(identifiers),
    bff: () => bffAdapter(send),
  };
  const open = adapters.map((name) => factories[name]());
  let queue: TrackedEvent[] = [];

  function dispatch(event: TrackedEvent): void {
    for (const adapter of open) adapter(event);
  }

  onConsent(() => {
    const waiting = queue;
    queue = [];
    if (getConsentAnswer(consent) === 'accepted') for (const event of waiting) dispatch(event);
  });

  return (event) => {
    const answer = consent.includes(events[event.name].category) ? getConsentAnswer(consent) : 'accepted';
    if (answer === 'accepted') dispatch(event);
    else if (answer === 'none' && queue.length < MAX_QUEUED) queue.push(event);
  };
}
