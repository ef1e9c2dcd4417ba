/** First and last names by country (docs/rules/addresses.md#person-names). */
import type { CountryCode } from '../countries/country-codes.ts';
import { countryFormats, type NameFormat } from './country-formats.ts';
import { type FieldFault, lengthFault, refusedCharacter } from './field-fault.ts';

/** Longest names in checkout, in letters. */
export const FIRST_NAME_MAX = 14;
export const LAST_NAME_MAX = 20;

/**
 * Returns the fault of a first or last name; undefined if it is valid. A name has at least one letter and at most `max`
 * letters, or fewer where the country has a lower limit.
 */
export function nameFault(country: CountryCode, text: string, max: number): FieldFault | undefined {
  if (text === '') return { message: 'required' };
  const format: NameFormat = countryFormats[country].name;
  if (!format.pattern.test(text) || !/\p{L}/u.test(text))
    return { message: 'nameInvalid', ...refusedCharacter(text, format.pattern) };
  return lengthFault(text, { max: Math.min(max, format.max ?? max) });
}
