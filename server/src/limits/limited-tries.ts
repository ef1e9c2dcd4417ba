/**
 * Counts tries by key, and refuses more than a limit allows. The counts are in the memory of the process; a limiter of
 * rate-limiter-flexible for a shared store makes them common to several instances.
 */
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RequestProblem } from '../errors/request-problem.ts';

/** So many tries within so many seconds, from the first try on. */
export type TryLimit = { readonly tries: number; readonly seconds: number };

/** Creates the counter of a limit. `name` separates its keys from those of other limits. */
export type CreateLimiter = (name: string, limit: TryLimit) => RateLimiterAbstract;

export const createMemoryLimiter: CreateLimiter = (name, { tries, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points: tries, duration: seconds });

/** The tries of one kind of key, for example of an address. A try must be within all limits. */
export class LimitedTries {
  readonly #limiters: readonly RateLimiterAbstract[];

  constructor(name: string, limits: readonly TryLimit[], createLimiter: CreateLimiter = createMemoryLimiter) {
    this.#limiters = limits.map((limit) => createLimiter(`${name}:${limit.seconds}`, limit));
  }

  /** Counts a try. Throws RequestProblem `tries.tooMany`, with the time to wait. */
  async count(key: string): Promise<void> {
    for (const limiter of this.#limiters) {
      try {
        await limiter.consume(key);
      } catch (error) {
        throw toProblem(error);
      }
    }
  }

  /** Throws RequestProblem `tries.tooMany` if the next try would be one too many. */
  async check(key: string): Promise<void> {
    for (const limiter of this.#limiters) {
      const state = await limiter.get(key);
      if (state && state.consumedPoints >= limiter.points) throw toProblem(state);
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
}

function toProblem(error: unknown): RequestProblem {
  if (!(error instanceof RateLimiterRes)) return new RequestProblem('server.failed', { cause: error });
  return new RequestProblem('tries.tooMany', { retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) });
}
