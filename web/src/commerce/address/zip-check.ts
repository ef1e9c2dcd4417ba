/**
 * Checks US zip codes against their states before the addresses are saved (docs/rules/addresses.md#us-zip-check). A
 * failed check does not block saving.
 */
import type { AddressPurpose } from '@perennial/shared/address/address-fields';
import { isCountryCode } from '@perennial/shared/countries/country-codes';
import { findTraits } from '@perennial/shared/countries/traits';
import type { Address } from '@perennial/shared/models/profile';
import { call } from '../../api/client.ts';

export type ZipMismatch = {
  readonly purpose: AddressPurpose;
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
    const { isMatch } = await call('validateAddress', { query: { stateName: stateCode, postCode: zipCode } });
    return isMatch
      ? undefined
      : { purpose: type === 'Billing' ? 'billing' : 'shipping', zipCode, city: city ?? '', stateCode };
  } catch {
    return undefined;
  }
}
