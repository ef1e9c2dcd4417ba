/** Counts tries in Redis, for all instances together. */
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { type CreateLimiter, createMemoryLimiter } from '../limits/try-counter.ts';
import type { KeyedHash } from '../secrets.ts';
import type { RedisConnection } from './redis-client.ts';

/** While Redis is away each instance counts for itself. Redis does not learn whose tries are counted. */
export function createSharedLimiter(redis: RedisConnection['redis'], hashKey: KeyedHash): CreateLimiter {
  class SharedLimiter extends RateLimiterRedis {
    override getKey(key: string | number): string {
      return super.getKey(hashKey(String(key)));
    }
  }
  return (name, limit) =>
    new SharedLimiter({
      storeClient: redis,
      keyPrefix: `tries:${name}`,
      points: limit.tries,
      duration: limit.seconds,
      insuranceLimiter: createMemoryLimiter(name, limit),
    });
}
