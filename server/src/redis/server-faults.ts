/**
 * Why a Redis that answers cannot keep sessions, from its own words, and what mends it
 * (docs/operate/runbook.md#redis-is-gone).
 */
import type { Cluster, Redis } from 'ioredis';

export type StoreFault =
  | 'full'
  | 'cluster'
  | 'no-cluster'
  | 'cluster-down'
  | 'sentinel'
  | 'replica'
  | 'refused'
  | 'database'
  | 'disk'
  | 'away';

const mends: Readonly<Record<StoreFault, string>> = {
  full: 'Redis is full: give it more memory (maxmemory), and keep maxmemory-policy noeviction',
  cluster: 'REDIS_URL names a node of a Redis Cluster: set REDIS_MODE=cluster, and name several nodes',
  'no-cluster': 'REDIS_MODE is cluster, but the Redis of REDIS_URL is none: remove REDIS_MODE',
  'cluster-down': 'a part of the Redis Cluster is away, with all of its copies: start it',
  sentinel:
    'no Sentinel of REDIS_URL names the master: compare hosts, ports (26379), REDIS_SENTINEL_MASTER and REDIS_SENTINEL_PASSWORD',
  replica: 'REDIS_URL names a replica, which takes no writes: name the master',
  refused: 'Redis refuses the user or the password of REDIS_URL',
  database: 'REDIS_URL ends in a database that Redis does not have: leave the number out, or give Redis more databases',
  disk: 'Redis cannot save to its disk, and takes no writes until it can: give it space',
  // ioredis keeps the words of the protected mode to itself: what comes here is a connection that ended.
  away: 'Redis does not answer: compare host, port and redis: or rediss: of REDIS_URL. Without a password its protected mode refuses other machines',
};

/** The first words of an answer of Redis. */
const words: readonly (readonly [RegExp, StoreFault])[] = [
  [/^OOM\b/, 'full'],
  [/^(?:MOVED|ASK|CROSSSLOT)\b/, 'cluster'],
  [/cluster support disabled/, 'no-cluster'],
  [/\b(?:CLUSTERDOWN|TRYAGAIN)\b/, 'cluster-down'],
  [/^All sentinels are unreachable/, 'sentinel'],
  [/^ERR (?:SELECT is not allowed in cluster mode|DB index)/, 'database'],
  [/^READONLY\b/, 'replica'],
  [/^(?:NOAUTH|WRONGPASS|NOPERM)\b|^ERR (?:AUTH|invalid password)/, 'refused'],
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

/** Returns the fault that an error of a command or of a connection tells. */
export function toStoreFault(error: unknown): StoreFaultError {
  if (error instanceof StoreFaultError) return error;
  // When no node of a cluster can be used, the error of the last one says why.
  if (error instanceof Error && 'lastNodeError' in error && error.lastNodeError) {
    return toStoreFault(error.lastNodeError);
  }
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

const PROBE = 'perennial:rights';
/** What the store, the locks and both kinds of limits send (docs/operate/redis.md#rights-of-the-user). */
const COMMANDS: readonly (readonly [string, ...(string | number)[]])[] = [
  ['set', PROBE, 0, 'px', 1000],
  ['get', PROBE],
  ['mget', PROBE],
  ['incr', PROBE],
  ['incrby', PROBE, 1],
  ['pexpire', PROBE, 1000],
  ['pttl', PROBE],
  ['eval', 'return 1', 1, PROBE],
  ['evalsha', '0'.repeat(40), 1, PROBE],
  ['del', PROBE],
];

/** Returns what mends the rights of the user if a command is missing: some of them fail without a word otherwise. */
export async function findMissingRight(redis: Redis | Cluster): Promise<string | undefined> {
  // A write to a replica makes the client connect again. It is told as what it is.
  if (/^role:slave\r?$/m.test(await redis.info('replication').catch(() => ''))) return undefined;
  // All at once: an instance that starts waits for this.
  const failures = await Promise.all(
    COMMANDS.map(([command, ...parameters]) =>
      redis.call(command, ...parameters).then(
        () => undefined,
        (failure: unknown) => failure,
      ),
    ),
  );
  const missing = failures.findIndex((failure) => failure instanceof Error && failure.message.startsWith('NOPERM'));
  const [command] = COMMANDS[missing] ?? [];
  return command && `the user of REDIS_URL may not use ${command}: give it the rights of docs/operate/redis.md`;
}
