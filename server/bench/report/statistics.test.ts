import { describe, expect, test } from 'vitest';
import { median, rotate, type Sample, spread, summarise } from './statistics.ts';

describe('the median', () => {
  test('is the value in the middle, in any order', () => {
    expect(median([9, 1, 5])).toBe(5);
  });

  test('is between the two values in the middle', () => {
    expect(median([10, 1, 2, 4])).toBe(3);
  });

  test('of nothing is an error', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

test('a spread has the smallest, the middle and the largest value', () => {
  expect(spread([2, 3, 1])).toEqual({ min: 1, median: 2, max: 3 });
});

test('each round starts one subject further', () => {
  const order = [0, 1, 2, 3].map((round) => rotate(['a', 'b', 'c'], round).join(''));
  expect(order).toEqual(['abc', 'bca', 'cab', 'abc']);
  expect(rotate([], 1)).toEqual([]);
});

describe('the summary', () => {
  const sample = (subject: string, round: number, requests: number, changes: Partial<Sample> = {}): Sample => ({
    subject,
    round,
    requests,
    seconds: 2,
    p99Ms: 1,
    cpuMicroseconds: 1_000_000,
    memoryBytes: 100e6,
    ...changes,
  });

  test('compares the requests per second of the same round', () => {
    const samples = [
      sample('proxy', 0, 1000),
      sample('bff', 0, 500),
      // A round in which the machine was busy: both are slower.
      sample('bff', 1, 100),
      sample('proxy', 1, 125),
    ];
    const [proxy, bff] = summarise(samples, 'proxy');
    expect(proxy?.ratio).toEqual({ min: 1, median: 1, max: 1 });
    expect(bff).toMatchObject({ subject: 'bff', ratio: { min: 0.5, median: 0.65, max: 0.8 }, requestsPerSecond: 150 });
  });

  test('has no ratio without the baseline', () => {
    expect(summarise([sample('bff', 0, 100)], 'proxy')[0]?.ratio).toBeUndefined();
  });

  test('has the time of the processor by request and as a share, and the largest memory', () => {
    const samples = [
      sample('bff', 0, 1000, { cpuMicroseconds: 2_000_000, p99Ms: 4, memoryBytes: 90e6 }),
      sample('bff', 1, 1000, { cpuMicroseconds: 1_000_000, p99Ms: 2, memoryBytes: 120e6 }),
      sample('bff', 2, 1000, { cpuMicroseconds: 1_200_000, p99Ms: 3, memoryBytes: 110e6 }),
    ];
    expect(summarise(samples, 'proxy')[0]).toMatchObject({
      p99Ms: 3,
      cpuMicrosecondsPerRequest: 1200,
      lowestCpuMicrosecondsPerRequest: 1000,
      busy: 0.6,
      memoryBytes: 120e6,
    });
  });
});
