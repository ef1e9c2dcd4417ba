/**
 * The postal code for a tax estimate before an address is known (docs/rules/cart.md#estimated-tax). Every request of a
 * cart without a saved address has it.
 */
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { isTaxedCountry, isZipOfTaxedCountry } from '@perennial/shared/countries/sales-tax';
import { readStored } from '../../storage/browser-storage.ts';
import { useStored } from '../../storage/use-stored.ts';

/** Returns the postal code of the last estimate if it is one of this country. */
export function storedZip(country: CountryCode): string | undefined {
  return zipOf(country, readStored('currentEstimatedZipCode'));
}

/** Returns the postal code if it is one of this country. */
function zipOf(country: CountryCode, zipCode: string | undefined): string | undefined {
  return isTaxedCountry(country) && zipCode && isZipOfTaxedCountry(country, zipCode) ? zipCode : undefined;
}

/** As `storedZip`; undefined until the browser has hydrated the page. */
export function useStoredZip(country: CountryCode): string | undefined {
  return zipOf(country, useStored('currentEstimatedZipCode'));
}
