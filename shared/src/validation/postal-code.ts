/** Postal codes by country (docs/rules/addresses.md#postal-codes). */
import type { CountryCode } from '../countries/country-codes.ts';
import { countryFormats } from './country-formats.ts';

/**
 * Returns a postal code in its written form: `k1a0b1` becomes `K1A 0B1` in Canada. Text that is not a postal code of
 * the country is only trimmed.
 */
export function formatPostalCode(country: CountryCode, text: string): string {
  const { write, pattern } = countryFormats[country].postalCode;
  const written = write(text.toUpperCase().replace(/[\s-]/g, ''));
  return pattern.test(written) ? written : text.trim();
}

/** Whether the text is a postal code of the country, in its written form. */
export function isPostalCode(country: CountryCode, text: string): boolean {
  return countryFormats[country].postalCode.pattern.test(text);
}

/** Returns a postal code in the written form of the country, to show next to a wrong one. */
export function postalCodeExample(country: CountryCode): string {
  return countryFormats[country].postalCode.example;
}

/** Whether the postal codes of the country are typed with digits only. */
export function isPostalCodeOfDigits(country: CountryCode): boolean {
  return countryFormats[country].postalCode.digitsOnly;
}
