/**
 * Whether prices of a country include sales tax (docs/rules/payments.md#amounts-and-their-tax). A table of its own, because
 * every page that writes an amount loads it.
 */
import type { CountryCode } from './country-codes.ts';

/**
 * Tax is `included` in the price, or added on top of it. Where it is added, the cart estimates it from a postal code:
 * `zipStart` recognizes those of the country.
 */
type SalesTax = 'included' | { readonly zipStart: RegExp };

const salesTax = {
  NL: 'included',
  US: { zipStart: /^\d/ },
  CA: { zipStart: /^[A-Z]/ },
  PL: 'included',
  CZ: 'included',
  FR: 'included',
  SE: 'included',
  RO: 'included',
  DE: 'included',
  GB: 'included',
  IT: 'included',
  ES: 'included',
  AT: 'included',
  BE: 'included',
} as const satisfies Record<CountryCode, SalesTax>;

type Rows = typeof salesTax;

/** A country whose prices are without sales tax. */
export type TaxedCountry = { [C in CountryCode]: Rows[C] extends 'included' ? never : C }[CountryCode];

/** Whether sales tax is added to the prices of a country. */
export function isTaxedCountry(country: CountryCode): country is TaxedCountry {
  return salesTax[country] !== 'included';
}

/** Whether tax comes on top of an amount that the shop API gives without tax. Nothing comes on top of zero. */
export function isTaxAdded(country: CountryCode, amount: number): boolean {
  return amount !== 0 && isTaxedCountry(country);
}

/** Whether a postal code can be one of a taxed country, by its first character. */
export function isZipOfTaxedCountry(country: TaxedCountry, zipCode: string): boolean {
  return salesTax[country].zipStart.test(zipCode);
}
