/** Passes events to the adapters. Events that need consent wait for the answer; a "declined" drops them. */
import type { AnalyticsAdapter, AnalyticsSetup } from '@perennial/shared/analytics/analytics-setup';
import { events, type TrackedEvent } from '@perennial/shared/analytics/events';
import type { Adapter } from './adapter.ts';
import { bffAdapter, type Send } from './bff.ts';
import { consentAnswer, onConsent } from './consent.ts';
import { dataLayerAdapter } from './data-layer.ts';

/** The most events that wait for the answer; further ones are dropped. */
const MAX_HELD = 200;

export function openBus({ adapters, consent, identifiers }: AnalyticsSetup, send: Send): (event: TrackedEvent) => void {
  const makers: Readonly<Record<AnalyticsAdapter, () => Adapter>> = {
    dataLayer: () => dataLayerAdapter(identifiers),
    bff: () => bffAdapter(send),
  };
  const open = adapters.map((name) => makers[name]());
  let held: TrackedEvent[] = [];

  function tell(event: TrackedEvent): void {
    for (const adapter of open) adapter(event);
  }

  onConsent(() => {
    const waiting = held;
    held = [];
    if (consentAnswer(consent) === 'accepted') for (const event of waiting) tell(event);
  });

  return (event) => {
    const answer = consent.includes(events[event.name].category) ? consentAnswer(consent) : 'accepted';
    if (answer === 'accepted') tell(event);
    else if (answer === 'none' && held.length < MAX_HELD) held.push(event);
  };
}
