/** From the shop API's addresses to a form and back (specification 1, sections 3.3 and 4). */
import type { Address, StoredAddress } from '../models/profile.ts';
import { writtenPostalCode } from '../validation/postal-code.ts';
import {
  type AddressFieldRow,
  type AddressForm,
  type AddressPurpose,
  addressFieldNames,
  emptyAddressForm,
} from './address-fields.ts';

/** A form filled with a saved address; empty without one. */
export function addressForm(saved: StoredAddress | null): AddressForm {
  if (!saved) return emptyAddressForm;
  const entries = addressFieldNames.map((name) => [name, saved[name] ?? '']);
  return Object.fromEntries(entries) as AddressForm;
}

/** The address to send: the fields that the form shows, trimmed and in their written form. */
export function addressOf(
  type: Address['type'],
  countryCode: string,
  layout: readonly AddressFieldRow[],
  form: AddressForm,
): Address {
  const address: Address = { type, countryCode };
  for (const { name } of layout) {
    const text = form[name].trim();
    // Specification 2, section 5: an empty second line of a Spanish address is sent as null.
    if (name === 'line2' && countryCode === 'ES' && text === '') address.line2 = null;
    else if (text !== '') address[name] = name === 'zipCode' ? writtenPostalCode(countryCode, text) : text;
  }
  return address;
}

/** The addresses to send: without a separate billing address the one is for both (specification 1, section 4). */
export function addressesToSend(
  countryCode: string,
  layouts: Readonly<Record<AddressPurpose, readonly AddressFieldRow[]>>,
  shipping: AddressForm,
  billing: AddressForm | undefined,
): Address[] {
  if (!billing) return [addressOf('BillingAndShipping', countryCode, layouts.shipping, shipping)];
  return [
    addressOf('Shipping', countryCode, layouts.shipping, shipping),
    addressOf('Billing', countryCode, layouts.billing, billing),
  ];
}
