/**
 * The postal code for a tax estimate before an address is known (docs/rules/cart.md#estimated-tax). Every request of a
 * cart without a saved address has it.
 */
import { readStored } from '../../storage/browser-storage.ts';

/**
 * The countries where tax is added to the price, with the start of their postal codes: a code of one country is not
 * valid in the other.
 */
const taxedCountries = { CA: /^[A-Z]/, US: /^\d/ } as const satisfies Record<string, RegExp>;

export type TaxedCountry = keyof typeof taxedCountries;

export function isTaxedCountry(country: string): country is TaxedCountry {
  return country in taxedCountries;
}

/** Returns the postal code of the last estimate if it is one of this country. */
export function storedZip(country: string): string | undefined {
  const zipCode = readStored('currentEstimatedZipCode');
  return isTaxedCountry(country) && zipCode && taxedCountries[country].test(zipCode) ? zipCode : undefined;
}
