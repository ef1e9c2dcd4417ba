/** Markets for tests of rules. */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { cultureOf, cultures } from '@perennial/shared/cultures/cultures';
import { type Market, toMarket } from '../market/market.ts';

export const canadianMarket: Market = toMarket(cultureOf('en-ca'));

/** Returns the market of a country in its first language. Throws for a country without a culture. */
export function marketIn(country: CountryCode): Market {
  const culture = cultures.find(({ countryCode }) => countryCode === country);
  if (!culture) throw new Error(`There is no culture of ${country}`);
  return toMarket(culture);
}
