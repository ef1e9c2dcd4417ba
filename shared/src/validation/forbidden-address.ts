/**
 * PO boxes and boxes of couriers, to which no parcel can be delivered (docs/rules/addresses.md#po-boxes). Words
 * match only as whole words.
 */
import type { CountryCode } from '../countries/country-codes.ts';
import { countryFormats } from './country-formats.ts';

/** Patterns that mean a box in every country. */
const boxWordsOfEveryCountry = [
  'p\\.?\\s*o\\.?\\s*box',
  'post\\s*office\\s*box',
  'pmb',
  'fed\\s*ex',
  'ups\\s+store',
  'postbus',
  'postfach',
  'packstation',
  'bo[iî]te\\s+postale',
  'case\\s+postale',
  'casella\\s+postale',
  'apartado',
  'skrytka\\s+pocztowa',
  'po[šs]tovn[íi]\\s+p[řr]ihr[áa]dka',
  'postbox',
  'c[ăa]su[țţt]a\\s+po[șşs]tal[ăa]',
];

function asWords(words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}\\d])(?:${words.join('|')})(?![\\p{L}\\p{M}\\d])`, 'iu');
}

const anywhere = asWords(boxWordsOfEveryCountry);

/** Whether an address line names a PO box or the box of a courier. */
export function isForbiddenAddress(country: CountryCode, line: string): boolean {
  const text = line.normalize('NFC');
  const { boxWords } = countryFormats[country];
  return anywhere.test(text) || (boxWords.length > 0 && asWords(boxWords).test(text));
}
