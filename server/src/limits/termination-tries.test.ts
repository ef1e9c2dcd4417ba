import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RequestProblem } from '../errors/request-problem.ts';
import { testConfig } from '../testing/test-app.ts';
import { TerminationTries } from './termination-tries.ts';

const here = '203.0.113.7';
let tries: TerminationTries;

beforeEach(() => {
  vi.useFakeTimers();
  tries = new TerminationTries(
    testConfig({ TERMINATION_TRIES_BY_CONTRACT: '2/600', TERMINATION_TRIES_BY_ADDRESS: '4/60' }),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sends a request. Returns the seconds to wait if it is refused. */
async function attempt(subscriptionNumber: string, fromEmail = 'anna@example.com', address = here) {
  try {
    await tries.count({ subscriptionNumber, fromEmail }, address);
    return undefined;
  } catch (error) {
    return error instanceof RequestProblem ? error.retryAfterSeconds : Number.NaN;
  }
}

it('a contract has its tries at all addresses, and then has to wait', async () => {
  const results = [await attempt('S1'), await attempt('s1', 'ANNA@example.com', '203.0.113.8')];
  expect(results).toEqual([undefined, undefined]);
  expect(await attempt('S1')).toBe(600);
  vi.advanceTimersByTime(600_000);
  expect(await attempt('S1')).toBeUndefined();
});

it('a request that was not judged does not count', async () => {
  const contract = { subscriptionNumber: 'S1', fromEmail: 'anna@example.com' };
  for (let count = 0; count < 9; count += 1) await (await tries.count(contract, here)).withdraw();
  expect([await attempt('S1'), await attempt('S1')]).toEqual([undefined, undefined]);
});

it('a request that the shop API refuses counts for its address, and not for the contract', async () => {
  const contract = { subscriptionNumber: 'S1', fromEmail: 'anna@example.com' };
  for (let count = 0; count < 4; count += 1) await (await tries.count(contract, here)).refused();
  expect(await attempt('S2')).toBe(60);
  const elsewhere = '203.0.113.8';
  const results = [
    await attempt('S1', contract.fromEmail, elsewhere),
    await attempt('S1', contract.fromEmail, elsewhere),
  ];
  expect(results).toEqual([undefined, undefined]);
});

it('strangers who know a number do not use up the tries of its customer', async () => {
  for (let count = 0; count < 9; count += 1) await attempt('S1', 'eve@example.com', `203.0.113.${count}`);
  expect(await attempt('S1')).toBeUndefined();
});

it('an address has its tries for all contracts, refused ones not counted', async () => {
  for (let count = 0; count < 20; count += 1) await attempt('S1');
  expect([await attempt('S2'), await attempt('S3'), await attempt('S4')]).toEqual([undefined, undefined, 60]);
  expect(await attempt('S4', 'anna@example.com', '203.0.113.8')).toBeUndefined();
});
