import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestProblem } from '../errors/request-problem.ts';
import { testConfig } from '../testing/test-app.ts';
import { AdminTries } from './admin-tries.ts';
import { type CreateLimiter, createMemoryLimiter } from './try-counter.ts';

const here = '203.0.113.7';
let tries: AdminTries;

beforeEach(() => {
  vi.useFakeTimers();
  tries = new AdminTries(
    testConfig({ ADMIN_TRIES: '2/60,3/3600', ADMIN_TRIES_BY_ADDRESS: '4/60', ADMIN_TRIES_BY_NAME: '5/300' }),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

/** Makes a wrong try. Returns the seconds to wait if it is refused. */
async function attempt(name = 'cleo', address = here): Promise<number | undefined> {
  try {
    await tries.start(name, address);
    return undefined;
  } catch (error) {
    return error instanceof RequestProblem ? error.retryAfterSeconds : Number.NaN;
  }
}

it('a name has its tries at one address, in the shorter and in the longer time', async () => {
  expect([await attempt(), await attempt(' CLEO'), await attempt()]).toEqual([undefined, undefined, 60]);
  vi.advanceTimersByTime(60_000);
  expect([await attempt(), await attempt()]).toEqual([undefined, 3540]);
  expect(await attempt('cleo', '203.0.113.8')).toBeUndefined();
  vi.advanceTimersByTime(3_540_000);
  expect(await attempt()).toBeUndefined();
});

it('refused tries for one name do not use up the tries of the address', async () => {
  for (let count = 0; count < 20; count += 1) await attempt();
  expect(await attempt('dora')).toBeUndefined();
});

it('an address without tries left lets every name try three times, and refuses it after that', async () => {
  const wide = testConfig({ ADMIN_TRIES: '9/60', ADMIN_TRIES_BY_ADDRESS: '4/60', ADMIN_TRIES_BY_NAME: '99/300' });
  tries = new AdminTries(wide);
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) expect(await attempt(name)).toBeUndefined();
  const results = [await attempt(), await attempt(), await attempt(), await attempt(), await attempt()];
  expect(results).toEqual([undefined, undefined, undefined, 60, 60]);
  await (await tries.start('dora', here)).succeed();
  expect(await attempt('dora')).toBeUndefined();
});

it('a flood of names from one address is refused, and another address is not', async () => {
  for (let count = 0; count < 300; count += 1) expect(await attempt(`name-${count}`)).toBeUndefined();
  expect(await attempt('cleo')).toBe(60);
  expect(await attempt('cleo', '203.0.113.8')).toBeUndefined();
});

it('all counters are asked at the same time, and a refusal waits for no further answer', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const createLimiter: CreateLimiter = (name, limit) => {
    const limiter = createMemoryLimiter(name, limit);
    const ask = <T>(question: string, answer: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        asked.push(`${question} ${name}`);
        answers.push(() => answer().then(resolve, reject));
      });
    const { consume, reward } = limiter;
    limiter.consume = (key) => ask('count', () => consume.call(limiter, key));
    limiter.reward = (key) => ask('give back', () => reward.call(limiter, key));
    return limiter;
  };
  tries = new AdminTries(testConfig({ ADMIN_TRIES: '1/60,3/3600', ADMIN_TRIES_BY_ADDRESS: '4/60' }), createLimiter);
  const counters = ['count admin-pair:60', 'count admin-pair:3600', 'count admin-address:60', 'count admin-name:300'];
  const answerAll = () => {
    for (const answer of answers.splice(0)) answer();
  };
  for (const expected of [undefined, 60]) {
    const result = attempt();
    await vi.waitFor(() => expect(asked.splice(0)).toEqual(counters), { interval: 1 });
    answerAll();
    expect(await result).toBe(expected);
  }
});

it('a name has its tries at all addresses', async () => {
  const results: (number | undefined)[] = [];
  for (let count = 0; count < 6; count += 1) results.push(await attempt('cleo', `203.0.113.${count}`));
  expect(results).toEqual([undefined, undefined, undefined, undefined, undefined, 300]);
});

it('the right credentials make earlier mistakes count no more', async () => {
  await attempt();
  await (await tries.start('cleo', here)).succeed();
  expect([await attempt(), await attempt(), await attempt()]).toEqual([undefined, undefined, 60]);
});

it('a try that was withdrawn does not count', async () => {
  for (let count = 0; count < 9; count += 1) await (await tries.start('cleo', here)).withdraw();
  expect([await attempt(), await attempt(), await attempt()]).toEqual([undefined, undefined, 60]);
});

it('earlier mistakes count on after a try that was withdrawn: those of the name at the address, and of the name', async () => {
  await attempt();
  await (await tries.start('cleo', here)).withdraw();
  expect([await attempt(), await attempt()]).toEqual([undefined, 60]);
  for (const address of ['203.0.113.8', '203.0.113.9']) await attempt('cleo', address);
  await (await tries.start('cleo', '203.0.113.10')).withdraw();
  expect([await attempt('cleo', '203.0.113.11'), await attempt('cleo', '203.0.113.12')]).toEqual([undefined, 300]);
});

it('tries at the same time count', async () => {
  const results = await Promise.all(Array.from({ length: 5 }, () => attempt()));
  expect(results.filter((seconds) => seconds === undefined)).toHaveLength(2);
});
