/** Passes events to the adapters. Events that need consent wait for the answer; a "declined" drops them. */
import {
  type AnalyticsAdapter,
  type AnalyticsSetup,
  type ConsentPurpose,
  purposeOfCategory,
} from '@perennial/shared/analytics/analytics-setup';
import { events, type TrackedEvent } from '@perennial/shared/analytics/events';
import { type Adapter, bffAdapter, dataLayerAdapter, type Send } from './adapters.ts';
import { awaitConsent, type ConsentAnswer, getConsentAnswer, isOptedOut } from './consent.ts';

/** The most events that wait for the answer; further ones are dropped. */
const MAX_QUEUED = 200;

type BusSetup = AnalyticsSetup & {
  /** What waits for the visitor's answer. */
  readonly asked: readonly ConsentPurpose[];
};

export function openBus({ adapters, asked, identifiers }: BusSetup, send: Send): (event: TrackedEvent) => void {
  const factories: Readonly<Record<AnalyticsAdapter, () => Adapter>> = {
    dataLayer: () => dataLayerAdapter(identifiers),
    bff: () => bffAdapter(send),
  };
  const open = adapters.map((name) => factories[name]());
  let queue: TrackedEvent[] = [];

  function answerFor({ name }: TrackedEvent): ConsentAnswer {
    const purpose = purposeOfCategory[events[name].category];
    return isOptedOut() || asked.includes(purpose) ? getConsentAnswer(purpose) : 'accepted';
  }

  function pass(event: TrackedEvent): void {
    const answer = answerFor(event);
    if (answer === 'accepted') for (const adapter of open) adapter(event);
    if (answer !== 'none') return;
    if (queue.length < MAX_QUEUED) queue.push(event);
  }

  function passWaiting(): void {
    const waiting = queue;
    queue = [];
    for (const event of waiting) pass(event);
  }

  awaitConsent(passWaiting);
  return pass;
}
