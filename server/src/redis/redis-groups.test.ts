/** Redis on several machines: a master with Sentinels, or a cluster. One of them ends while values are written. */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { TryCounter } from '../limits/try-counter.ts';
import { createHashKey } from '../secrets.ts';
import { createCertificate } from '../testing/certificate.ts';
import { openBus, untilReceived } from '../testing/event-buses.ts';
import { type RedisGroup, startCluster, startSentinels } from '../testing/redis-groups.ts';
import { choosePort, startRedis } from '../testing/redis-server.ts';
import { testConfig } from '../testing/test-app.ts';
import type { RedisMode } from '../values/redis-values.ts';
import { hasRedis, openRedis } from './redis-client.ts';
import { RedisStore } from './redis-store.ts';
import { createSharedLimiter } from './shared-limiter.ts';
import { ValueCipher } from './value-cipher.ts';

const LONG = 60_000;
const WRITERS = 20;
const unavailable = { code: 'session.storeUnavailable' };
const cipher = new ValueCipher(['a-secret-for-tests-of-at-least-32-characters']);

async function open(environment: Readonly<Record<string, string>>) {
  const config = testConfig(environment);
  if (!hasRedis(config)) throw new Error('no Redis');
  const log = { error: vi.fn(), info: vi.fn() };
  const connection = await openRedis(config, log);
  return { ...connection, log, store: new RedisStore(connection, cipher) };
}

/** Writes values one after the other until it is told to end, and notes those whose write was confirmed. */
async function write(store: RedisStore, name: string, writing: { readonly confirmed: string[]; isOver: boolean }) {
  for (let index = 0; !writing.isOver; index += 1) {
    const key = `${name}:${index}`;
    const isKept = await store.add(key, { key }, LONG).catch(() => undefined);
    // Nobody else has this key.
    if (isKept === false) throw new Error(`${key} was there before`);
    if (isKept) writing.confirmed.push(key);
    else await wait(10);
  }
}

type Loss = { readonly server: number; readonly away: 'stop' | 'freeze' };
const killed: Loss = { server: 0, away: 'stop' };
const silent: Loss = { server: 1, away: 'freeze' };

describe.each<[string, () => Promise<RedisGroup>, readonly Loss[]]>([
  ['a master with Sentinels', startSentinels, [{ ...silent, server: 0 }]],
  ['a cluster', startCluster, [killed, silent]],
])('%s', (_, start, losses) => {
  let group: RedisGroup;
  let opened: Awaited<ReturnType<typeof open>>;
  let buses: readonly [ReturnType<typeof openBus>, ReturnType<typeof openBus>];
  beforeAll(async () => {
    group = await start();
    opened = await open(group.environment);
    buses = [openBus(opened), openBus(opened)];
  });
  afterAll(async () => {
    for (const { bus } of buses) bus.close();
    opened.close();
    await group.stop();
  });

  test('keeps, changes and removes values, and says that all is well', async () => {
    const { store, log } = opened;
    const keys = Array.from({ length: 50 }, (_, index) => `value:${index}`);
    await Promise.all(keys.map((key) => store.set(key, { n: 1 }, LONG)));
    await Promise.all(keys.map((key) => store.update(key, () => ({ n: 2 }), LONG)));
    expect(await Promise.all(keys.map((key) => store.get(key)))).toEqual(keys.map(() => ({ n: 2 })));
    await Promise.all(keys.map((key) => store.delete(key)));
    expect(await Promise.all(keys.map((key) => store.get(key)))).toEqual(keys.map(() => undefined));
    await store.checkWritable();
    expect(log.error).not.toHaveBeenCalled();
  });

  test('connects again when it is told of a failover while it connects', async () => {
    const { redis, store } = opened;
    const connecting = once(redis, 'connecting');
    redis.disconnect(true);
    await connecting;
    redis.disconnect(true);
    await vi.waitFor(() => expect(store.checkWritable()).rejects.toMatchObject(unavailable), LONG);
    await vi.waitFor(() => store.checkWritable(), LONG);
  });

  test('counts the tries of all instances', async () => {
    const { redis } = opened;
    const limiter = createSharedLimiter(redis, createHashKey(['a-secret-of-the-sessions']));
    const tries = new TryCounter('login', [{ tries: 1, seconds: 60 }], limiter);
    expect([(await tries.count('ada')).isRefused, (await tries.count('ada')).isRefused]).toEqual([false, true]);
  });

  test('carries events between instances', async () => {
    const [one, other] = buses;
    await Promise.all([untilReceived(one.bus, other), untilReceived(other.bus, one)]);
  });

  // Sentinels that a busy machine has kept waiting decide nothing for half a minute.
  test.each(losses)(
    'loses no confirmed value when a master is gone (%j), serves again by itself, and carries events again',
    {
      timeout: 3 * LONG,
    },
    async (loss) => {
      const { store } = opened;
      await store.set('before', { n: 1 }, LONG);
      const writing = { confirmed: [] as string[], isOver: false };
      const { confirmed } = writing;
      const writers = Array.from({ length: WRITERS }, (_, index) => write(store, `${loss.away}:${index}`, writing));
      await vi.waitFor(() => expect(confirmed.length).toBeGreaterThan(WRITERS), LONG);
      await group.servers[loss.server]?.[loss.away]();
      await vi.waitFor(() => expect(store.checkWritable()).rejects.toMatchObject(unavailable), LONG);
      await vi.waitFor(() => store.checkWritable(), LONG);
      writing.isOver = true;
      await Promise.all(writers);
      // Each Sentinel tells of the new master, and the client connects again.
      const read = await vi.waitFor(() => Promise.all(confirmed.map((key) => store.get(key))), LONG);
      expect(read).toEqual(confirmed.map((key) => ({ key })));
      expect(await vi.waitFor(() => store.get('before'), LONG)).toEqual({ n: 1 });
      const [one, other] = buses;
      await Promise.all([untilReceived(one.bus, other, LONG), untilReceived(other.bus, one, LONG)]);
    },
  );
});

