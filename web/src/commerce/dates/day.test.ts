import { expect, it } from 'vitest';
import { dayAfter, toDay, toNoon } from './day.ts';

it('is the day on the calendar of the device, whatever the hour is', () => {
  expect(toDay(new Date(2026, 10, 22, 0, 0, 1))).toBe('2026-11-22');
  expect(toDay(new Date(2026, 10, 22, 23, 59, 59))).toBe('2026-11-22');
});

it.each([
  ['2026-11-22', '2026-11-23'],
  ['2026-02-28', '2026-03-01'],
  ['2028-02-28', '2028-02-29'],
  ['2026-12-31', '2027-01-01'],
  ['2026-03-28', '2026-03-29'],
])('after %s comes %s', (day, next) => {
  expect(dayAfter(day)).toBe(next);
  expect(toDay(toNoon(day))).toBe(day);
});
