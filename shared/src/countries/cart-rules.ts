/** The rules of a country that the cart needs. A separate table, because the browser loads it with the first page. */
import type { CountryCode } from './country-codes.ts';

type CartRules = {
  /**
   * Consent to recurring payments (sbeCompliance): customers are `asked`, or the contract gives it (`True`), or it does
   * not apply (`NA`); see docs/rules/payments.md#forced-consent.
   */
  readonly recurringConsent: 'asked' | 'True' | 'NA';
  /**
   * `included` in the price, or added on top of it. Where it is added, the cart estimates it from a postal code:
   * `zipStart` recognizes those of the country.
   */
  readonly salesTax: 'included' | { readonly zipStart: RegExp };
};

const cartRules = {
  NL: { recurringConsent: 'asked', salesTax: 'included' },
  US: { recurringConsent: 'NA', salesTax: { zipStart: /^\d/ } },
  CA: { recurringConsent: 'NA', salesTax: { zipStart: /^[A-Z]/ } },
  PL: { recurringConsent: 'NA', salesTax: 'included' },
  CZ: { recurringConsent: 'asked', salesTax: 'included' },
  FR: { recurringConsent: 'asked', salesTax: 'included' },
  SE: { recurringConsent: 'asked', salesTax: 'included' },
  RO: { recurringConsent: 'asked', salesTax: 'included' },
  DE: { recurringConsent: 'asked', salesTax: 'included' },
  GB: { recurringConsent: 'asked', salesTax: 'included' },
  IT: { recurringConsent: 'True', salesTax: 'included' },
  ES: { recurringConsent: 'True', salesTax: 'included' },
  AT: { recurringConsent: 'True', salesTax: 'included' },
  BE: { recurringConsent: 'True', salesTax: 'included' },
} as const satisfies Record<CountryCode, CartRules>;

type Rows = typeof cartRules;

/** A country whose prices are without sales tax. */
export type TaxedCountry = { [C in CountryCode]: Rows[C]['salesTax'] extends 'included' ? never : C }[CountryCode];

/** Returns the fixed consent of all customers of a country; undefined if customers are asked. */
export function forcedConsent(country: CountryCode): 'True' | 'NA' | undefined {
  const { recurringConsent } = cartRules[country];
  return recurringConsent === 'asked' ? undefined : recurringConsent;
}

/** Whether sales tax is added to the prices of a country. */
export function isTaxedCountry(country: CountryCode): country is TaxedCountry {
  return cartRules[country].salesTax !== 'included';
}

/** Whether a postal code can be one of a taxed country, by its first character. */
export function isZipOfTaxedCountry(country: TaxedCountry, zipCode: string): boolean {
  return cartRules[country].salesTax.zipStart.test(zipCode);
}
