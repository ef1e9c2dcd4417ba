/** Rules for the return address (docs/rules/addresses.md#return-layouts). */
import { toAddress } from '@perennial/shared/address/address-conversion';
import { placeFits } from '@perennial/shared/address/address-faults';
import type { AddressForm } from '@perennial/shared/address/address-fields';
import type { EditedAddress } from '@perennial/shared/address/edited-address';
import type { CallBody, CallResponse } from '@perennial/shared/catalogue/types';
import { isCountryCode } from '@perennial/shared/countries/country-codes';
import { findTraits, type ReturnRegion, returnRegions } from '@perennial/shared/countries/traits';

export type ReturnAddress = CallResponse<'getReturnAddress'>;
export type SentReturnAddress = CallBody<'updateReturnAddress'>['address'];

/** Returns the regions of which a return address must have one; empty in countries without. */
export function regionsOf(countryCode: string): readonly ReturnRegion[] {
  return isCountryCode(countryCode) ? findTraits(countryCode).returnRegions : [];
}

/** Returns the British region of an address, or undefined if it has none. */
export function findRegion({ stateCode }: Pick<ReturnAddress, 'stateCode'>): ReturnRegion | undefined {
  return returnRegions.find((region) => region === stateCode);
}

/** Whether carriers can print street, number and extension on one line. True for an address with one street field. */
export function isPrintable({ street, houseNumber, extension }: Partial<ReturnAddress>): boolean {
  if (!street) return true;
  return placeFits({ street, houseNumber: houseNumber ?? '', extension: extension ?? '' });
}

/** Converts the form's values to the request body: without a type, and with the region if one is given. */
export function toReturnAddress(
  edited: Pick<EditedAddress, 'sentCountry' | 'layout' | 'saved'>,
  form: AddressForm,
  region: ReturnRegion | undefined,
): SentReturnAddress {
  const { type: _, ...address } = toAddress('Shipping', edited, form);
  return region ? { ...address, stateCode: region } : address;
}
