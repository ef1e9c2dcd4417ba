/**
 * The postal code that tax is estimated for before an address is known (specification 1, section 2.4). It belongs to
 * every request of a cart that has no saved address.
 */
import { readStored } from '../../storage/browser-storage.ts';

/** Where tax comes on top of the price, and how postal codes begin there: one country's is none of the other. */
const taxedCountries = { CA: /^[A-Z]/, US: /^\d/ } as const satisfies Record<string, RegExp>;

export type TaxedCountry = keyof typeof taxedCountries;

export function isTaxedCountry(country: string): country is TaxedCountry {
  return country in taxedCountries;
}

/** The postal code of the last estimate, where it is one of this country. */
export function storedZip(country: string): string | undefined {
  const zipCode = readStored('currentEstimatedZipCode');
  return isTaxedCountry(country) && zipCode && taxedCountries[country].test(zipCode) ? zipCode : undefined;
}
