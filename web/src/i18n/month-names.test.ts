import { expect, it } from 'vitest';
import { createMonthNames } from './month-names.ts';

it.each([
  ['en-CA', '2026-11', 'November 2026', 'N'],
  ['de-DE', '2028-03-31', 'März 2028', 'M'],
  ['fr-FR', '2028-02-29', 'Février 2028', 'F'],
  ['pl-PL', '2027-01-01', 'Styczeń 2027', 'S'],
  ['cs-CZ', '2027-02-01', 'Únor 2027', 'Ú'],
  ['es-ES', '2027-08-31', 'Agosto de 2027', 'A'],
])('in %s the month of %s is %s', (language, month, long, letter) => {
  const names = createMonthNames(language);
  expect([names.long(month), names.letter(month)]).toEqual([long, letter]);
});

it.each([
  ['en-CA', '2025-12', '2026-11', 'December 2025 – November 2026'],
  ['de-DE', '2026-01', '2026-12', 'Januar–Dezember 2026'],
  ['es-ES', '2026-01', '2026-12', 'Enero–diciembre de 2026'],
  ['pl-PL', '2026-01', '2026-03', 'Styczeń–marzec 2026'],
])('in %s the months from %s to %s are %s', (language, from, to, range) => {
  expect(createMonthNames(language).range(from, to)).toBe(range);
});
