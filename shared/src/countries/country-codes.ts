/**
 * The countries in which the shop sells, by ISO 3166-1 code. Every rule that differs by country is a table
 * `satisfies Record<CountryCode, ...>`: after a new code in this list, the compiler names each table that needs a row.
 */
export const countryCodes = [
  'NL',
  'US',
  'CA',
  'PL',
  'CZ',
  'FR',
  'SE',
  'RO',
  'DE',
  'GB',
  'IT',
  'ES',
  'AT',
  'BE',
] as const;

export type CountryCode = (typeof countryCodes)[number];

/** Whether a code from outside (a saved address, a header) is a country of the shop. */
export function isCountryCode(code: string | undefined): code is CountryCode {
  return countryCodes.some((known) => known === code);
}
