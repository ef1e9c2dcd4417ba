import { expect, it } from 'vitest';
import { isDuringPause } from './during-pause.ts';

it.each([
  ['2026-12-01', undefined, true],
  ['2026-12-01', '2026-12-02', true],
  ['2026-12-01', '2026-12-01', false],
  ['2026-12-01', '2026-11-30', false],
  [null, '2026-11-30', true],
] as const)('tells whether %s is during a pause until %s', (day, end, expected) => {
  expect(isDuringPause(day, end)).toBe(expected);
});
