import { describe, expect, it } from 'vitest';
import { figuresOf, findMisses, toTable } from './report.ts';

const row = (...durations: number[]) => ({ name: 'cart: one more', durations });

describe('the figures of a press', () => {
  it('are the lowest, the middle and the worst duration', () => {
    expect(figuresOf(row(96, 1000, 24))).toEqual({ lowest: 24, median: 96, worst: 1000 });
  });

  it('have the longer of the two in the middle of an even number', () => {
    expect(figuresOf(row(64, 56))?.median).toBe(64);
  });
});

describe('the report', () => {
  it('marks what misses its target, and not what just reaches it', () => {
    expect(
      toTable([row(104, 40, 200)])
        .split('\n')
        .at(-1),
    ).toBe('| cart: one more | 3 | 40 ms | 104 ms ! | 200 ms |');
    expect(findMisses([row(100, 40, 200)])).toEqual([]);
    expect(findMisses([row(104, 104, 208)])).toEqual([
      'cart: one more: the median is 104 ms',
      'cart: one more: the worst is 208 ms',
    ]);
  });

  it('names a press that never succeeded', () => {
    expect(findMisses([row()])).toEqual(['cart: one more: no press succeeded']);
    expect(toTable([row()]).split('\n').at(-1)).toBe('| cart: one more | 0 |  | ! | ! |');
  });
});
