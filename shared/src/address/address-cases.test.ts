import { describe, expect, it } from 'vitest';
import { countryCodes } from '../countries/country-codes.ts';
import { addressCases } from '../examples/address-cases.ts';
import { addressFault } from './address-faults.ts';
import { addressContexts, emptyAddressForm } from './address-fields.ts';
import { editedAddress } from './edited-address.ts';

/** The rules as the forms use them; server/src/address/address-cases.test.ts sends the same rows to the BFF. */

const config = { countries: [], states: [], cities: {} };

const rows = countryCodes.flatMap((country) => addressContexts.map((context) => ({ country, context })));

describe.each(rows)('the form of $country in $context', ({ country, context }) => {
  const { accepted, notInCheckout = [], wrong } = addressCases[country];
  const edited = editedAddress({ site: country, config, context, purpose: 'shipping', saved: null });
  const faults = (changes: object) => {
    const form = { ...emptyAddressForm, ...accepted, ...changes };
    return edited.layout.flatMap((row) => {
      const fault = addressFault(row, form[row.name], { ...edited, stateCode: form.stateCode });
      return fault ? [[row.name, fault.message]] : [];
    });
  };

  it('shows and accepts every field of the address', () => {
    const hidden = context === 'checkout' ? notInCheckout : [];
    const shown = edited.layout.map(({ name }) => name as string);
    expect(shown).toEqual(
      expect.arrayContaining(Object.keys(accepted).filter((name) => !hidden.some((h) => h === name))),
    );
    expect(faults({})).toEqual([]);
  });

  it.each(wrong.filter(([contexts]) => contexts.includes(context)))('%s: %s "%s" is %s', (_, field, value, message) => {
    expect(faults({ [field]: value })).toEqual([[field, message]]);
  });
});
