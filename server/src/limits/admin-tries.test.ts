import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestProblem } from '../errors/request-problem.ts';
import { testConfig } from '../testing/test-app.ts';
import { AdminTries } from './admin-tries.ts';

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

it('an address has its tries for all names', async () => {
  const results = [await attempt('a'), await attempt('b'), await attempt('c'), await attempt('d'), await attempt('e')];
  expect(results).toEqual([undefined, undefined, undefined, undefined, 60]);
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

it('tries at the same time count', async () => {
  const results = await Promise.all(Array.from({ length: 5 }, () => attempt()));
  expect(results.filter((seconds) => seconds === undefined)).toHaveLength(2);
});
