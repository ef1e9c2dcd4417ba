import { describe, expect, test, vi } from 'vitest';
import { SingleFlight } from './single-flight.ts';

describe('SingleFlight', () => {
  test('runs one operation for concurrent callers with the same key', async () => {
    const flights = new SingleFlight<string, string>();
    const pending = Promise.withResolvers<string>();
    const start = vi.fn(() => pending.promise);
    const both = Promise.all([flights.run('a', start), flights.run('a', start)]);
    pending.resolve('one');
    expect(await both).toEqual(['one', 'one']);
    expect(start).toHaveBeenCalledOnce();
  });

  test('runs one operation for each key', async () => {
    const flights = new SingleFlight<string, string>();
    const start = (value: string) => async () => value;
    expect(await Promise.all([flights.run('a', start('one')), flights.run('b', start('two'))])).toEqual(['one', 'two']);
  });

  test('starts a new operation after the previous one has settled', async () => {
    const flights = new SingleFlight<string, string>();
    const start = vi.fn().mockResolvedValueOnce('one').mockResolvedValueOnce('two');
    expect([await flights.run('a', start), await flights.run('a', start)]).toEqual(['one', 'two']);
  });

  test('rejects for every caller, and runs again afterwards', async () => {
    const flights = new SingleFlight<string, string>();
    const fail = vi.fn(() => Promise.reject(new Error('unavailable')));
    const failed = await Promise.allSettled([flights.run('a', fail), flights.run('a', fail)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(fail).toHaveBeenCalledOnce();
    expect(await flights.run('a', async () => 'one')).toBe('one');
  });
});
