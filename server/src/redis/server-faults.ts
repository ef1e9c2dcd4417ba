/**
 * Why a Redis that answers cannot keep sessions, from its own words, and what mends it
 * (docs/operate/runbook.md#redis-is-gone).
 */
import type { Redis } from 'ioredis';

export type StoreFault = 'full' | 'cluster' | 'replica' | 'refused' | 'database' | 'disk' | 'away';

const mends: Readonly<Record<StoreFault, string>> = {
  full: 'Redis is full: give it more memory (maxmemory), and keep maxmemory-policy noeviction',
  cluster: 'REDIS_URL names a node of a Redis Cluster, which cannot keep sessions: name a Redis without cluster mode',
  replica: 'REDIS_URL names a replica, which takes no writes: name the master',
  refused: 'Redis refuses the user or the password of REDIS_URL, or its own protected mode refuses this machine',
  database: 'REDIS_URL ends in a database that Redis does not have: leave the number out, or give Redis more databases',
  disk: 'Redis cannot save to its disk, and takes no writes until it can: give it space',
  away: 'Redis does not answer: compare host, port and redis: or rediss: of REDIS_URL',
};

/** The first words of an answer of Redis. */
const words: readonly (readonly [RegExp, StoreFault])[] = [
  [/^OOM\b/, 'full'],
  [/^(?:MOVED|ASK|CROSSSLOT|CLUSTERDOWN|TRYAGAIN)\b/, 'cluster'],
  [/^ERR (?:SELECT is not allowed in cluster mode|DB index)/, 'database'],
  [/^READONLY\b/, 'replica'],
  [/^(?:NOAUTH|WRONGPASS|NOPERM|DENIED)\b|^ERR (?:AUTH|invalid password)/, 'refused'],
  [/^MISCONF\b/, 'disk'],
];

/** Redis answers, and still keeps no sessions. */
export class StoreFaultError extends Error {
  override readonly name = 'StoreFaultError';
  readonly fault: StoreFault;

  constructor(fault: StoreFault, cause?: unknown) {
    super(mends[fault], { cause });
    this.fault = fault;
  }
}

/** Returns the fault that an error of a command tells. */
export function toStoreFault(error: unknown): StoreFaultError {
  if (error instanceof StoreFaultError) return error;
  const message = error instanceof Error ? error.message : '';
  const [, fault = 'away'] = words.find(([pattern]) => pattern.test(message)) ?? [];
  return new StoreFaultError(fault, error);
}

/**
 * Finds out whether the server is one that the store can use: no node of a cluster, with the database of the URL. Returns
 * undefined if it is, or if its user may not ask.
 */
export async function findServerFault(redis: Redis, database: number): Promise<StoreFaultError | undefined> {
  const cluster = await redis.info('cluster').catch(() => '');
  if (/^cluster_enabled:1\r?$/m.test(cluster)) return new StoreFaultError('cluster');
  try {
    if (database > 0) await redis.select(database);
    return undefined;
  } catch (error) {
    return toStoreFault(error);
  }
}
