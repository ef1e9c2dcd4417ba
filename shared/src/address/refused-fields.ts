/**
 * Saved fields that the BFF would refuse. A form that sends them back has to show them, so that the customer can
 * correct them (docs/rules/addresses.md#saved-values-that-break-a-rule).
 */
import { addressFaults } from './address-check.ts';
import { addressForm, toAddress } from './address-conversion.ts';
import type { AddressContext, AddressFieldName, AddressFieldRow, AddressPurpose } from './address-fields.ts';
import { type EditedAddress, fieldsOfAnyCountry } from './edited-address.ts';
import { fieldRules } from './field-rules.ts';

type Form = { readonly context: AddressContext; readonly purpose: AddressPurpose };

/** Returns the fields of a saved address, unchanged, that the BFF refuses; none for a new address. */
export function refusedFields(edited: EditedAddress, { context, purpose }: Form): readonly AddressFieldName[] {
  if (!edited.saved) return [];
  const sent = toAddress('Shipping', edited, addressForm(edited.saved));
  // Checkout and account share a call, so the BFF knows only the rules of the account.
  const checkedAs = context === 'return' ? context : 'account';
  return addressFaults(sent, { context: checkedAs, purpose, settings: edited.settings }).map(({ field }) => field);
}

/** Adds the fields that the BFF refuses and the layout hides: those of the street before the postal code. */
export function withRefusedFields(edited: EditedAddress, form: Form): EditedAddress {
  const { layout, country } = edited;
  const shown = layout.map(({ name }) => name);
  const added = refusedFields(edited, form)
    .filter((name) => !shown.includes(name))
    .map((name): AddressFieldRow => {
      const { label } = fieldsOfAnyCountry[name];
      return { name, label, required: false, rule: fieldRules[name](form.context, country) };
    });
  if (added.length === 0) return edited;
  const isRegion = ({ name }: AddressFieldRow) => name === 'stateCode' || name === 'county';
  const end = shown.indexOf('zipCode');
  const street = added.filter((row) => !isRegion(row));
  return { ...edited, layout: [...layout.slice(0, end), ...street, ...layout.slice(end), ...added.filter(isRegion)] };
}
