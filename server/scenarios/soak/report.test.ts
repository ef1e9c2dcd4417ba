import { describe, expect, it } from 'vitest';
import { UsageError } from '../../src/testing/command-line.ts';
import { Ledger } from './ledger.ts';
import { toTrend } from './memory.ts';
import { readOptions } from './options.ts';
import { findFaults, formatReport, type SoakResult } from './report.ts';

const flat = { start: { heapMb: 50, residentMb: 150 }, end: { heapMb: 55, residentMb: 160 } };

function result(changes: Partial<SoakResult['counts']> = {}, memory: SoakResult['memory'] = [flat]): SoakResult {
  const counts = { ...new Ledger().count(), signIns: 1, ordersAsked: 1, ordersConfirmed: 1, ordersMade: 1 };
  const interruptions = [{ name: 'Redis killed', from: 1000, until: 3500 }];
  return { counts: { ...counts, ...changes }, interruptions, memory };
}

describe('the report of a soak', () => {
  it.each([
    ['all went well', {}, []],
    ['an order arrived twice', { duplicates: 1 }, ['1 orders arrived twice']],
    ['an order is lost', { lostOrders: 2 }, ['2 orders are lost']],
    ['a session is lost', { lostSessions: 1 }, ['1 sessions are lost']],
    ['an error has no cause', { otherErrors: ['calling: 500'] }, ['calling: 500']],
    ['errors come with a kill', { errorsDuringInterruptions: 9 }, []],
    ['nobody could sign in', { signIns: 0 }, ['nobody could order']],
    ['no order was confirmed', { ordersConfirmed: 0 }, ['nobody could order']],
  ])('%s', (_case, counts, expected) => {
    expect(findFaults(result(counts))).toEqual(expected);
  });

  it('names an instance whose heap grows', () => {
    const growing = { start: { heapMb: 50, residentMb: 150 }, end: { heapMb: 90, residentMb: 200 } };
    expect(findFaults(result({}, [flat, growing]))).toEqual(['the heap of instance 2 grew from 50 MB to 90 MB']);
  });

  it('shows every figure', () => {
    const errorsOf = [{ name: 'Redis killed', errors: 12, lastAfterMs: 3140 }];
    const text = formatReport(result({ duplicates: 7, errorsOf }, [flat, undefined]));
    expect(text).toMatch(/duplicates +7/);
    expect(text).toMatch(/Redis killed +2\.5 s/);
    expect(text).toMatch(/errors, Redis killed +12, the last 3\.1 s after its start/);
    expect(text).toMatch(/instance 1 +heap 50 MB to 55 MB, resident 150 MB to 160 MB/);
    expect(text).toMatch(/instance 2 +not measured/);
  });
});

it('the trend of memory compares the least of the first and of the last third', () => {
  const samples = [60, 40, 90, 80, 70, 50].map((heapMb) => ({ heapMb, residentMb: heapMb + 100 }));
  expect(toTrend(samples)).toEqual({
    start: { heapMb: 40, residentMb: 140 },
    end: { heapMb: 50, residentMb: 150 },
  });
  expect(toTrend(samples.slice(0, 2))).toBeUndefined();
});

describe('the options of a soak', () => {
  it('have defaults', () => {
    expect(readOptions([])).toEqual({ minutes: 3, customers: 14, redisMode: 'single', plan: 'everything' });
    const written = ['--', '--minutes', '0.5', '--customers=2000', '--redis', 'cluster', '--plan', 'failover'];
    expect(readOptions(written)).toEqual({ minutes: 0.5, customers: 2000, redisMode: 'cluster', plan: 'failover' });
  });

  it.each([
    ['--minutes', '0'],
    ['--minutes', '61'],
    ['--customers', 'many'],
    ['--customers', '2001'],
    ['--plan', 'nothing'],
    // Without a replica nothing takes the place of the master.
    ['--plan', 'failover'],
    ['--redis', 'three'],
    ['--unknown'],
  ])('are limited: %s %s', (...args) => {
    expect(() => readOptions(args)).toThrow(UsageError);
  });
});
