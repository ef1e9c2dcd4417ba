/**
 * Sends an analytics event from anywhere in the client:
 *
 *     track('different_billing_address:check', {})
 *
 * Never throws and never waits. Events are kept until the operator's setup is known, and dropped if it names no
 * adapter. The adapters are loaded separately from the pages.
 */
import type { EventDetails, EventName, TrackedEvent } from '@perennial/shared/analytics/events';

type EventReceiver = (event: TrackedEvent) => void;

/** The most events that are kept until there is a receiver. */
const MAX_QUEUED = 200;

let receive: EventReceiver | undefined;
let queue: TrackedEvent[] = [];

export function track<N extends EventName>(name: N, details: EventDetails<N>): void {
  const event = { name, details };
  if (receive) receive(event);
  else if (queue.length < MAX_QUEUED) queue.push(event);
}

/** Passes the waiting events and all later ones to the receiver. */
export function setEventReceiver(receiver: EventReceiver): void {
  receive = receiver;
  for (const event of queue) receiver(event);
  queue = [];
}
