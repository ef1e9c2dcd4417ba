/**
 * First and last names, and phone numbers, by country (docs/rules/addresses.md#person-names,
 * docs/rules/addresses.md#phone-numbers).
 */
import type { CountryCode } from '../countries/country-codes.ts';
import { countryFormats, type NameFormat } from './country-formats.ts';
import { type FieldFault, lengthFault, refusedCharacter } from './field-fault.ts';
import { countLetters } from './letters.ts';

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

/** Returns a phone number in the form that is checked and sent: `(416) 555 0134` becomes `416-555-0134` in Canada. */
export function formatPhoneNumber(country: CountryCode, text: string): string {
  return countryFormats[country].phone.write(text);
}

/** The most characters that forms and BFF accept, separators included. */
export const MAX_PHONE_LENGTH = 40;

/** Whether the text, in its written form, is a phone number that the country accepts. */
export function isPhoneNumber(country: CountryCode, text: string): boolean {
  return countLetters(text) <= MAX_PHONE_LENGTH && countryFormats[country].phone.isValid(text);
}
