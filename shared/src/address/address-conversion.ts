/**
 * Conversion between the addresses of the shop API and the values of a form; see
 * docs/rules/addresses.md#address-types.
 */
import type { CountryCode } from '../countries/country-codes.ts';
import type { Address, StoredAddress } from '../models/profile.ts';
import { formatPostalCode } from '../validation/postal-code.ts';
import {
  type AddressFieldRow,
  type AddressForm,
  type AddressPurpose,
  addressFieldNames,
  emptyAddressForm,
} from './address-fields.ts';
import { findCountryAddress } from './country-addresses.ts';

/** Returns the form values of a saved address; empty values without one. */
export function addressForm(saved: StoredAddress | null): AddressForm {
  if (!saved) return emptyAddressForm;
  const entries = addressFieldNames.map((name) => [name, saved[name] ?? '']);
  return Object.fromEntries(entries) as AddressForm;
}

/** Returns the address to send: the fields of the layout, trimmed and in their written form. */
export function toAddress(
  type: Address['type'],
  countryCode: CountryCode,
  layout: readonly AddressFieldRow[],
  form: AddressForm,
): Address {
  const address: Address = { type, countryCode };
  for (const { name } of layout) {
    const text = form[name].trim();
    if (name === 'line2' && text === '' && findCountryAddress(countryCode).emptyLine2 === 'null') address.line2 = null;
    else if (text !== '') address[name] = name === 'zipCode' ? formatPostalCode(countryCode, text) : text;
  }
  return address;
}

/** Returns the addresses to send: two with a separate billing address, else one for both purposes. */
export function addressesToSend(
  countryCode: CountryCode,
  layouts: Readonly<Record<AddressPurpose, readonly AddressFieldRow[]>>,
  shipping: AddressForm,
  billing: AddressForm | undefined,
): Address[] {
  if (!billing) return [toAddress('BillingAndShipping', countryCode, layouts.shipping, shipping)];
  return [
    toAddress('Shipping', countryCode, layouts.shipping, shipping),
    toAddress('Billing', countryCode, layouts.billing, billing),
  ];
}
