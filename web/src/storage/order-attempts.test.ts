// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { finishAttempt, readAttempts, removeAttempt, saveAttempt } from './order-attempts.ts';

const START = Date.now();
const attempt = (key: string, startedAt = START) => ({
  key,
  order: 'en-ca razor-arc 14.68',
  startedAt,
  awaitsPayment: null,
  finished: false,
});

beforeEach(() => localStorage.clear());

describe('the order attempts of two tabs', () => {
  beforeEach(() => {
    saveAttempt(attempt('first'), START);
    saveAttempt(attempt('second'), START);
  });

  it('end one by one', () => {
    removeAttempt('first');
    expect(readAttempts(START).map(({ key }) => key)).toEqual(['second']);
  });

  it('are finished one by one', () => {
    finishAttempt('second');
    expect(readAttempts(START).map(({ key, finished }) => [key, finished])).toEqual([
      ['first', false],
      ['second', true],
    ]);
  });

  it('stay as they are when an unknown one ends', () => {
    finishAttempt('third');
    expect(readAttempts(START)).toEqual([attempt('first'), attempt('second')]);
  });

  it.each([
    [30 * 60_000 - 1, 2],
    [30 * 60_000, 0],
  ])('are known for half an hour: after %i ms there are %i', (passed, count) => {
    expect(readAttempts(START + passed)).toHaveLength(count);
  });
});
