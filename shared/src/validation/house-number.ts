/** House numbers by country; see docs/rules/addresses.md#house-numbers. */
import type { CountryCode } from '../countries/country-codes.ts';
import { countryFormats } from './country-formats.ts';

/** Whether the text is a house number that the country accepts. */
export function isHouseNumber(country: CountryCode, text: string): boolean {
  return countryFormats[country].houseNumber.pattern.test(text);
}

/** Returns a house number of the country, to show with a wrong one. */
export function houseNumberExample(country: CountryCode): string {
  return countryFormats[country].houseNumber.example;
}

/** Whether the house numbers of the country consist of digits only. */
export function isHouseNumberOfDigits(country: CountryCode): boolean {
  return countryFormats[country].houseNumber.digitsOnly;
}
