/** Who is refused while the process has too much to do (docs/rules/errors.md#overload, ADR 103). */
import type { Config } from '../config.ts';
import type { LoadMeter } from './load-meter.ts';

/** What is known of who asks, in the order in which they are refused. */
export const ranks = ['stranger', 'visitor', 'customer'] as const;

/**
 * `stranger`: begins a visit. `visitor`: has a page of the shop open, or comes back from the identity provider.
 * `customer`: has a session.
 */
export type Rank = (typeof ranks)[number];

/** Strangers are refused from this share of the memory on at which everybody is. */
const STRANGERS_MEMORY = 0.95;

/** So many requests may always be in progress. Strangers leave places that only others can take. */
const LEAST_IN_PROGRESS: Readonly<Record<Rank, number>> = { stranger: 4, visitor: 8, customer: 16 };
/** More requests than this are no limit. */
const MOST_IN_PROGRESS = 2000;
const DECREASE = 0.9;
const INCREASE = 1.05;

type Load = Pick<LoadMeter, 'delayMs' | 'memoryShare'>;

type Settings = Pick<Config, 'OVERLOAD_MEMORY_SHARE' | 'OVERLOAD_DELAY_MS' | 'OVERLOAD_CUSTOMER_DELAY_MS'>;

/** How many requests may be in progress, so that the event loop is late by `delayMs` at most. */
class AdaptiveLimit {
  readonly #delayMs: number;
  readonly #least: number;
  #most = Number.POSITIVE_INFINITY;

  constructor(delayMs: number, least: number) {
    this.#delayMs = delayMs;
    this.#least = least;
  }

  get most(): number {
    return this.#most;
  }

  /** Adapts the limit to the delay. `peak` is the largest number of requests in progress since the last time. */
  adapt(delayMs: number, peak: number): void {
    if (delayMs > this.#delayMs) this.#most = Math.max(this.#least, Math.min(this.#most, peak) * DECREASE);
    else if (this.#most < MOST_IN_PROGRESS) this.#most *= INCREASE;
    else this.#most = Number.POSITIVE_INFINITY;
  }
}

/** Counts the requests in progress, and refuses those that are too many. */
export class Admission {
  readonly #load: Load;
  readonly #memoryShare: number;
  readonly #limits: Readonly<Record<Rank, AdaptiveLimit>>;
  #inProgress = 0;
  #peak = 0;

  constructor(load: Load, settings: Settings) {
    const { OVERLOAD_DELAY_MS, OVERLOAD_CUSTOMER_DELAY_MS } = settings;
    const stranger = OVERLOAD_DELAY_MS === 0 ? Number.POSITIVE_INFINITY : OVERLOAD_DELAY_MS;
    const customer = OVERLOAD_DELAY_MS === 0 ? Number.POSITIVE_INFINITY : OVERLOAD_CUSTOMER_DELAY_MS;
    this.#load = load;
    this.#memoryShare = settings.OVERLOAD_MEMORY_SHARE;
    this.#limits = {
      stranger: new AdaptiveLimit(stranger, LEAST_IN_PROGRESS.stranger),
      visitor: new AdaptiveLimit((stranger + customer) / 2, LEAST_IN_PROGRESS.visitor),
      customer: new AdaptiveLimit(customer, LEAST_IN_PROGRESS.customer),
    };
  }

  /** Whether strangers are refused at the moment. Compares numbers only, because each request asks. */
  get refusesSome(): boolean {
    return this.refuses('stranger');
  }

  /** Whether everybody is refused at the moment. */
  get refusesAll(): boolean {
    return this.refuses('customer');
  }

  /** Whether a request is refused. Nobody is refused later than a stranger, and no customer before somebody else. */
  refuses(rank: Rank): boolean {
    const share = rank === 'stranger' ? this.#memoryShare * STRANGERS_MEMORY : this.#memoryShare;
    return this.#inProgress >= this.#limits[rank].most || this.#load.memoryShare >= share;
  }

  begin(): void {
    this.#inProgress += 1;
    if (this.#inProgress > this.#peak) this.#peak = this.#inProgress;
  }

  end(): void {
    this.#inProgress -= 1;
  }

  /** Adapts the limits to the load; called after each measurement. */
  adapt(): void {
    for (const rank of ranks) this.#limits[rank].adapt(this.#load.delayMs, this.#peak);
    this.#peak = this.#inProgress;
  }
}
