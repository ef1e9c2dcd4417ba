/** What Redis says about itself: memory, keys, and processor time. */
import type { Redis } from 'ioredis';

/** Kinds of records by the prefix of their keys. */
const kinds = {
  session: 'session:',
  signIn: 'sign-in:',
  list: 'provider-',
  kept: 'kept-answers:',
} as const;
export type Kind = keyof typeof kinds;

/** More than enough: records of a kind differ by some bytes. */
const SAMPLES = 400;

async function readField(server: Redis, section: string, field: string): Promise<number> {
  const info = await server.info(section);
  const value = new RegExp(`^${field}:([\\d.]+)`, 'm').exec(info)?.[1];
  if (value === undefined) throw new Error(`Redis says nothing about ${field}`);
  return Number(value);
}

async function sum(servers: readonly Redis[], read: (server: Redis) => Promise<number>): Promise<number> {
  const values = await Promise.all(servers.map(read));
  return values.reduce((total, value) => total + value, 0);
}

/** Bytes that Redis has allocated, over all servers. */
export function readMemory(servers: readonly Redis[]): Promise<number> {
  return sum(servers, (server) => readField(server, 'memory', 'used_memory'));
}

/** How many keys all servers have. */
export function countKeys(servers: readonly Redis[]): Promise<number> {
  return sum(servers, (server) => server.dbsize());
}

/** Processor time of all servers since their start, in microseconds, user and system. */
export function readProcessorTime(servers: readonly Redis[]): Promise<number> {
  return sum(servers, async (server) => {
    const user = await readField(server, 'cpu', 'used_cpu_user');
    const system = await readField(server, 'cpu', 'used_cpu_sys');
    return (user + system) * 1e6;
  });
}

/** Bytes of a record of a kind with its key, as the mean of a sample. Without its place in the tables of Redis. */
export async function readRecordBytes(servers: readonly Redis[], kind: Kind): Promise<number> {
  const sizes: number[] = [];
  for (const server of servers) {
    const keys = await findKeys(server, `${kinds[kind]}*`);
    for (const key of keys) sizes.push(Number(await server.call('MEMORY', 'USAGE', key, 'SAMPLES', '0')));
  }
  return sizes.reduce((total, size) => total + size, 0) / sizes.length;
}

async function findKeys(server: Redis, pattern: string): Promise<readonly string[]> {
  const found: string[] = [];
  let cursor = '0';
  do {
    const [next, keys] = await server.scan(cursor, 'MATCH', pattern, 'COUNT', 2000);
    cursor = next;
    found.push(...keys);
  } while (cursor !== '0' && found.length < SAMPLES);
  return found.slice(0, SAMPLES);
}
