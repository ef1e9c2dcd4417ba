import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from './day.ts';

describe('addMonths', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-15', 0, '2026-03-15'],
  ])('%s plus %i months is %s', (day, months, expected) => expect(addMonths(day, months)).toBe(expected));
});

describe('addDays', () => {
  it('crosses the end of a year', () => expect(addDays('2026-12-30', 3)).toBe('2027-01-02'));
});
