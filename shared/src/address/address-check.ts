/** Validates an address as it was sent, by the rules of the forms (docs/rules/addresses.md#checks-in-the-bff). */
import { isCountryCode } from '../countries/country-codes.ts';
import type { Address } from '../models/profile.ts';
import type { FieldFault } from '../validation/field-fault.ts';
import { addressFault } from './address-faults.ts';
import {
  type AddressContext,
  type AddressFieldName,
  type AddressPurpose,
  addressFieldNames,
} from './address-fields.ts';
import { addressLayout } from './address-layouts.ts';
import type { AddressSettings } from './address-settings.ts';
import { streetModeOf } from './address-settings.ts';
import { fieldRules } from './field-rules.ts';

type Sent = Omit<Address, 'type'>;

type Input = {
  readonly context: AddressContext;
  readonly purpose: AddressPurpose;
  readonly settings: AddressSettings;
};

type AddressFieldFault = { readonly field: AddressFieldName; readonly fault: FieldFault };

/**
 * Returns the faults of an address, by field. Checks every field for PO boxes, also fields that no form shows. An
 * address in a country outside the shop has no faults, because a bill may go to any country.
 */
export function addressFaults(address: Sent, { context, purpose, settings }: Input): readonly AddressFieldFault[] {
  const country = address.countryCode;
  if (!isCountryCode(country)) return [];
  const sentSettings = { ...settings, fieldMode: streetModeOf(address) ?? settings.fieldMode };
  const layout = addressLayout({ country, context, purpose, settings: sentSettings });
  return addressFieldNames.flatMap((field) => {
    const row = layout.find(({ name }) => name === field) ?? {
      name: field,
      label: 'address' as const,
      required: false,
      rule: fieldRules[field](context, country),
    };
    const fault = addressFault(row, address[field] ?? '', { country, settings, stateCode: address.stateCode });
    return fault ? [{ field, fault }] : [];
  });
}
