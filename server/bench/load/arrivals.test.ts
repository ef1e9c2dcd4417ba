import { describe, expect, test } from 'vitest';
import { planArrivals } from './arrivals.ts';

const gapsOf = (times: readonly number[]) => times.map((time, index) => time - (times[index - 1] ?? 0));

describe('planned arrivals', () => {
  const times = planArrivals(5_000, 4, 1);

  test('are as many as the rate says, in order, until the end', () => {
    expect(times.length / 20_000).toBeCloseTo(1, 1);
    expect(gapsOf(times).every((gap) => gap >= 0)).toBe(true);
    expect(times.at(-1)).toBeLessThan(4_000);
    expect(times.at(-1)).toBeGreaterThan(3_990);
  });

  test('have the gaps of visitors who know nothing of each other', () => {
    const mean = 0.2;
    const longer = (gap: number) => gapsOf(times).filter((other) => other > gap).length / times.length;
    expect(longer(mean)).toBeCloseTo(Math.exp(-1), 1);
    expect(longer(3 * mean)).toBeCloseTo(Math.exp(-3), 1.5);
    expect(longer(0.1 * mean)).toBeCloseTo(Math.exp(-0.1), 1);
  });

  test('are the same for each subject of a round, and others in the next round', () => {
    expect(planArrivals(5_000, 4, 1)).toEqual(times);
    expect(planArrivals(5_000, 4, 2).slice(0, 10)).not.toEqual(times.slice(0, 10));
  });
});
