/** The address from which a return is fetched (specification 3, sections 4 and 5; decision 7). */
import { addressOf } from '@perennial/shared/address/address-conversion';
import { placeFits } from '@perennial/shared/address/address-faults';
import type { AddressFieldRow, AddressForm } from '@perennial/shared/address/address-fields';
import type { CallBody, CallResponse } from '@perennial/shared/catalogue/types';

export type ReturnAddress = CallResponse<'getReturnAddress'>;
export type SentReturnAddress = CallBody<'updateReturnAddress'>['address'];

/** Specification 3, section 9: the regions of Great Britain, one of which a return is fetched from. */
export const returnRegions = ['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS'] as const;

export type ReturnRegion = (typeof returnRegions)[number];

export function requiresRegion(country: string): boolean {
  return country === 'GB';
}

/** The region that an address names; undefined where it names none. */
export function findRegion({ stateCode }: Pick<ReturnAddress, 'stateCode'>): ReturnRegion | undefined {
  return returnRegions.find((region) => region === stateCode);
}

/** Whether street, number and extension together are of a length that carriers can print; true where they are one. */
export function isPrintable({ street, houseNumber, extension }: Partial<ReturnAddress>): boolean {
  if (!street) return true;
  return placeFits({ street, houseNumber: houseNumber ?? '', extension: extension ?? '' });
}

/** The address as it is sent: no type, and its region where there is one. */
export function toReturnAddress(
  country: string,
  layout: readonly AddressFieldRow[],
  form: AddressForm,
  region: ReturnRegion | undefined,
): SentReturnAddress {
  const { type: _, ...address } = addressOf('Shipping', country, layout, form);
  return region ? { ...address, stateCode: region } : address;
}
