/** The connection to Redis. It connects again by itself; while it is lost, commands fail at once. */
import type { FastifyBaseLogger } from 'fastify';
import { Cluster, Redis, type RedisOptions } from 'ioredis';
import type { Config } from '../config.ts';
import type { RedisServers } from '../values/redis-values.ts';
import { findMissingRight, findServerFault, StoreFaultError, toStoreFault } from './server-faults.ts';

const CONNECT_TIMEOUT_MS = 2000;
const COMMAND_TIMEOUT_MS = 1000;
/** A machine that is gone closes no connection. After this time without an answer another one is looked for. */
const SILENCE_TIMEOUT_MS = 2000;
const LONGEST_RETRY_MS = 1000;
/** After this time a client that has given up connects again. */
const RECONNECT_MS = 100;
/** A command waits so long for the node that has its key, so often, and then fails. */
const CLUSTER_RETRY_MS = 50;
const CLUSTER_RETRIES = 6;
const SENTINEL_PORT = 26_379;
const SERVER_PORT = 6379;

/** What an operator says about Redis. */
export type RedisSettings = Pick<
  Config,
  'REDIS_MODE' | 'REDIS_SENTINEL_MASTER' | 'REDIS_SENTINEL_PASSWORD' | 'REDIS_CA_FILE'
> & { readonly REDIS_URL: RedisServers };

export type RedisConnection = {
  readonly redis: Redis | Cluster;
  /** Why the server cannot be used; undefined if it can. */
  findFault(): StoreFaultError | undefined;
  /** Ends the connection for good. */
  close(): void;
};

/** Whether Redis is configured. */
export function hasRedis(config: Config): config is Config & RedisSettings {
  return config.REDIS_URL !== undefined;
}

/**
 * Opens the connection, and resolves when the first attempt has ended, also without success: what is wrong then is in the
 * log.
 */
export async function openRedis(
  settings: RedisSettings,
  log: Pick<FastifyBaseLogger, 'error' | 'info'>,
): Promise<RedisConnection> {
  const redis = createClient(settings);
  const attempted = Promise.withResolvers<void>();
  let isAvailable = true;
  let cause: unknown;
  let fault: StoreFaultError | undefined;
  let examination: Promise<void> | undefined;
  let knowsRights = false;
  let isClosed = false;
  let reconnection: NodeJS.Timeout | undefined;

  /** Each time that it is connected, because another server may have taken the place. A cluster has been asked then. */
  async function examine(): Promise<void> {
    await examineRights();
    if (redis instanceof Cluster) return;
    const before = fault?.fault;
    fault = await findServerFault(redis, settings.REDIS_URL.database);
    if (fault && fault.fault !== before) log.error({ err: fault }, 'Redis cannot keep sessions');
  }

  /** Once: what the user may do does not change by a new connection. */
  async function examineRights(): Promise<void> {
    if (knowsRights) return;
    knowsRights = true;
    const mend = await findMissingRight(redis);
    if (mend !== undefined) log.error({ mend }, 'Redis refuses a command');
  }

  /** A cluster whose nodes answer, and that is not used all the same, says of itself that it does not serve all slots. */
  function findCause(): StoreFaultError {
    return cause === undefined && redis instanceof Cluster ? new StoreFaultError('cluster-down') : toStoreFault(cause);
  }

  function noteLoss(): void {
    // One line for each loss, not for each attempt.
    if (isAvailable) log.error({ err: findCause() }, 'Redis is not available');
    isAvailable = false;
    attempted.resolve();
  }

  redis.on('error', (error: unknown) => {
    cause = error;
    // The client asks the Sentinels again and again, and says nothing else meanwhile.
    if (settings.REDIS_MODE === 'sentinel' && redis.status === 'connecting') noteLoss();
  });
  redis.on('node error', (error: unknown) => {
    cause = error;
  });
  redis.on('connect', () => {
    cause = undefined;
  });
  redis.on('reconnecting', noteLoss);
  // The client gives up if a Sentinel tells it of a failover while it connects.
  redis.on('end', () => {
    if (isClosed) return;
    noteLoss();
    reconnection = setTimeout(() => void redis.connect().catch(() => {}), RECONNECT_MS);
  });
  redis.on('ready', () => {
    if (!isAvailable) log.info('Redis is available again');
    isAvailable = true;
    examination = examine();
  });

  await Promise.race([redis.connect().catch(() => {}), attempted.promise]);
  await examination;
  return {
    redis,
    findFault: () => (isAvailable ? fault : findCause()),
    close: () => {
      isClosed = true;
      clearTimeout(reconnection);
      redis.disconnect();
    },
  };
}

function createClient({
  REDIS_MODE,
  REDIS_URL,
  REDIS_SENTINEL_MASTER,
  REDIS_SENTINEL_PASSWORD,
  REDIS_CA_FILE,
}: RedisSettings): Redis | Cluster {
  const { hosts, isEncrypted, username, password, database } = REDIS_URL;
  const withPort = (fallback: number) => hosts.map(({ host, port = fallback }) => ({ host, port }));
  const tls = isEncrypted ? { ...(REDIS_CA_FILE !== undefined && { ca: REDIS_CA_FILE }) } : undefined;
  const ofServer = {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(tls && { tls }),
    connectTimeout: CONNECT_TIMEOUT_MS,
    commandTimeout: COMMAND_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
  } satisfies RedisOptions;
  const retryStrategy = (attempt: number) => Math.min(100 * attempt, LONGEST_RETRY_MS);
  const ofClient = {
    lazyConnect: true,
    // Waiting commands would make every page wait while Redis is away.
    enableOfflineQueue: false,
  } as const;

  if (REDIS_MODE === 'cluster') {
    return new Cluster(withPort(SERVER_PORT), {
      ...ofClient,
      redisOptions: ofServer,
      clusterRetryStrategy: retryStrategy,
      maxRedirections: CLUSTER_RETRIES,
      retryDelayOnFailover: CLUSTER_RETRY_MS,
      retryDelayOnClusterDown: CLUSTER_RETRY_MS,
      // Names stay names, because certificates have names.
      dnsLookup: (host, callback) => callback(null, host),
    });
  }
  const ofMaster = {
    ...ofServer,
    ...ofClient,
    db: database,
    maxRetriesPerRequest: 0,
    retryStrategy,
    // What was the master is a replica after a failover: the next connection leads to the new one.
    reconnectOnError: ({ message }) => message.startsWith('READONLY'),
  } satisfies RedisOptions;
  if (REDIS_MODE === 'single') {
    const [server] = withPort(SERVER_PORT);
    return new Redis({ ...ofMaster, ...server });
  }
  return new Redis({
    ...ofMaster,
    sentinels: withPort(SENTINEL_PORT),
    name: REDIS_SENTINEL_MASTER,
    ...(REDIS_SENTINEL_PASSWORD !== undefined && { sentinelPassword: REDIS_SENTINEL_PASSWORD }),
    ...(tls && { sentinelTLS: tls, enableTLSForSentinelMode: true }),
    sentinelCommandTimeout: COMMAND_TIMEOUT_MS,
    sentinelRetryStrategy: retryStrategy,
    // It is told of a failover at once, also if the old master answers nothing any more.
    failoverDetector: true,
  });
}
