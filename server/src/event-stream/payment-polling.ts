/**
 * Polls the payment activity of one customer at the shop API while a payment is unfinished
 * (docs/rules/results-at-once.md#polling-the-shop-api). Pure but for its timer.
 */
import { isUnfinished } from '@perennial/shared/event-stream';
import type { PaymentActivity } from '@perennial/shared/models/payment';

/** The shortest pause between two requests, and the longest, in milliseconds. */
const SHORTEST_MS = 1000;
const LONGEST_MS = 30_000;
/** A pause is this share of the time that the payment has been waited for. */
const SHARE = 0.1;
/** After a failure, in milliseconds. Each further one doubles it. */
const AFTER_FAILURE_MS = 5000;
const LONGEST_AFTER_FAILURE_MS = 120_000;
/** Customers whose payments begin together are not polled together. */
const JITTER = 0.2;

type Ports = {
  /** Requests the activity. Rejects if the shop API has not answered. */
  readonly request: () => Promise<PaymentActivity>;
  readonly onChange: () => void;
  /** Returns the seconds that the shop API asks to wait after a failure; undefined if it does not say. */
  readonly findRetryAfter?: (error: unknown) => number | undefined;
  /** Milliseconds. */
  readonly now?: () => number;
  /** From 0 to 1. */
  readonly random?: () => number;
};

export class PaymentPolling {
  readonly #ports: Required<Ports>;
  #last: PaymentActivity | undefined;
  /** Since when a payment is unfinished. */
  #since: number | undefined;
  #failures = 0;
  #underWay: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #hasEnded = false;

  constructor(ports: Ports) {
    this.#ports = { now: Date.now, random: Math.random, findRetryAfter: () => undefined, ...ports };
  }

  /** Polls now and returns whether a payment is unfinished; false if the shop API does not answer. */
  async isUnfinished(): Promise<boolean> {
    await this.#pollNow();
    return this.#since !== undefined;
  }

  /** A payment may have begun: it is polled as often as at first. */
  async noteBegun(): Promise<void> {
    if (this.#since !== undefined) this.#since = this.#ports.now();
    await this.#pollNow();
  }

  /** A page has seen that a payment is unfinished. */
  async noteSeen(): Promise<void> {
    if (this.#since === undefined) await this.#pollNow();
  }

  end(): void {
    this.#hasEnded = true;
    clearTimeout(this.#timer);
  }

  /** Never rejects. */
  async #pollNow(): Promise<void> {
    // What has happened since may be younger than the answer to a request under way.
    const before = this.#underWay;
    if (before) await before;
    this.#underWay ??= this.#poll();
    await this.#underWay;
  }

  async #poll(): Promise<void> {
    clearTimeout(this.#timer);
    let retryAfterMs = 0;
    try {
      this.#note(await this.#ports.request());
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      retryAfterMs = (this.#ports.findRetryAfter(error) ?? 0) * 1000;
    }
    this.#underWay = undefined;
    if (this.#hasEnded) return;
    const pause = this.#findPause();
    if (pause === undefined) return;
    this.#timer = setTimeout(() => void this.#pollNow(), Math.max(pause, retryAfterMs)).unref();
  }

  #note(activity: PaymentActivity): void {
    const { now, onChange } = this.#ports;
    const before = this.#last;
    this.#last = activity;
    if (!isUnfinished(activity)) this.#since = undefined;
    else if (before === undefined || !isUnfinished(before)) this.#since = now();
    // Nobody knows what has happened before the first answer after a failure.
    if (before === undefined ? this.#failures > 0 : JSON.stringify(before) !== JSON.stringify(activity)) onChange();
  }

  /** Returns the milliseconds until the next request; undefined without one. */
  #findPause(): number | undefined {
    const { now, random } = this.#ports;
    const spread = 1 + JITTER * (2 * random() - 1);
    if (this.#failures > 0) {
      return Math.min(AFTER_FAILURE_MS * 2 ** (this.#failures - 1), LONGEST_AFTER_FAILURE_MS) * spread;
    }
    if (this.#since === undefined) return undefined;
    return Math.min(Math.max(SHORTEST_MS, (now() - this.#since) * SHARE), LONGEST_MS) * spread;
  }
}
