import type { PaymentActivity } from '@perennial/shared/models/payment';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PaymentPolling } from './payment-polling.ts';

const resting: PaymentActivity = {
  hasPaymentInProgress: false,
  hasInitialPaymentInProgress: false,
  hasInvalidRecurringPaymentDetail: false,
};
const paying: PaymentActivity = { ...resting, hasPaymentInProgress: true };

let answer: PaymentActivity | Error;
let retryAfter: number | undefined;
/** When the shop API was asked, in seconds since the first request. */
let askedAt: number[];
let changes: number;
let polling: PaymentPolling;

beforeEach(() => {
  vi.useFakeTimers();
  answer = resting;
  retryAfter = undefined;
  askedAt = [];
  changes = 0;
  const start = Date.now();
  polling = new PaymentPolling({
    request: async () => {
      askedAt.push((Date.now() - start) / 1000);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    onChange: () => {
      changes += 1;
    },
    findRetryAfter: () => retryAfter,
    random: () => 0.5,
  });
});
afterEach(() => {
  polling.end();
  vi.useRealTimers();
});

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

describe('the shop API', () => {
  test('is asked once while nothing is unfinished', async () => {
    expect(await polling.isUnfinished()).toBe(false);
    await pass(3600);
    expect(askedAt).toEqual([0]);
    expect(changes).toBe(0);
  });

  test('is asked every second at first, then after a tenth of the time that was waited, and every 30 seconds at last', async () => {
    answer = paying;
    expect(await polling.isUnfinished()).toBe(true);
    await pass(3600);
    expect(askedAt.slice(0, 11)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const pauses = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0));
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBeCloseTo(Math.min(30, Math.max(1, (askedAt[index] ?? 0) / 10)), 1);
    }
    expect(askedAt.length).toBeLessThan(170);
    expect(changes).toBe(0);
  });

  test('is asked no more when the payment has ended, which is told once', async () => {
    answer = paying;
    await polling.isUnfinished();
    await pass(2);
    answer = resting;
    await pass(1);
    expect(changes).toBe(1);
    await pass(3600);
    expect(askedAt).toEqual([0, 1, 2, 3]);
    expect(changes).toBe(1);
  });

  test('is asked again as often as at first when another payment begins', async () => {
    answer = paying;
    await polling.isUnfinished();
    await pass(600);
    await polling.noteBegun();
    const asked = askedAt.length;
    await pass(5);
    expect(askedAt.length - asked).toBe(5);
  });

  test('is asked when a page has seen a payment that nobody knows of here, and not when it is known', async () => {
    await polling.isUnfinished();
    answer = paying;
    await polling.noteSeen();
    expect(askedAt).toHaveLength(2);
    expect(changes).toBe(1);
    await polling.noteSeen();
    expect(askedAt).toHaveLength(2);
  });

  test('is asked at once about each payment that a page has seen, also after one that has ended', async () => {
    await polling.isUnfinished();
    for (const paid of [1, 2, 3]) {
      answer = paying;
      await polling.noteSeen();
      expect([paid, changes]).toEqual([paid, 2 * paid - 1]);
      answer = resting;
      await pass(1);
      expect([paid, changes]).toEqual([paid, 2 * paid]);
    }
    expect(askedAt).toEqual([0, 0, 1, 1, 2, 2, 3]);
  });

  test('is asked once more for all that happens during a request', async () => {
    const first = polling.isUnfinished();
    const others = [polling.noteBegun(), polling.noteBegun(), polling.noteBegun()];
    await Promise.all([first, ...others]);
    expect(askedAt).toHaveLength(2);
  });

  test('is asked less and less often while it fails, and its first answer then counts as a change', async () => {
    answer = new Error('away');
    expect(await polling.isUnfinished()).toBe(false);
    await pass(3600);
    expect(askedAt.slice(0, 6)).toEqual([0, 5, 15, 35, 75, 155]);
    expect(askedAt.length).toBeLessThan(40);
    expect(changes).toBe(0);
    answer = resting;
    await pass(120);
    expect(changes).toBe(1);
    const asked = askedAt.length;
    await pass(3600);
    expect(askedAt).toHaveLength(asked);
  });

  test('is given the time that it asks for', async () => {
    answer = new Error('busy');
    retryAfter = 60;
    await polling.isUnfinished();
    await pass(59);
    expect(askedAt).toEqual([0]);
    await pass(1);
    expect(askedAt).toEqual([0, 60]);
  });

  test('is asked no more when no browser listens', async () => {
    answer = paying;
    await polling.isUnfinished();
    polling.end();
    await pass(60);
    expect(askedAt).toEqual([0]);
  });
});

test('requests for many customers spread over a fifth of the pause on both sides', async () => {
  for (const [random, at] of [
    [0, 0.8],
    [1, 1.2],
  ] as const) {
    let asked = 0;
    const request = async () => {
      asked += 1;
      return paying;
    };
    const own = new PaymentPolling({ request, onChange: () => {}, random: () => random });
    await own.isUnfinished();
    await pass(at - 0.01);
    expect(asked).toBe(1);
    await pass(0.01);
    expect(asked).toBe(2);
    own.end();
  }
});
