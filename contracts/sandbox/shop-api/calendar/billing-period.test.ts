import { describe, expect, it } from 'vitest';
import { addDays, addMonths, monthly, nextOccurrence, quarterly } from './billing-period.ts';

describe('the calendar of a subscription', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-15', 0, '2026-03-15'],
  ])('%s and %i months is %s', (day, months, expected) => expect(addMonths(day, months)).toBe(expected));

  it('counts days over the end of a year', () => expect(addDays('2026-12-30', 3)).toBe('2027-01-02'));

  it('comes back to the 31st after a short month', () => {
    expect(nextOccurrence('2026-01-31', monthly, '2026-02-28')).toEqual({ day: '2026-03-31', count: 2 });
  });

  it('looks for the day after today, however long ago it began', () => {
    expect(nextOccurrence('2025-01-10', quarterly, '2026-04-10')).toEqual({ day: '2026-07-10', count: 6 });
  });
});
