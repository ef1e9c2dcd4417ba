/**
 * Checks US zip codes against their states before the addresses are saved (docs/rules/addresses.md#us-zip-check). A
 * failed check does not block saving.
 */
import type { AddressPurpose } from '@perennial/shared/address/address-fields';
import { findCountryAddress } from '@perennial/shared/address/country-addresses';
import { type CountryCode, isCountryCode } from '@perennial/shared/countries/country-codes';
import { findTraits } from '@perennial/shared/countries/traits';
import type { Address } from '@perennial/shared/models/profile';
import { call } from '../../api/client.ts';

export type ZipMismatch = {
  readonly purpose: AddressPurpose;
  readonly country: CountryCode;
  readonly zipCode: string;
  readonly city: string;
  readonly stateCode: string;
};

/** Returns the addresses whose zip code does not match the state; none in other countries. */
export async function findZipMismatches(addresses: readonly Address[]): Promise<readonly ZipMismatch[]> {
  const found = await Promise.all(addresses.map(checkZip));
  return found.filter((mismatch) => mismatch !== undefined);
}

async function checkZip({ type, countryCode, zipCode, city, stateCode }: Address): Promise<ZipMismatch | undefined> {
  if (!isCountryCode(countryCode) || !findTraits(countryCode).checksZipAgainstState || !zipCode || !stateCode)
    return undefined;
  try {
    const stateName = englishName(countryCode, stateCode);
    const { isMatch } = await call('validateAddress', { query: { stateName, postCode: zipCode } });
    const purpose = type === 'Billing' ? 'billing' : 'shipping';
    return isMatch ? undefined : { purpose, country: countryCode, zipCode, city: city ?? '', stateCode };
  } catch {
    return undefined;
  }
}

/** The product's own list is English; the list of the site is in the language of the page. */
function englishName(country: CountryCode, stateCode: string): string {
  return findCountryAddress(country).regions.find(({ code }) => code === stateCode)?.name ?? stateCode;
}
