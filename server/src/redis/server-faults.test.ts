import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { portOf } from '../testing/listen.ts';
import { settingsOf, startRedis } from '../testing/redis-server.ts';
import { openRedis } from './redis-client.ts';
import { RedisStore } from './redis-store.ts';
import { toStoreFault } from './server-faults.ts';
import { ValueCipher } from './value-cipher.ts';

const cipher = new ValueCipher(['a-secret-for-tests-of-at-least-32-characters']);

/** Opens a store on a server with these settings. `check` returns the fault that a check tells; undefined if there is none. */
async function open(settings: readonly string[] = [], path = '') {
  const folder = mkdtempSync(join(tmpdir(), 'perennial-redis-'));
  const server = await startRedis({ settings: [...settings, '--dir', folder] });
  const log = { error: vi.fn(), info: vi.fn() };
  const connection = await openRedis(settingsOf(new URL(path, server.url)), log);
  onTestFinished(async () => {
    connection.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  const store = new RedisStore(connection, cipher);
  const check = () =>
    store.checkWritable().then(
      () => undefined,
      (error) => error.cause.fault,
    );
  return { connection, store, check, errors: () => log.error.mock.calls.map(([{ err }, text]) => [err.message, text]) };
}

test('a store whose Redis takes a key says that all is well', async () => {
  const { check, errors } = await open(['--databases', '4'], '/3');
  expect(await check()).toBeUndefined();
  expect(errors()).toEqual([]);
});

test.each([
  ['a database that is not there', ['--databases', '4'], '/4', 'database', 'REDIS_URL ends in a database'],
  ['a node of a cluster', ['--cluster-enabled', 'yes'], '', 'cluster', 'REDIS_URL names a node of a Redis Cluster'],
])('%s is told at the start, and by each check', async (_, settings, path, fault, words) => {
  const { check, errors } = await open(settings, path);
  expect(await check()).toBe(fault);
  expect(errors()).toEqual([[expect.stringContaining(words), 'Redis cannot keep sessions']]);
});

test('a full Redis is told by a check although it answers, and a sign-in fails with the same words', async () => {
  const { connection, store, check } = await open(['--maxmemory', '1', '--maxmemory-policy', 'noeviction']);
  expect(await connection.redis.ping()).toBe('PONG');
  expect(await check()).toBe('full');
  await expect(store.set('a', {}, 1000)).rejects.toMatchObject({ cause: { fault: 'full' } });
});

test('a Redis with a password that the URL does not have is told at the start', async () => {
  const { check, errors } = await open(['--requirepass', 'x']);
  await vi.waitFor(() => expect(errors()).toEqual([[expect.stringContaining('REDIS_URL'), 'Redis is not available']]));
  expect(await check()).toBe('refused');
});

test('a Redis that refuses other machines because of its protected mode is told with these words', async () => {
  // Redis answers so to another machine, of which a test has none. The client prints a warning of its own.
  const words = '-DENIED Redis is running in protected mode, and no password is set for the default user.';
  vi.spyOn(console, 'warn').mockReturnValue();
  const server = createServer((socket) => socket.on('error', () => {}).end(`${words}\r\n`)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const log = { error: vi.fn(), info: vi.fn() };
  const connection = await openRedis(settingsOf(new URL(`redis://127.0.0.1:${portOf(server)}`)), log);
  onTestFinished(() => {
    connection.close();
    server.close();
    vi.restoreAllMocks();
  });
  expect(log.error.mock.calls[0]?.[0].err.message).toMatch(/^Redis does not answer: .* protected mode/);
});

test('a replica is told by a check', async () => {
  const { check } = await open(['--replicaof', '127.0.0.1', '9']);
  expect(await check()).toBe('replica');
});

test.each([
  ["OOM command not allowed when used memory > 'maxmemory'.", 'full', 'give it more memory'],
  ['MOVED 866 127.0.0.1:6381', 'cluster', 'set REDIS_MODE=cluster'],
  ['ASK 866 127.0.0.1:6381', 'cluster', 'set REDIS_MODE=cluster'],
  ["CROSSSLOT Keys in request don't hash to the same slot", 'cluster', 'set REDIS_MODE=cluster'],
  ['ERR This instance has cluster support disabled', 'no-cluster', 'remove REDIS_MODE'],
  ['CLUSTERDOWN The cluster is down', 'cluster-down', 'with all of its copies: start it'],
  [
    'Too many Cluster redirections. Last error: ReplyError: CLUSTERDOWN Hash slot not served',
    'cluster-down',
    'with all of its copies: start it',
  ],
  ['TRYAGAIN Multiple keys request during rehashing of slot', 'cluster-down', 'with all of its copies: start it'],
  ['All sentinels are unreachable. Retrying from scratch after 10ms.', 'sentinel', 'REDIS_SENTINEL_MASTER'],
  ['ERR SELECT is not allowed in cluster mode', 'database', 'leave the number out'],
  ['ERR DB index is out of range', 'database', 'leave the number out'],
  ["READONLY You can't write against a read only replica.", 'replica', 'name the master'],
  ['NOAUTH Authentication required.', 'refused', 'the user or the password'],
  ['WRONGPASS invalid username-password pair or user is disabled.', 'refused', 'the user or the password'],
  ["NOPERM this user has no permissions to run the 'set' command", 'refused', 'the user or the password'],
  ['ERR AUTH <password> called without any password configured', 'refused', 'the user or the password'],
  ['ERR invalid password', 'refused', 'the user or the password'],
  ["MISCONF Redis is configured to save RDB snapshots, but it's currently unable to persist.", 'disk', 'give it space'],
  ['connect ECONNREFUSED 127.0.0.1:6379', 'away', 'compare host, port'],
])('%s is the fault %s, with what mends it: %s', (message, fault, mend) => {
  const found = toStoreFault(new Error(message));
  expect(found.fault).toBe(fault);
  expect(found.message).toContain(mend);
});
