/** Loaded into a BFF before its own modules: the stack moves the clock of the process, instead of waiting for hours (ADR 39). */
const realNow = Date.now;
const realSetTimeout = globalThis.setTimeout;
const realAbortTimeout = AbortSignal.timeout;

/**
 * `aheadMs` is how far the clock is ahead of the real time; long time limits are divided by `shorterWaits`. While
 * `hasNoLimits`, a request that a signal would end after a time waits for its answer.
 */
export type ClockChange = {
  readonly aheadMs?: number;
  readonly shorterWaits?: number;
  readonly hasNoLimits?: boolean;
};

/** A shorter wait is no limit of a service that hangs, or one of Redis. */
const LONG_MS = 4000;

let aheadMs = 0;
let shorterWaits = 1;
let hasNoLimits = false;

const shorten = (ms: number) => (ms < LONG_MS ? ms : Math.ceil(ms / shorterWaits));

Date.now = () => realNow() + aheadMs;
AbortSignal.timeout = (ms) => (hasNoLimits ? new AbortController().signal : realAbortTimeout(shorten(ms)));
// The function has the overloads of `setTimeout`, which an arrow function cannot declare.
globalThis.setTimeout = Object.assign(
  (callback: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    realSetTimeout(callback, shorten(ms), ...args),
  realSetTimeout,
) as typeof setTimeout;

process.on('message', (change: ClockChange) => {
  aheadMs = change.aheadMs ?? aheadMs;
  shorterWaits = change.shorterWaits ?? shorterWaits;
  hasNoLimits = change.hasNoLimits ?? hasNoLimits;
  process.send?.('changed');
});
