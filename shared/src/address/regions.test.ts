import { iso31662 } from 'iso-3166';
import { expect, test } from 'vitest';
import { canadianProvinces, italianProvinces, romanianCounties, spanishProvinces, statesOfAmerica } from './regions.ts';

/** Letters alone: the standard writes accents, brackets and second languages in other ways. */
const letters = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

const standard = new Map(iso31662.map(({ code, name }) => [code, letters(name)]));
// The standard has Aosta as a region only; in addresses its province has the code of the number plates.
standard.set('IT-AO', 'aosta');

test.each([
  ['CA', canadianProvinces],
  ['US', statesOfAmerica],
  ['IT', italianProvinces],
  ['ES', spanishProvinces],
  ['RO', romanianCounties],
])('each region of %s has the name that ISO 3166-2 gives to its code', (country, regions) => {
  const others = regions.flatMap(({ code, name }) => {
    const expected = standard.get(`${country}-${code}`) ?? '';
    const isSame = expected.includes(letters(name)) || letters(name).includes(expected || '-');
    return isSame ? [] : [`${code} ${name}: ${expected}`];
  });
  expect(others).toEqual([]);
  expect(new Set(regions.map(({ code }) => code)).size).toBe(regions.length);
});