describe('tells what is wrong', () => {
  const told = async (REDIS_URL: string, REDIS_MODE: RedisMode) => {
    const { close, store, log } = await open({ REDIS_URL, REDIS_MODE });
    onTestFinished(close);
    const { fault } = await store.checkWritable().then(
      () => ({ fault: 'none' }),
      ({ cause }) => cause,
    );
    return [fault, log.error.mock.calls.length];
  };

  test('if the hosts are no Sentinels, or know no such master', async () => {
    const server = await startRedis();
    onTestFinished(() => server.stop());
    expect(await told(server.url.href, 'sentinel')).toEqual(['sentinel', 1]);
  });

  test('if the servers are no cluster, or one without its slots', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'perennial-redis-'));
    const server = await startRedis();
    const lonely = await startRedis({ settings: ['--cluster-enabled', 'yes', '--dir', folder] });
    onTestFinished(async () => {
      await Promise.all([server.stop(), lonely.stop()]);
      rmSync(folder, { recursive: true });
    });
    expect(await told(server.url.href, 'cluster')).toEqual(['no-cluster', 1]);
    expect(await told(lonely.url.href, 'cluster')).toEqual(['cluster-down', 1]);
  });
});

test('a server that answers nothing any more counts as lost after two seconds, and is used again when it answers', async () => {
  const server = await startRedis();
  const { close, store, findFault, log } = await open({ REDIS_URL: server.url.href });
  onTestFinished(async () => {
    close();
    await server.stop();
  });
  server.freeze();
  await expect(store.get('a')).rejects.toMatchObject({ code: 'session.storeUnavailable' });
  await vi.waitFor(() => expect(findFault()).toMatchObject({ fault: 'away' }), LONG);
  expect(log.error).toHaveBeenCalledOnce();
  server.thaw();
  await vi.waitFor(() => store.checkWritable(), LONG);
  expect(log.info.mock.calls).toEqual([['Redis is available again']]);
});

test('a certificate of a private authority is taken if its file is named, and otherwise refused in words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-redis-'));
  const { cert, key } = createCertificate();
  const [certificateFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  writeFileSync(certificateFile, cert);
  writeFileSync(keyFile, key);
  const files = ['--tls-cert-file', certificateFile, '--tls-key-file', keyFile, '--tls-ca-cert-file', certificateFile];
  const tlsPort = String(choosePort());
  const server = await startRedis({ settings: ['--tls-port', tlsPort, ...files, '--tls-auth-clients', 'no'] });
  onTestFinished(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  const check = async (changes: Record<string, string>) => {
    const { close, store, log } = await open({ REDIS_URL: `rediss://localhost:${tlsPort}`, ...changes });
    onTestFinished(close);
    const isKept = await store.checkWritable().then(
      () => true,
      () => false,
    );
    return [isKept, log.error.mock.calls.map(([{ err }]) => String(err.cause?.message))];
  };
  expect(await check({ REDIS_CA_FILE: certificateFile })).toEqual([true, []]);
  expect(await check({})).toEqual([false, [expect.stringContaining('self-signed')]]);
});
