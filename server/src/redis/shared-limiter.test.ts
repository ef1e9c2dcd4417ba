import { afterAll, expect, test } from 'vitest';
import { RequestProblem } from '../errors/request-problem.ts';
import { TryCounter } from '../limits/try-counter.ts';
import { createHashKey } from '../secrets.ts';
import { settingsOf, startRedis } from '../testing/redis-server.ts';
import { openRedis } from './redis-client.ts';
import { createSharedLimiter } from './shared-limiter.ts';

const server = await startRedis();
const { redis, close } = await openRedis(settingsOf(server.url), { error: () => {}, info: () => {} });
afterAll(async () => {
  close();
  await server.stop();
});

const limits = [{ tries: 2, seconds: 60 }];
const openInstance = (name = 'login') =>
  new TryCounter(name, limits, createSharedLimiter(redis, createHashKey(['a-secret-of-the-sessions'])));

test('a try is counted for as long as the limit says, and its refusal says how long that is', async () => {
  const tries = openInstance();
  await tries.count('iris');
  await tries.count('iris');
  const lifetimes = await Promise.all((await redis.keys('*')).map((key) => redis.pttl(key)));
  expect(lifetimes.length).toBeGreaterThan(0);
  for (const lifetime of lifetimes) {
    expect(lifetime).toBeGreaterThan(50_000);
    expect(lifetime).toBeLessThanOrEqual(60_000);
  }
  const { refuse } = await tries.count('iris');
  expect(refuse).toThrow(RequestProblem);
  let seconds = 0;
  try {
    refuse();
  } catch (error) {
    seconds = (error as RequestProblem).retryAfterSeconds ?? 0;
  }
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
});

test('tries of one kind are not counted for another kind', async () => {
  const [logins, terminations] = [openInstance('login'), openInstance('termination')];
  for (const _ of [1, 2, 3]) await logins.count('bo');
  expect((await logins.count('bo')).isRefused).toBe(true);
  expect((await terminations.count('bo')).isRefused).toBe(false);
});

test('two instances count the tries together, and each for itself while Redis is away', async () => {
  const [one, other] = [openInstance(), openInstance()];
  const isRefused = async (instance: TryCounter, key = 'ada') => (await instance.count(key)).isRefused;
  expect([await isRefused(one), await isRefused(other), await isRefused(one)]).toEqual([false, false, true]);
  expect(await isRefused(other, 'eve')).toBe(false);
  // Redis does not learn whose tries they are.
  expect((await redis.keys('*')).join()).not.toMatch(/:(ada|eve|bo|iris)/);
  await server.stop();
  expect([await isRefused(one), await isRefused(one), await isRefused(one)]).toEqual([false, false, true]);
});
