import { expect, it } from 'vitest';
import { toLeafParts, writeDay } from './day-in-words.ts';

it.each([
  ['en-GB', '2027-02-13', '13 February 2027'],
  ['de-DE', '2027-03-01T00:00:00Z', '1. März 2027'],
  ['nl-NL', '2026-12-31', '31 december 2026'],
])('in %s the day %s is %s', (language, day, words) => {
  expect(writeDay(language, day)).toBe(words);
});

it('has the month of a leaf in the language of the page, and the day without a zero', () => {
  expect(toLeafParts('fr-FR', '2027-02-03')).toEqual({ month: 'févr.', day: '3', year: '2027' });
});
