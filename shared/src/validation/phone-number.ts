/** Phone numbers by country (docs/rules/addresses.md#phone-numbers). */
import type { CountryCode } from '../countries/country-codes.ts';
import { countryFormats } from './country-formats.ts';
import { countLetters } from './letters.ts';

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
