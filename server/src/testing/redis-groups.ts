/**
 * Redis on several machines, with real processes on this one: a master with Sentinels, or a cluster of three masters.
 * Each master has a replica that takes its place.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { choosePort, endWithRun, ensureRedis, startRedis } from './redis-server.ts';

type Server = Awaited<ReturnType<typeof startRedis>>;

export type RedisGroup = {
  /** The variables of a BFF that uses it. */
  readonly environment: { readonly REDIS_URL: string; readonly REDIS_MODE: 'sentinel' | 'cluster' };
  /** The first master. Once it is stopped, its replica takes its place; started again, it is the replica. */
  readonly master: Server;
  /** All servers that keep values. */
  readonly servers: readonly Server[];
  /** Ends all processes. */
  stop(): Promise<void>;
};

/** After so many milliseconds without an answer a master counts as gone. */
const GONE_MS = 500;
const LOOK_MS = 25;
const LONGEST_MS = 30_000;
const LAST_SLOT = 16_383;

/** Starts a master, its replica, and three Sentinels. */
export async function startSentinels(): Promise<RedisGroup> {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-redis-'));
  const master = await startRedis({ settings: ['--dir', folder] });
  const replica = await startRedis({ settings: ['--dir', folder, '--replicaof', '127.0.0.1', master.url.port] });
  const sentinels: Sentinel[] = [];
  const stop = async () => {
    await Promise.all([...sentinels.map((sentinel) => sentinel.stop()), master.stop(), replica.stop()]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // A Sentinel that finds no replica at once looks for one ten seconds later.
    await ask(replica, async (redis) =>
      until(async () => /master_link_status:up/.test(await redis.info('replication'))),
    );
    for (let index = 0; index < 3; index += 1) sentinels.push(await startSentinel(folder, master));
    await Promise.all(sentinels.map(({ url }) => ask({ url }, (redis) => until(() => knowsAll(redis)))));
    const hosts = sentinels.map(({ url }) => url.host).join(',');
    return {
      environment: { REDIS_URL: `redis://${hosts}`, REDIS_MODE: 'sentinel' },
      master,
      servers: [master, replica],
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Sentinel = { readonly url: URL; stop(): Promise<void> };

async function startSentinel(folder: string, master: Server): Promise<Sentinel> {
  const port = choosePort();
  const file = join(folder, `sentinel-${port}.conf`);
  const settings = [
    `port ${port}`,
    'bind 127.0.0.1',
    `dir ${folder}`,
    `sentinel monitor mymaster 127.0.0.1 ${master.url.port} 2`,
    `sentinel down-after-milliseconds mymaster ${GONE_MS}`,
    'sentinel failover-timeout mymaster 2000',
  ];
  writeFileSync(file, `${settings.join('\n')}\n`);
  const child = spawn(ensureRedis(), [file, '--sentinel'], { stdio: ['ignore', 'pipe', 'ignore'] });
  endWithRun(() => child);
  for await (const text of child.stdout) {
    if (String(text).includes('+monitor')) return { url: new URL(`redis://127.0.0.1:${port}`), stop: () => end(child) };
  }
  throw new Error('A Sentinel does not start');
}

/** Whether a Sentinel knows the two others, and the replica. */
async function knowsAll(redis: Redis): Promise<boolean> {
  const [others, replicas] = await Promise.all([
    redis.call('SENTINEL', 'SENTINELS', 'mymaster'),
    redis.call('SENTINEL', 'REPLICAS', 'mymaster'),
  ]);
  return Array.isArray(others) && others.length === 2 && Array.isArray(replicas) && replicas.length === 1;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Starts three masters, each with so many replicas. Without a replica nobody takes the place of a master. */
export async function startCluster({ replicas = 1 }: { readonly replicas?: number } = {}): Promise<RedisGroup> {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-redis-'));
  const servers: Server[] = [];
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (let index = 0; index < 3 + 3 * replicas; index += 1) {
      const ofCluster = ['--cluster-enabled', 'yes', '--cluster-node-timeout', String(GONE_MS)];
      // A replica takes the place also if it has not heard of its master for long.
      const always = ['--cluster-replica-validity-factor', '0', '--cluster-config-file', `nodes-${index}.conf`];
      servers.push(await startRedis({ settings: ['--dir', folder, ...ofCluster, ...always] }));
    }
    const [master] = servers;
    if (!master) throw new Error('No server was started');
    const masters = servers.slice(0, 3);
    const ids = await Promise.all(masters.map((one) => ask(one, async (redis) => String(await redis.cluster('MYID')))));
    await Promise.all(masters.map((server, index) => ask(server, (redis) => takeSlots(redis, index))));
    await ask(master, async (redis) => {
      for (const { url } of servers.slice(1)) await redis.call('CLUSTER', 'MEET', url.hostname, url.port);
    });
    await Promise.all(servers.map((server) => ask(server, (redis) => until(() => isWhole(redis, servers.length)))));
    await Promise.all(
      servers.slice(3).map((server, index) => ask(server, (redis) => follow(redis, ids[index % 3] ?? ''))),
    );
    const hosts = masters.map(({ url }) => url.host).join(',');
    return { environment: { REDIS_URL: `redis://${hosts}`, REDIS_MODE: 'cluster' }, master, servers, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Gives a master its third of the slots. */
async function takeSlots(redis: Redis, index: number): Promise<void> {
  const boundary = (part: number) => Math.ceil(((LAST_SLOT + 1) * part) / 3);
  await redis.call('CLUSTER', 'SET-CONFIG-EPOCH', index + 1);
  await redis.call('CLUSTER', 'ADDSLOTSRANGE', boundary(index), boundary(index + 1) - 1);
}

/** Whether a node knows all others, and that all slots are served. */
async function isWhole(redis: Redis, nodes: number): Promise<boolean> {
  const state = String(await redis.call('CLUSTER', 'INFO'));
  return state.includes('cluster_state:ok') && state.includes(`cluster_known_nodes:${nodes}`);
}

/** Makes a node the replica of a master, and waits until it has its values. */
async function follow(redis: Redis, master: string): Promise<void> {
  await redis.call('CLUSTER', 'REPLICATE', master);
  await until(async () => /master_link_status:up/.test(await redis.info('replication')));
}

async function ask<T>({ url }: Pick<Server, 'url'>, question: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url.href);
  try {
    return await question(redis);
  } finally {
    redis.disconnect();
  }
}

/** Asks until the answer is yes. Throws after half a minute. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + LONGEST_MS;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('A group of Redis does not come together');
    await wait(LOOK_MS);
  }
}
