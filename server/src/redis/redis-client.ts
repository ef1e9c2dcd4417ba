/** The connection to Redis. It connects again by itself; while it is lost, commands fail at once. */
import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { findServerFault, type StoreFaultError, toStoreFault } from './server-faults.ts';

const CONNECT_TIMEOUT_MS = 2000;
const COMMAND_TIMEOUT_MS = 1000;
const LONGEST_RETRY_MS = 1000;

export type RedisConnection = {
  readonly redis: Redis;
  /** Why the server cannot be used; undefined if it can. */
  findFault(): StoreFaultError | undefined;
};

/**
 * Opens the connection, and resolves when the first attempt has ended, also without success: what is wrong then is in the
 * log.
 */
export async function openRedis(url: URL, log: Pick<FastifyBaseLogger, 'error' | 'info'>): Promise<RedisConnection> {
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
  let fault: StoreFaultError | undefined;
  let examination: Promise<void> | undefined;

  /** Each time that it is connected, because another server may have taken the place. */
  async function examine(): Promise<void> {
    const before = fault?.fault;
    fault = await findServerFault(redis, Number(url.pathname.slice(1)) || 0);
    if (fault && fault.fault !== before) log.error({ err: fault }, 'Redis cannot keep sessions');
  }
  redis.on('error', (error: unknown) => {
    cause = error;
  });
  redis.on('reconnecting', () => {
    // One line for each loss, not for each attempt.
    if (isAvailable) log.error({ err: toStoreFault(cause) }, 'Redis is not available');
    isAvailable = false;
  });
  redis.on('ready', () => {
    if (!isAvailable) log.info('Redis is available again');
    isAvailable = true;
    examination = examine();
  });
  await redis.connect().catch(() => {});
  await examination;
  return { redis, findFault: () => (isAvailable ? fault : toStoreFault(cause)) };
}
