/** The connection to Redis. It connects again by itself; while it is lost, commands fail at once. */
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

const CONNECT_TIMEOUT_MS = 2000;
const COMMAND_TIMEOUT_MS = 1000;
const LONGEST_RETRY_MS = 1000;

/** Opens the connection, and resolves when the first attempt has ended, also without success. */
export async function openRedis(url: URL, log: Pick<FastifyBaseLogger, 'error' | 'info'>): Promise<Redis> {
  const redis = new Redis(url.href, {
    lazyConnect: true,
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    // Waiting commands would make every page wait while Redis is away.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(100 * attempt, LONGEST_RETRY_MS),
  });
  let isAvailable = true;
  let cause: unknown;
  redis.on('error', (error: unknown) => {
    cause = error;
  });
  redis.on('reconnecting', () => {
    // One line for each loss, not for each attempt.
    if (isAvailable) log.error({ err: cause }, 'Redis is not available');
    isAvailable = false;
  });
  redis.on('ready', () => {
    if (!isAvailable) log.info('Redis is available again');
    isAvailable = true;
  });
  await redis.connect().catch(() => {});
  return redis;
}
