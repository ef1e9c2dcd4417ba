import { afterEach, expect, it, vi } from 'vitest';
import { dayAfter, toDay, toNoon } from './day.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('is the day on the calendar of the device, whatever the hour is', () => {
  expect(toDay(new Date(2026, 10, 22, 0, 0, 1))).toBe('2026-11-22');
  expect(toDay(new Date(2026, 10, 22, 23, 59, 59))).toBe('2026-11-22');
});

it.each([
  ['Pacific/Auckland', '2026-11-22T12:30:00Z', '2026-11-23'],
  ['America/Vancouver', '2026-11-23T05:00:00Z', '2026-11-22'],
  // The clocks change in Amsterdam at one o'clock of UTC.
  ['Europe/Amsterdam', '2026-03-28T23:30:00Z', '2026-03-29'],
  ['Europe/Amsterdam', '2026-10-25T22:30:00Z', '2026-10-25'],
])('is the day of a device in %s at %s', (zone, moment, day) => {
  vi.stubEnv('TZ', zone);
  expect(toDay(new Date(moment))).toBe(day);
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
