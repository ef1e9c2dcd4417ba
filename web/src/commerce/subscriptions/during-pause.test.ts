import { expect, it } from 'vitest';
import { findEndOfPause, isDuringPause, isOtherDay, isShipmentWaiting } from './during-pause.ts';

it.each([
  ['2026-12-01', undefined, true],
  ['2026-12-01', '2026-12-02', true],
  ['2026-12-01', '2026-12-01', false],
  ['2026-12-01', '2026-11-30', false],
  [null, '2026-11-30', true],
] as const)('tells whether %s is during a pause until %s', (day, end, expected) => {
  expect(isDuringPause(day, end)).toBe(expected);
});

it.each([
  ['waits for the end of the pause', '2026-12-01', '2026-12-01', true],
  ['comes after the pause', '2026-12-02', '2026-12-01', false],
  ['is not planned', null, '2026-12-01', false],
  ['is not planned, and the pause has no day,', null, null, false],
])('a shipment that %s is known as such', (_, nextShipmentDate, resumedReplenishmentDate, isWaiting) => {
  expect(isShipmentWaiting({ nextShipmentDate, resumedReplenishmentDate })).toBe(isWaiting);
});

it.each([
  [true, '2026-12-01', '2026-12-01'],
  [false, '2026-12-01', null],
  [true, null, null],
])('the end of a pause is told while it can be changed: %s, %s', (able, resumedReplenishmentDate, end) => {
  expect(findEndOfPause({ ableToChangeReplenishmentResumeDate: able, resumedReplenishmentDate })).toBe(end);
});

it.each([
  ['the same day', '2027-02-13', '2027-02-13', false],
  ['the same day with a time', '2027-02-13', '2027-02-13T00:00:00Z', false],
  ['the day after', '2027-02-13', '2027-02-14', true],
  ['no day', '2027-02-13', null, false],
])('a customer is told of another day if the shop has one, and it has %s', (_, asked, confirmed, isTold) => {
  expect(isOtherDay(asked, confirmed)).toBe(isTold);
});

it('a customer who asked for no day is told of none', () => {
  expect(isOtherDay(null, '2027-02-13')).toBe(false);
});
