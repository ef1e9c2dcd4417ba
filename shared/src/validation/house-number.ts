/** House numbers by country (docs/rules/addresses.md#house-numbers). */
import type { CountryCode } from '../countries/country-codes.ts';
import { countryFormats } from './country-formats.ts';
import { type FieldFault, refusedCharacter } from './field-fault.ts';

/** Whether the text is a house number that the country accepts. */
export function isHouseNumber(country: CountryCode, text: string): boolean {
  return countryFormats[country].houseNumber.pattern.test(text);
}

/** Returns the first character that house numbers of the country cannot have, as a part of a fault. */
export function refusedInHouseNumber(country: CountryCode, text: string): Pick<FieldFault, 'character'> {
  return refusedCharacter(text, countryFormats[country].houseNumber.characters);
}

/** Returns a house number of the country, to show with a wrong one. */
export function houseNumberExample(country: CountryCode): string {
  return countryFormats[country].houseNumber.example;
}

/** Whether the house numbers of the country consist of digits only. */
export function isHouseNumberOfDigits(country: CountryCode): boolean {
  return countryFormats[country].houseNumber.digitsOnly;
}
