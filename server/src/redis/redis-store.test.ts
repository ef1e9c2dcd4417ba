import { Cluster } from 'ioredis';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type ExpiringStore, MemoryStore } from '../session/expiring-store.ts';
import { MAX_SIGN_INS } from '../session/provider-sessions.ts';
import { SignIns } from '../session/sign-ins.ts';
import { settingsOf, startRedis } from '../testing/redis-server.ts';
import { openRedis } from './redis-client.ts';
import { RedisStore } from './redis-store.ts';
import { ValueCipher } from './value-cipher.ts';

const LONG = 60_000;
const newest = 'the-newest-secret-of-at-least-32-characters';
const older = 'the-older-secret-of-at-least-32-characters';
const log = { error: vi.fn(), info: vi.fn() };

const server = await startRedis();
const connected = await openRedis(settingsOf(server.url), log);
const { redis } = connected;
const shared = new RedisStore(connected, new ValueCipher([newest, older]));
afterAll(async () => {
  connected.close();
  await server.stop();
});
beforeEach(() => redis.flushall());

describe.each<[string, () => ExpiringStore]>([
  ['in memory', () => new MemoryStore()],
  ['in Redis', () => shared],
])('a store %s', (_, open) => {
  test('returns what was set, until it is deleted', async () => {
    const store = open();
    await store.set('a', { text: 'grün' }, LONG);
    expect(await store.get('a')).toEqual({ text: 'grün' });
    await store.delete('a');
    expect(await store.get('a')).toBeUndefined();
  });

  test('adds a missing value only', async () => {
    const store = open();
    expect(await store.add('a', { n: 1 }, LONG)).toBe(true);
    expect(await store.add('a', { n: 2 }, LONG)).toBe(false);
    expect(await store.get('a')).toEqual({ n: 1 });
  });

  test('never restores a deleted value with a change', async () => {
    const store = open();
    expect(await store.update('a', () => ({ n: 1 }), LONG)).toBeUndefined();
    expect(await store.get('a')).toBeUndefined();
  });

  test('loses no change of ten at the same time', async () => {
    const store = open();
    await store.set('a', { n: 0 }, LONG);
    await Promise.all(Array.from({ length: 10 }, () => store.update('a', increment, LONG)));
    expect(await store.get('a')).toEqual({ n: 10 });
  });

  test('has no value that has expired', async () => {
    const store = open();
    await store.set('a', { n: 1 }, 1);
    await vi.waitFor(async () => expect(await store.get('a')).toBeUndefined());
  });
});

/** Returns undefined for what it did not write. */
const increment = (value: unknown) =>
  typeof value === 'object' && value !== null && 'n' in value ? { n: Number(value.n) + 1 } : undefined;

describe('what lies in Redis', () => {
  test('is encrypted, and cannot be read under another name', async () => {
    await shared.set('sign-in:ada', { shopToken: 'the-token-of-ada' }, LONG);
    const text = (await redis.get('sign-in:ada')) ?? '';
    expect(text).not.toContain('the-token-of-ada');
    expect(Buffer.from(text.split('.')[1] ?? '', 'base64').toString('latin1')).not.toContain('the-token-of-ada');
    await redis.set('sign-in:eve', text);
    expect(await shared.get('sign-in:eve')).toBeUndefined();
  });

  test.each<[string, readonly [string, ...string[]], boolean]>([
    ['with a new secret before the old one', ['a-secret-of-tomorrow-of-32-characters', newest], true],
    ['without the old secret', ['a-secret-of-tomorrow-of-32-characters'], false],
  ])('is read %s: %s', async (_, secrets, isReadable) => {
    await shared.set('a', { n: 1 }, LONG);
    const restarted = new RedisStore(connected, new ValueCipher(secrets));
    expect(await restarted.get('a')).toEqual(isReadable ? { n: 1 } : undefined);
  });

  test.each(['', 'text', 'text.', 'id.AAAA'])('counts as missing if it was changed to "%s"', async (text) => {
    await redis.set('a', text);
    expect(await shared.get('a')).toBeUndefined();
    expect(await shared.update('a', () => ({ n: 1 }), LONG)).toBeUndefined();
  });

  test('expires with its lifetime', async () => {
    await shared.set('a', { n: 1 }, LONG);
    await shared.update('a', () => ({ n: 2 }), LONG / 2);
    expect(await redis.pttl('a')).toBeLessThanOrEqual(LONG / 2);
    expect(await redis.pttl('a')).toBeGreaterThan(0);
  });
});

