import { expect, it } from 'vitest';
import { isOtherDay } from './other-day.ts';

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
