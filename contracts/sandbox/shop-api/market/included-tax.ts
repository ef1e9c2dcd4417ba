/** Value-added tax, which is part of the price everywhere but in Canada and the United States. */

import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { isTaxedCountry, type TaxedCountry } from '@perennial/shared/countries/sales-tax';
import type { Minor } from './money.ts';

const rates: Readonly<Record<Exclude<CountryCode, TaxedCountry>, number>> = {
  NL: 0.21,
  PL: 0.23,
  CZ: 0.21,
  FR: 0.2,
  SE: 0.25,
  RO: 0.21,
  DE: 0.19,
  GB: 0.2,
  IT: 0.22,
  ES: 0.21,
  AT: 0.2,
  BE: 0.21,
};

/** Returns the tax that is part of a price; 0 in countries that add tax to their prices. */
export function includedTax(price: Minor, country: CountryCode): Minor {
  if (isTaxedCountry(country)) return 0;
  const rate = rates[country];
  return Math.round((price * rate) / (1 + rate));
}
