/** What reads and writes of sign-ins cost in processor time, at Redis and at the BFF. */
import type { Redis } from 'ioredis';
import type { SignIn } from '../../src/session/sign-in-record.ts';
import { SignIns } from '../../src/session/sign-ins.ts';
import { fromCode } from '../from-code.ts';
import { measured } from '../measured.ts';
import { readProcessorTime } from './redis-figures.ts';
import { type OpenStore, secrets } from './store.ts';

/** So many requests ask at the same moment: those of a busy instance that one command reads for. */
const BATCH = 10;
const OPERATIONS = 2000;
/** Many short ones beside each other meet the same disturbances of a busy machine. */
const ROUNDS = 30;
/** Of three servers each has one key in three. */
const TAGS = 100;
/** Fewer than an instance remembers. */
const ACTIVE = 1000;
/** More than an instance remembers, so that the oldest is new to it again. */
export const LEAST_SIGN_INS = 10_000;

/**
 * Microseconds of processor time, on the machine of the constants: what is found is divided by what a plain `GET` takes at the
 * same moment, because other machines, and other work of this one, change both.
 */
type Cost = { readonly redis: number; readonly bff: number };

export type Times = {
  /** Of a sign-in that the instance has read before: its text is not decrypted again. */
  readonly knownRead: Cost;
  /** Of a sign-in that the instance reads for the first time. */
  readonly newRead: Cost;
  /** Of the activity of a sign-in: a read and a write. */
  readonly touch: Cost;
};

/** Measures with an instance's memory of its own, so that what is new to it is known. `ids` are those of all sign-ins. */
export async function measureTimes({ store, servers }: OpenStore, ids: readonly SignIn['id'][]): Promise<Times> {
  const signIns = new SignIns(store, { secrets });
  const find = async (id: SignIn['id']): Promise<SignIn> => {
    const signIn = await signIns.find(id);
    if (!signIn) throw new Error('A sign-in is missing');
    return signIn;
  };
  const active: SignIn[] = [];
  for (const id of ids.slice(0, ACTIVE)) active.push(await find(id));
  const readPlain = await preparePlainReads(pick(servers, 0));
  /** By its clock the activity of each sign-in is old enough to be written. */
  const later = new SignIns(store, { secrets, now: () => Date.now() + 2 * fromCode.touchSeconds.value * 1000 });

  /** Compares each round with a round of the reference beside it. */
  async function measure(run: (index: number) => Promise<unknown>): Promise<Cost> {
    const costs: Cost[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const reference = await measureRound(servers, readPlain);
      const { redis, bff } = await measureRound(servers, run);
      costs.push({
        redis: (redis / reference.redis) * measured.plainReadMicros.value,
        bff: (bff / reference.bff) * measured.bffPlainReadMicros.value,
      });
    }
    return { redis: meanOfMiddle(costs.map(({ redis }) => redis)), bff: meanOfMiddle(costs.map(({ bff }) => bff)) };
  }

  const knownRead = await measure((index) => find(pick(active, index).id));
  let next = active.length;
  const newRead = await measure(() => {
    next += 1;
    return find(pick(ids, next));
  });
  const touch = await measure(async (index) => later.touch(pick(active, index)));
  return { knownRead, newRead, touch };
}

/** Writes values as long as a sign-in, and returns what reads them without the product. */
async function preparePlainReads(server: Redis): Promise<(index: number) => Promise<unknown>> {
  const tag = await findTag(server);
  const keys = Array.from({ length: ACTIVE }, (_, index) => `plain:{${tag}}:${index}`);
  for (const key of keys) await server.set(key, 'x'.repeat(measured.signInBytes.value));
  return (index) => server.get(pick(keys, index));
}

/** Returns a part of keys that this server has, which may be one of a cluster. Throws if there is none. */
async function findTag(server: Redis): Promise<string> {
  for (let tag = 0; tag < TAGS; tag += 1) {
    const isTaken = await server.set(`plain:{${tag}}`, '').catch(() => undefined);
    if (isTaken) return String(tag);
  }
  throw new Error('The server takes no key');
}

/** Returns what one of many operations costs. */
async function measureRound(servers: OpenStore['servers'], run: (index: number) => Promise<unknown>): Promise<Cost> {
  const redisBefore = await readProcessorTime(servers);
  const before = process.cpuUsage();
  for (let first = 0; first < OPERATIONS; first += BATCH) {
    await Promise.all(Array.from({ length: BATCH }, (_, index) => run(first + index)));
  }
  const { user, system } = process.cpuUsage(before);
  const redis = (await readProcessorTime(servers)) - redisBefore;
  return { redis: redis / OPERATIONS, bff: (user + system) / OPERATIONS };
}

/** Leaves the lowest and the highest quarter out. */
function meanOfMiddle(values: readonly number[]): number {
  const quarter = Math.floor(values.length / 4);
  const middle = values.toSorted((one, other) => one - other).slice(quarter, values.length - quarter);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}

/** Begins again after the last one. */
function pick<T>(values: readonly T[], index: number): T {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There is nothing to choose from');
  return value;
}
