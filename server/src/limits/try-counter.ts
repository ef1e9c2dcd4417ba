/**
 * Counts tries by key, and refuses more than a limit allows. The counts are in the memory of the process; a limiter of
 * rate-limiter-flexible for a shared store makes them common to several instances.
 */
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RequestProblem } from '../errors/request-problem.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';

/** So many tries within so many seconds, from the first try on. */
export type TryLimit = { readonly tries: number; readonly seconds: number };

/** Creates the counter of a limit. `name` separates its keys from those of other limits. */
export type CreateLimiter = (name: string, limit: TryLimit) => RateLimiterAbstract;

export const createMemoryLimiter: CreateLimiter = (name, { tries, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points: tries, duration: seconds });

/** A try that was counted. `refuse` throws if it was one too many. */
type CountedTry = {
  /** How many tries there are within the longest time, this one included. */
  readonly tries: number;
  readonly isRefused: boolean;
  /** Throws RequestProblem `tries.tooMany` with the time to wait, if the try is refused. */
  readonly refuse: () => void;
};

/** The tries of one kind of key, for example of an address. A try must be within all limits. */
export class TryCounter {
  readonly #name: string;
  readonly #limiters: readonly RateLimiterAbstract[];
  readonly #metrics: Pick<Metrics, 'limitRefused'>;

  constructor(
    name: string,
    limits: readonly TryLimit[],
    createLimiter: CreateLimiter = createMemoryLimiter,
    metrics: Pick<Metrics, 'limitRefused'> = noMetrics,
  ) {
    this.#name = name;
    this.#metrics = metrics;
    this.#limiters = limits.map((limit) => createLimiter(`${name}:${limit.seconds}`, limit));
  }

  /**
   * Counts a try in all limits at the same time, which is one round trip to a shared store. A try that is refused is
   * counted, too: give it back. Throws RequestProblem `server.failed` if a counter fails.
   */
  async count(key: string): Promise<CountedTry> {
    const states = await Promise.all(this.#limiters.map((limiter) => consume(limiter, key)));
    const refusing = states.filter((state, index) => state.consumedPoints > (this.#limiters[index]?.points ?? 0));
    return {
      tries: Math.max(0, ...states.map(({ consumedPoints }) => consumedPoints)),
      isRefused: refusing.length > 0,
      refuse: () => {
        if (refusing.length === 0) return;
        this.#metrics.limitRefused(this.#name);
        const waitMs = Math.max(...refusing.map(({ msBeforeNext }) => msBeforeNext));
        throw new RequestProblem('tries.tooMany', { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
      },
    };
  }

  /** Takes back one counted try. */
  async giveBack(key: string): Promise<void> {
    await Promise.all(this.#limiters.map((limiter) => limiter.reward(key)));
  }

  /** Takes back one counted try, without making anyone wait. If a counter fails, the try stays counted. */
  giveBackLater(key: string): void {
    this.giveBack(key).catch(() => {});
  }

  /** Forgets all tries. */
  async forget(key: string): Promise<void> {
    await Promise.all(this.#limiters.map((limiter) => limiter.delete(key)));
  }
}

/** Returns the state after the try, also if it is one too many. */
async function consume(limiter: RateLimiterAbstract, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw new RequestProblem('server.failed', { cause: error });
  }
}
