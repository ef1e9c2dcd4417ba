/** A circuit breaker: stops a call that mostly fails, and tries it from time to time (ADR 104). Times are in milliseconds. */

/** How a call ended: `neither` says nothing about the shop API, because the browser left or nothing was sent. */
export type Ended = 'answered' | 'failed' | 'neither';

/** Failures are counted over the last half of this time to all of it. */
const WINDOW_MS = 5000;
/** Fewer calls in that time say nothing. */
const LEAST_CALLS = 20;

type Settings = { readonly breakerShare: number; readonly breakerMs: number };

/** Closed it lets everything through. Open it lets one call through each `breakerMs`; the first that is answered closes it. */
export class CallBreaker {
  readonly #share: number;
  readonly #openMs: number;
  readonly #onChange: (isOpen: boolean) => void;
  #isOpen = false;
  /** When the next call is tried, while it is open. */
  #tryAt = 0;
  #changedAt = Number.NEGATIVE_INFINITY;
  /** This half of the window, and the one before. */
  #since = Number.NEGATIVE_INFINITY;
  #calls = 0;
  #failures = 0;
  #callsBefore = 0;
  #failuresBefore = 0;

  constructor({ breakerShare, breakerMs }: Settings, onChange: (isOpen: boolean) => void) {
    this.#share = breakerShare;
    this.#openMs = breakerMs;
    this.#onChange = onChange;
  }

  /** Whether a call may be sent. A call that tries whether the shop API is back puts off the next one. */
  lets(now: number): boolean {
    if (!this.#isOpen) return true;
    if (now < this.#tryAt) return false;
    this.#tryAt = now + this.#openMs;
    return true;
  }

  /** Counts a call that has ended. One that was sent before the last change of the breaker says nothing new. */
  note(ended: Ended, sentAt: number, now: number): void {
    if (ended === 'neither' || this.#share === 0 || sentAt < this.#changedAt) return;
    if (this.#isOpen) {
      if (ended === 'answered') this.#change(false, now);
      return;
    }
    if (now - this.#since >= WINDOW_MS / 2) this.#turn(now);
    this.#calls += 1;
    if (ended === 'answered') return;
    this.#failures += 1;
    const calls = this.#calls + this.#callsBefore;
    if (calls < LEAST_CALLS || this.#failures + this.#failuresBefore < calls * this.#share) return;
    this.#tryAt = now + this.#openMs;
    this.#change(true, now);
  }

  #change(isOpen: boolean, now: number): void {
    this.#isOpen = isOpen;
    this.#changedAt = now;
    this.#calls = 0;
    this.#failures = 0;
    this.#turn(now);
    this.#onChange(isOpen);
  }

  #turn(now: number): void {
    const isNext = now - this.#since < WINDOW_MS;
    this.#callsBefore = isNext ? this.#calls : 0;
    this.#failuresBefore = isNext ? this.#failures : 0;
    this.#calls = 0;
    this.#failures = 0;
    this.#since = now;
  }
}
