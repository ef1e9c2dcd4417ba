/** The events that the BFF pushes to the browser of a customer (docs/rules/results-at-once.md#events, ADR 89). */
import type { PaymentActivity } from './models/payment.ts';
import type { DataName } from './page-data.ts';

export type StreamEvent =
  /** From now on the stream has every event. */
  | { readonly name: 'open' }
  /** These data of pages may be others now. */
  | { readonly name: 'stale'; readonly data: readonly DataName[] }
  /** What `/bff/session` answers is another now, or the sign-in has ended. */
  | { readonly name: 'session'; readonly data: 'changed' | 'ended' };

export type StreamEventName = StreamEvent['name'];

/** Where a browser reads them. */
export const EVENT_STREAM_PATH = '/bff/event-stream';

/** How often the BFF sends a heartbeat, in milliseconds. */
export const HEARTBEAT_MS = 15_000;

/** Whether the bank or the provider has not decided yet about a payment of the customer. */
export function isUnfinished({ hasPaymentInProgress, hasInitialPaymentInProgress }: PaymentActivity): boolean {
  return hasPaymentInProgress || hasInitialPaymentInProgress;
}
