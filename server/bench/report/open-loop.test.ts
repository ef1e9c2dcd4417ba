import { describe, expect, test } from 'vitest';
import { type OpenSample, percentile, summariseOpen } from './open-loop.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a percentile', () => {
  test.each([
    [50, 500],
    [99, 990],
    [99.9, 999],
    [100, 1000],
    [0, 1],
  ])('%s of a thousand values is the value at that place', (percent, value) => {
    expect(percentile(upTo(1000), percent)).toBe(value);
  });

  test('of few values is one of them', () => {
    expect(percentile([3, 7], 99)).toBe(7);
    expect(() => percentile([], 99)).toThrow(RangeError);
  });
});

describe('the summary of the open loop', () => {
  const sample = (subject: string, round: number, latencies: readonly number[]): OpenSample => ({
    subject,
    round,
    rate: 1000,
    latencies,
    lateP99Ms: 0.3 + round / 10,
    seconds: 2,
    cpuMicroseconds: 1_200_000,
  });
  const constant = (microseconds: number) => Array.from({ length: 1000 }, () => microseconds);

  test('compares the p99 with that of the baseline in the same round', () => {
    const samples = [
      sample('proxy', 0, constant(1000)),
      sample('bff', 0, constant(1500)),
      // A round in which the machine was busy: both are slower.
      sample('bff', 1, constant(9200)),
      sample('proxy', 1, constant(9000)),
    ];
    const [proxy, bff] = summariseOpen(samples, 'proxy');
    expect(proxy?.addedP99Ms).toBeUndefined();
    expect(bff?.addedP99Ms?.min).toBeCloseTo(0.2);
    expect(bff?.addedP99Ms?.median).toBeCloseTo(0.35);
    expect(bff?.addedP99Ms?.max).toBeCloseTo(0.5);
  });

  test('has the stall of one round among the requests of all', () => {
    const stalled = [...constant(1000).slice(0, 900), ...upTo(100).map((index) => 1000 + index * 1000)];
    const rounds = [constant(1000), stalled, constant(1000), constant(1000), constant(1000)];
    const [bff] = summariseOpen(
      rounds.map((latencies, round) => sample('bff', round, latencies)),
      'proxy',
    );
    expect(bff).toMatchObject({ p50Ms: 1, p99Ms: 51, p999Ms: 96, maxMs: 101, addedP99Ms: undefined });
    expect(bff).toMatchObject({ subject: 'bff', rate: 1000, lateP99Ms: 0.5, busy: 0.6 });
  });
});
