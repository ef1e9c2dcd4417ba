import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '../countries/country-codes.ts';
import {
  type AddressFieldName,
  type AddressForm,
  type AddressPurpose,
  addressFieldNames,
  addressPurposes,
} from './address-fields.ts';
import { addressLayout, missingFields } from './address-layouts.ts';
import { defaultAddressSettings } from './address-settings.ts';

/** The table in docs/rules/addresses.md#required-in-checkout, for sites with a list of states. */
const table: Readonly<Record<CountryCode, Readonly<Record<AddressPurpose, string>>>> = {
  US: { shipping: 'addition zipCode city stateCode', billing: 'addition zipCode city stateCode' },
  CA: { shipping: 'addition zipCode city stateCode', billing: 'addition zipCode city stateCode' },
  GB: { shipping: 'line1 zipCode city county', billing: 'line1 zipCode city county' },
  ES: { shipping: 'line1 zipCode city stateCode houseNumber', billing: 'line1 houseNumber zipCode city stateCode' },
  BE: { shipping: 'line1 zipCode city houseNumber', billing: 'line1 houseNumber zipCode city' },
  CZ: { shipping: 'line1 zipCode city houseNumber', billing: 'line1 zipCode city houseNumber' },
  // The rows of France and Sweden have a billing state, which the form does not show.
  FR: { shipping: 'line1 zipCode city houseNumber', billing: 'line1 zipCode city' },
  SE: { shipping: 'line1 zipCode city houseNumber', billing: 'line1 zipCode city' },
  AT: { shipping: 'line1 zipCode city houseNumber', billing: 'line1 zipCode city' },
  IT: { shipping: 'line1 zipCode city houseNumber stateCode', billing: 'line1 houseNumber zipCode city stateCode' },
  RO: { shipping: 'line1 zipCode city stateCode houseNumber', billing: 'line1 houseNumber zipCode city stateCode' },
  PL: { shipping: 'street houseNumber zipCode city', billing: 'street houseNumber zipCode city' },
  NL: { shipping: 'street houseNumber zipCode city', billing: 'street houseNumber zipCode city' },
  DE: { shipping: 'addition zipCode city', billing: 'addition zipCode city' },
};

const withStates: readonly CountryCode[] = ['GB', 'ES', 'RO', 'IT'];
const names = (row: string): AddressFieldName[] => addressFieldNames.filter((name) => row.split(' ').includes(name));
const filled = Object.fromEntries(addressFieldNames.map((name) => [name, 'x'])) as AddressForm;

const rows = countryCodes.flatMap((country) =>
  addressPurposes.map((purpose) => ({ country, purpose, row: table[country][purpose] })),
);

describe('the fields that checkout still misses', () => {
  it.each(rows)('$country, $purpose: are $row when empty, and no others', ({ country, purpose, row }) => {
    const states = withStates.includes(country) ? [{ code: 'X1', name: 'Somewhere' }] : [];
    const layout = addressLayout({
      country,
      context: 'checkout',
      purpose,
      settings: { ...defaultAddressSettings, states },
    });
    expect(missingFields(layout, filled)).toEqual([]);
    const blocking = addressFieldNames.filter((name) => missingFields(layout, { ...filled, [name]: ' ' }).length > 0);
    expect(blocking).toEqual(names(row));
  });

  it.each([
    ['DE', 3, 'street houseNumber zipCode city'],
    ['NL', 1, 'addition zipCode city'],
    ['US', 2, 'line1 zipCode city stateCode'],
  ] as const)('%s: include street and number of street mode %s', (country, fieldMode, row) => {
    const settings = { ...defaultAddressSettings, fieldMode };
    const layout = addressLayout({ country, context: 'checkout', purpose: 'shipping', settings });
    const blocking = addressFieldNames.filter((name) => missingFields(layout, { ...filled, [name]: '' }).length > 0);
    expect(blocking).toEqual(names(row));
  });
});
