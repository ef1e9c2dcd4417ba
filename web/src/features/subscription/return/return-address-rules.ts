/** The address from which a return is fetched (specification 3, sections 4 and 5; decision 7). */
import { toAddress } from '@perennial/shared/address/address-conversion';
import { placeFits } from '@perennial/shared/address/address-faults';
import type { AddressFieldRow, AddressForm } from '@perennial/shared/address/address-fields';
import type { CallBody, CallResponse } from '@perennial/shared/catalogue/types';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { findTraits, type ReturnRegion, returnRegions } from '@perennial/shared/countries/traits';

export type ReturnAddress = CallResponse<'getReturnAddress'>;
export type SentReturnAddress = CallBody<'updateReturnAddress'>['address'];

export function asksForRegion(country: CountryCode): boolean {
  return findTraits(country).returnRegions.length > 0;
}

/** The region that an address names; undefined where it names none. */
export function regionOf({ stateCode }: Pick<ReturnAddress, 'stateCode'>): ReturnRegion | undefined {
  return returnRegions.find((region) => region === stateCode);
}

/** Whether street, number and extension together are of a length that carriers can print; true where they are one. */
export function isPrintable({ street, houseNumber, extension }: Partial<ReturnAddress>): boolean {
  if (!street) return true;
  return placeFits({ street, houseNumber: houseNumber ?? '', extension: extension ?? '' });
}

/** The address as it is sent: no type, and its region where there is one. */
export function returnAddressOf(
  country: CountryCode,
  layout: readonly AddressFieldRow[],
  form: AddressForm,
  region: ReturnRegion | undefined,
): SentReturnAddress {
  const { type: _, ...address } = toAddress('Shipping', country, layout, form);
  return region ? { ...address, stateCode: region } : address;
}
