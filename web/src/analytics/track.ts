/**
 * The way in for analytics events, from anywhere in the client:
 *
 *     track('different_billing_address:check', {})
 *
 * Never throws and never waits. Until the operator's setup is known, events are kept; where it names no adapter, they are
 * forgotten. Everything else is loaded apart from the pages.
 */
import type { EventDetails, EventName, TrackedEvent } from '@perennial/shared/analytics/events';

type Receiver = (event: TrackedEvent) => void;

/** More than this is not kept while nobody takes it. */
const MAX_WAITING = 200;

let receive: Receiver | undefined;
let waiting: TrackedEvent[] = [];

export function track<N extends EventName>(name: N, details: EventDetails<N>): void {
  const event = { name, details };
  if (receive) receive(event);
  else if (waiting.length < MAX_WAITING) waiting.push(event);
}

/** Who takes the events from here on, those that wait first. */
export function receiveEvents(receiver: Receiver): void {
  receive = receiver;
  for (const event of waiting) receiver(event);
  waiting = [];
}
