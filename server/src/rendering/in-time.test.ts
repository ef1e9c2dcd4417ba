import { expect, test, vi } from 'vitest';
import { inTime, pageLimits } from './in-time.ts';

test('returns what is there in time, and starts no second wait', async () => {
  vi.useFakeTimers();
  expect(await inTime(Promise.resolve('page'), 100)).toBe('page');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

test('a page asks and renders before its first byte is due', () => {
  expect(pageLimits.prefetch + pageLimits.rendering).toBeLessThanOrEqual(500);
});

test('rejects with an error that comes in time', async () => {
  await expect(inTime(Promise.reject(new Error('No text')), 100)).rejects.toThrow('No text');
});

test('returns undefined at the limit, and ignores a later error', async () => {
  vi.useFakeTimers();
  let fail = (_error: Error) => {};
  const late = new Promise<string>((_, reject) => {
    fail = reject;
  });
  const result = inTime(late, 100);
  await vi.advanceTimersByTimeAsync(100);
  expect(await result).toBeUndefined();
  fail(new Error('too late'));
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
});
