/** What is wrong with an address as it is sent: the rules of the forms, for those who send without one. */
import type { Address } from '../models/profile.ts';
import type { FieldFault } from '../validation/field-fault.ts';
import { addressFault } from './address-faults.ts';
import {
  type AddressContext,
  type AddressFieldName,
  type AddressPurpose,
  addressFieldNames,
} from './address-fields.ts';
import { addressLayout, hasAddressLayout } from './address-layouts.ts';
import type { AddressSettings } from './address-settings.ts';
import { fieldRules } from './field-rules.ts';

type Sent = Omit<Address, 'type'>;

type Input = {
  readonly context: AddressContext;
  readonly purpose: AddressPurpose;
  readonly settings: AddressSettings;
};

export type AddressFieldFault = { readonly field: AddressFieldName; readonly fault: FieldFault };

/**
 * Every field is looked at, shown by a form or not, so that none hides a PO box. Nothing is said of a country whose
 * addresses we do not know: billing may go anywhere.
 */
export function addressFaults(address: Sent, { context, purpose, settings }: Input): readonly AddressFieldFault[] {
  const country = address.countryCode;
  if (!hasAddressLayout(country)) return [];
  const sentSettings = { ...settings, fieldMode: modeOf(address) ?? settings.fieldMode };
  const layout = addressLayout({ country, context, purpose, settings: sentSettings });
  return addressFieldNames.flatMap((field) => {
    const row = layout.find(({ name }) => name === field) ?? {
      name: field,
      label: 'address' as const,
      required: false,
      rule: fieldRules[field](context, country),
    };
    const fault = addressFault(row, address[field] ?? '', { country, settings });
    return fault ? [{ field, fault }] : [];
  });
}

/** How street and number were asked for; undefined where the address has neither. */
function modeOf({ addition, street, line1 }: Sent): number | undefined {
  if (street) return 3;
  if (addition) return 1;
  return line1 ? 0 : undefined;
}
