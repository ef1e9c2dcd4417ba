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

/** The tries of one kind of key, for example of an address. A try must be within all limits. */
export class LimitedTries {
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

  /** Counts a try. Throws RequestProblem `tries.tooMany`, with the time to wait. */
  async count(key: string): Promise<void> {
    for (const limiter of this.#limiters) {
      try {
        await limiter.consume(key);
      } catch (error) {
        throw this.#toProblem(error);
      }
    }
  }

  /** Throws RequestProblem `tries.tooMany` if the next try would be one too many. */
  async check(key: string): Promise<void> {
    for (const limiter of this.#limiters) {
      const state = await limiter.get(key);
      if (state && state.consumedPoints >= limiter.points) throw this.#toProblem(state);
    }
  }

  /** Takes back one counted try. */
  async giveBack(key: string): Promise<void> {
    await Promise.all(this.#limiters.map((limiter) => limiter.reward(key)));
  }

  /** Forgets all tries. */
  async forget(key: string): Promise<void> {
    await Promise.all(this.#limiters.map((limiter) => limiter.delete(key)));
  }

  #toProblem(error: unknown): RequestProblem {
    if (!(error instanceof RateLimiterRes)) return new RequestProblem('server.failed', { cause: error });
    this.#metrics.limitRefused(this.#name);
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    return new RequestProblem('tries.tooMany', { retryAfterSeconds });
  }
}
