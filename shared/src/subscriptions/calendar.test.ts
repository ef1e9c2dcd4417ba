import { expect, it } from 'vitest';
import { addDays, addMonths, isLastDayOfMonth } from './calendar.ts';

it.each([
  ['2026-05-01', 1, '2026-06-01'],
  ['2026-05-01', 0, '2026-05-01'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-05-31T00:00:00Z', 1, '2026-06-30'],
])('%s and %s months is %s', (day, months, later) => {
  expect(addMonths(day, months)).toBe(later);
});

it.each([
  ['2026-02-28', 1, 31, '2026-03-31'],
  ['2026-02-28', 2, 31, '2026-04-30'],
  ['2026-02-28', 0, 31, '2026-02-28'],
])('%s and %s months of a series of the %sth is %s', (date, months, day, later) => {
  expect(addMonths(date, months, day)).toBe(later);
});

it.each([
  ['2026-02-28', true],
  ['2028-02-28', false],
  ['2026-04-30', true],
  ['2026-05-30', false],
  ['2026-05-31T00:00:00Z', true],
])('%s ends its month: %s', (day, expected) => {
  expect(isLastDayOfMonth(day)).toBe(expected);
});

it.each([
  ['2026-02-27', 2, '2026-03-01'],
  ['2028-02-27', 2, '2028-02-29'],
  ['2026-12-15T00:00:00Z', 30, '2027-01-14'],
])('%s and %s days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});
