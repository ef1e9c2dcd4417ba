/** Counts tries in Redis, for all instances together. */
import type { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { type CreateLimiter, createMemoryLimiter } from '../limits/limited-tries.ts';

/** While Redis is away each instance counts for itself. */
export function createSharedLimiter(redis: Redis): CreateLimiter {
  return (name, limit) =>
    new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `tries:${name}`,
      points: limit.tries,
      duration: limit.seconds,
      insuranceLimiter: createMemoryLimiter(name, limit),
    });
}
