import { describe, expect, it } from 'vitest';
import { addDays, addMonths, toDay } from './day.ts';

describe('the day of a moment', () => {
  it.each([
    ['2026-03-15T00:30:00Z', undefined, '2026-03-15'],
    ['2026-03-15T23:30:00Z', 'UTC', '2026-03-15'],
    ['2026-03-15T06:59:00Z', 'America/Vancouver', '2026-03-14'],
    ['2026-03-15T07:00:00Z', 'America/Vancouver', '2026-03-15'],
    ['2026-01-15T07:59:00Z', 'America/Vancouver', '2026-01-14'],
    ['2026-03-15T10:59:00Z', 'Pacific/Auckland', '2026-03-15'],
    ['2026-03-15T11:00:00Z', 'Pacific/Auckland', '2026-03-16'],
    ['2026-12-31T12:00:00Z', 'Pacific/Auckland', '2027-01-01'],
  ])('%s in %s is %s', (moment, timeZone, day) => expect(toDay(new Date(moment), timeZone)).toBe(day));
});

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
