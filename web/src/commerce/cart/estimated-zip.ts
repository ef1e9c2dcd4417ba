/**
 * The postal code that tax is estimated for before an address is known (specification 1, section 2.4). It belongs to
 * every request of a cart that has no saved address.
 */
import { isTaxedCountry, isZipOfTaxedCountry } from '@perennial/shared/countries/cart-rules';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { readStored } from '../../storage/browser-storage.ts';

/** The postal code of the last estimate, where it is one of this country. */
export function storedZip(country: CountryCode): string | undefined {
  const zipCode = readStored('currentEstimatedZipCode');
  return isTaxedCountry(country) && zipCode && isZipOfTaxedCountry(country, zipCode) ? zipCode : undefined;
}
