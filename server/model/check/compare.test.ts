import { expect, it } from 'vitest';
import { type Comparison, findWrong, formatComparisons } from './compare.ts';

const row = (expected: number, found: number): Comparison => ({ name: 'a read', unit: 'µs', expected, found });

it('finds what differs by more than a tenth, up or down, and what was not found', () => {
  const rows = [row(100, 109), row(100, 111), row(100, 91), row(100, 89), row(100, Number.NaN)];
  expect(findWrong(rows).map(({ found }) => found)).toEqual([111, 89, Number.NaN]);
});

it('shows each row with its difference, and marks the wrong ones', () => {
  expect(
    formatComparisons([row(40, 42.25), row(4184, 5000)])
      .split('\n')
      .slice(2, 4),
  ).toEqual(['| a read | µs | 40 | 42.3 | 5.6 % |', '| a read | µs | 4184 | 5000 | 19.5 % ! |']);
});
