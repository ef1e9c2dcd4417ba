/**
 * Follows the event stream of the BFF: opens it again whenever it has ended, and gives up where a proxy buffers it
 * (docs/rules/results-at-once.md#without-a-stream, ADR 89).
 */
import { HEARTBEAT_MS, type StreamEvent } from '@perennial/shared/event-stream';
import { createParser } from './read-events.ts';

/** A proxy that passes on at once brings the first byte in this time, in milliseconds. */
const FIRST_BYTE_MS = 5000;
/** Two heartbeats may be late, in milliseconds. */
export const SILENCE_MS = 40_000;
/** Where a proxy buffers the stream, it is tried again after this time, in milliseconds. */
const BUFFERED_RETRY_MS = 5 * 60_000;
/** After a failure, in milliseconds; each further one doubles it. */
const FAILURE_RETRY_MS = 2000;
const LONGEST_FAILURE_RETRY_MS = 2 * 60_000;
/** How long a page whose session may have ended opens none: it is about to learn that, in milliseconds. */
export const SESSION_ENDED_MS = 10_000;
/** If the stream does not say. */
const CLOSED_RETRY_MS = 1000;

type Ports = {
  readonly url: string;
  /** Whether the customer is signed in, as far as the page knows. */
  readonly mayOpen: () => boolean;
  readonly onEvent: (event: StreamEvent) => void;
  /** Something was received, if only a heartbeat. */
  readonly onSign: () => void;
  /** The stream has ended or is lost. */
  readonly onLost: () => void;
};

/** How a stream has ended. */
type End =
  /** It was closed or lost, or could not be opened. */
  | { readonly how: 'over'; readonly retryMs: number }
  | { readonly how: 'buffered' }
  /** There is none: never, or after some time. */
  | { readonly how: 'none'; readonly retryMs: number | undefined };

/** Resolves when there will be no stream, or at the end of `signal`. */
export async function followStream(ports: Ports, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    if (!ports.mayOpen()) {
      await wait(SESSION_ENDED_MS, signal);
      continue;
    }
    const openedAt = Date.now();
    const end = await readStream(ports, signal);
    ports.onLost();
    // One that lasts no longer than a heartbeat costs more than polling.
    failures = end.how === 'over' && Date.now() - openedAt < HEARTBEAT_MS ? failures + 1 : 0;
    const pause = findPause(end, failures);
    if (pause === undefined) return;
    // Browsers that have lost the same instance do not come back at the same moment.
    await wait(pause * (1 + Math.random() / 2), signal);
  }
}

/** Returns milliseconds; undefined if there will be no stream. */
function findPause(end: End, failures: number): number | undefined {
  if (end.how === 'none') return end.retryMs;
  if (end.how === 'buffered') return BUFFERED_RETRY_MS;
  if (failures === 0) return end.retryMs;
  return Math.max(end.retryMs, Math.min(FAILURE_RETRY_MS * 2 ** (failures - 1), LONGEST_FAILURE_RETRY_MS));
}

async function readStream({ url, onEvent, onSign }: Ports, signal: AbortSignal): Promise<End> {
  const reading = new AbortController();
  const stop = () => reading.abort();
  signal.addEventListener('abort', stop);
  let retryMs = CLOSED_RETRY_MS;
  let hasBegun = false;
  let isSilent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expectWithin = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      isSilent = true;
      reading.abort();
    }, ms);
  };
  try {
    expectWithin(FIRST_BYTE_MS);
    const response = await fetch(url, {
      headers: { Accept: 'text/event-stream' },
      credentials: 'same-origin',
      signal: reading.signal,
    });
    if (response.status !== 200 || !response.body) return toNone(response, onEvent);
    const parse = createParser();
    const decoder = new TextDecoder();
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return { how: 'over', retryMs };
      hasBegun = true;
      expectWithin(SILENCE_MS);
      onSign();
      for (const line of parse(decoder.decode(value, { stream: true }))) {
        if ('event' in line) onEvent(line.event);
        else retryMs = line.retryMs;
      }
    }
  } catch {
    return isSilent && !hasBegun ? { how: 'buffered' } : { how: 'over', retryMs };
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** No stream is no failure: the page polls. Without a sign-in the page learns it from the session. */
function toNone({ status, headers }: Response, onEvent: (event: StreamEvent) => void): End {
  if (status >= 500) return { how: 'over', retryMs: CLOSED_RETRY_MS };
  if (status === 401) onEvent({ name: 'session', data: 'ended' });
  const seconds = Number(headers.get('Retry-After'));
  return { how: 'none', retryMs: seconds > 0 ? seconds * 1000 : undefined };
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