test('while Redis is away every method fails at once, and it works again when Redis is back', async () => {
  const own = await startRedis();
  const connection = await openRedis(settingsOf(own.url), log);
  onTestFinished(async () => {
    vi.useRealTimers();
    connection.close();
    await own.stop();
  });
  const store = new RedisStore(connection, new ValueCipher([newest]));
  await store.checkWritable();
  await own.stop();
  // Without a clock, a command that waits for its time limit never ends.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const writes = [store.set('a', {}, LONG), store.add('a', {}, LONG), store.delete('a'), store.checkWritable()];
  const calls = [store.get('a'), ...writes];
  const unavailable = { status: 'rejected', reason: { code: 'session.storeUnavailable' } };
  expect(await Promise.allSettled(calls)).toMatchObject(calls.map(() => unavailable));
  vi.useRealTimers();
  await own.start();
  await vi.waitFor(() => store.set('a', { n: 1 }, LONG), { timeout: 10_000 });
  expect(await store.get('a')).toEqual({ n: 1 });
  expect(log.error).toHaveBeenCalledOnce();
  expect(log.info.mock.calls).toEqual([['Redis is available again']]);
});

test('reads what another instance has changed and deleted since', async () => {
  const other = new RedisStore(connected, new ValueCipher([newest]));
  await shared.set('a', { n: 1 }, LONG);
  expect(await shared.get('a')).toEqual({ n: 1 });
  await other.update('a', increment, LONG);
  expect(await shared.get('a')).toEqual({ n: 2 });
  await other.delete('a');
  expect(await shared.get('a')).toBeUndefined();
});

describe('a person with as many sign-ins as there may be', () => {
  const person = { role: 'user', firstName: 'Ada', email: 'ada@example.com', shopToken: 'one' } as const;
  const provider = { accessToken: 'a', subject: 'u-1' };

  async function signInEverywhere() {
    const signIns = new SignIns(shared);
    const first = await signIns.start({ ...person, provider });
    for (let count = 1; count < MAX_SIGN_INS; count += 1) await signIns.start({ ...person, provider });
    return { signIns, first };
  }

  test('ends all others at once', async () => {
    const { signIns, first } = await signInEverywhere();
    expect(await signIns.endOthers(first)).toHaveLength(MAX_SIGN_INS - 1);
    expect(await signIns.listOfPerson(first)).toEqual([first]);
  });

  test('is signed out of all by the identity provider', async () => {
    const { signIns, first } = await signInEverywhere();
    expect(await signIns.endOfProvider({ subject: 'u-1' })).toBe(MAX_SIGN_INS);
    expect(await signIns.find(first.id)).toBeUndefined();
    expect(await signIns.endOfProvider({ subject: 'u-1' })).toBe(0);
  });
});

describe('whether a key can be written', () => {
  /** A cluster in which a part may be away: it has the keys of an even number. */
  function openCluster({ isPartAway = false } = {}) {
    const cluster: Cluster = Object.create(Cluster.prototype);
    const set = vi.spyOn(cluster, 'set').mockImplementation(async (key) => {
      if (isPartAway && Number(String(key).split(':')[1]) % 2 === 0) throw new Error('CLUSTERDOWN');
      return 'OK';
    });
    return { set, store: new RedisStore({ ...connected, redis: cluster }, new ValueCipher([newest])) };
  }

  test('is asked of so many keys of a cluster that each of its parts has one', async () => {
    const { set, store } = openCluster();
    await store.checkWritable();
    expect(new Set(set.mock.calls.map(([key]) => key)).size).toBeGreaterThanOrEqual(16);
  });

  test('is denied while a part of the cluster is away', async () => {
    await expect(openCluster({ isPartAway: true }).store.checkWritable()).rejects.toMatchObject({
      code: 'session.storeUnavailable',
    });
  });

  test('is asked of one key of a single server', async () => {
    const set = vi.spyOn(redis, 'set');
    await shared.checkWritable();
    expect(set).toHaveBeenCalledOnce();
    set.mockRestore();
  });
});

test('a value of an unknown secret is missing, and is told; one that is not there is not', async () => {
  const note = vi.fn();
  const other = new RedisStore(connected, new ValueCipher(['another-secret-of-at-least-32-characters!']), note);
  await shared.set('a', { n: 1 }, LONG);
  expect(await other.get('a')).toBeUndefined();
  expect(note.mock.calls).toEqual([['stored-value']]);
  expect(await other.get('b')).toBeUndefined();
  expect(note).toHaveBeenCalledOnce();
});
