import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '../countries/country-codes.ts';
import { cultures } from '../cultures/cultures.ts';
import { type AddressContext, type AddressPurpose, addressContexts, addressPurposes } from './address-fields.ts';
import { addressLayout, findStates } from './address-layouts.ts';
import { type AddressSettings, defaultAddressSettings } from './address-settings.ts';

const withStates: AddressSettings = { ...defaultAddressSettings, states: [{ code: 'X1', name: 'Somewhere' }] };

function shown(country: CountryCode, context: AddressContext, purpose: AddressPurpose, settings = withStates): string {
  const layout = addressLayout({ country, context, purpose, settings });
  return layout.map((row) => row.name + (row.required ? '' : '?')).join(' ');
}

type Row = Readonly<Record<AddressContext, string>>;

const oneLine = 'addition zipCode city';
const threeFields = 'street houseNumber extension? zipCode city';
const britishFields = 'line1 line2? zipCode city county';
const lineThenNumber = 'line1 houseNumber? line2? zipCode city';
const linesThenNumber = 'line1 line2? houseNumber? zipCode city';
const sameEverywhere = (row: string): Row => ({ checkout: row, account: row, return: row });
const perContext = (checkout: string, later: string): Row => ({ checkout, account: later, return: later });

/** The tables in docs/rules/addresses.md#checkout-layouts and after it, for a site with a list of states. */
const expected: Readonly<Record<CountryCode, Row>> = {
  US: sameEverywhere(`${oneLine} stateCode`),
  CA: sameEverywhere('addition zipCode stateCode city'),
  GB: sameEverywhere(britishFields),
  CZ: perContext('line1 houseNumber zipCode city', lineThenNumber),
  AT: perContext('line1 houseNumber zipCode city', lineThenNumber),
  BE: perContext('line1 houseNumber zipCode city', lineThenNumber),
  IT: perContext('line1 houseNumber zipCode city stateCode', `${lineThenNumber} stateCode`),
  RO: perContext('line1 houseNumber zipCode city stateCode', `${lineThenNumber} stateCode`),
  ES: perContext('line1 houseNumber line2? zipCode city stateCode', `${lineThenNumber} stateCode`),
  FR: perContext('line1 line2? houseNumber zipCode city', linesThenNumber),
  SE: perContext('line1 line2? houseNumber zipCode city', linesThenNumber),
  PL: sameEverywhere(threeFields),
  NL: sameEverywhere(threeFields),
  DE: sameEverywhere(oneLine),
};

describe.each(addressContexts)('the address form of the context %s', (context) => {
  it.each(countryCodes)('%s: shows its fields in order', (country) => {
    expect(shown(country, context, 'shipping')).toBe(expected[country][context]);
  });

  it('exists for every country of the shop', () => {
    expect(Object.keys(expected).sort()).toEqual([...new Set(cultures.map((culture) => culture.countryCode))].sort());
  });

  it.each(countryCodes)('%s: shows the same fields for a site without settings', (country) => {
    expect(shown(country, context, 'shipping', defaultAddressSettings)).toBe(expected[country][context]);
  });
});

describe('the billing form of checkout', () => {
  it.each(countryCodes)('%s: shows the fields of the shipping form, in the same order', (country) => {
    const names = addressPurposes.map((purpose) => shown(country, 'checkout', purpose).replaceAll('?', ''));
    expect(names[1]).toBe(names[0]);
  });

  it.each(['FR', 'SE', 'AT'] as const)('%s: does not require a house number', (country) => {
    expect(shown(country, 'checkout', 'billing')).toContain('houseNumber?');
  });
});

describe('the street mode of a site', () => {
  it.each(['FR', 'SE', 'AT'] as const)('%s: does not require a house number of a bill either', (country) => {
    expect(shown(country, 'checkout', 'billing', { ...withStates, fieldMode: 3 })).toContain('houseNumber?');
  });

  it.each([
    ['US', 3, 'street houseNumber extension? zipCode city stateCode'],
    ['CA', 3, 'street houseNumber extension? zipCode stateCode city'],
    ['DE', 3, 'street houseNumber extension? zipCode city'],
    ['DE', 2, 'line1 line2? zipCode city'],
    ['PL', 1, 'addition zipCode city'],
    ['NL', 1, 'addition zipCode city'],
    ['NL', 2, 'line1 line2? zipCode city'],
    ['GB', 1, britishFields],
    ['FR', 3, 'line1 line2? houseNumber zipCode city'],
  ] as const)('%s with mode %s shows %s', (country, fieldMode, row) => {
    expect(shown(country, 'checkout', 'shipping', { ...withStates, fieldMode })).toBe(row);
  });
});

describe('the states to choose from', () => {
  it.each([
    ['US', 51],
    ['CA', 13],
    ['GB', 67],
    ['RO', 42],
    ['ES', 52],
    ['IT', 107],
  ] as const)('%s: are the %s of the product for a site without a list', (country, count) => {
    const states = findStates({ country, purpose: 'shipping', settings: defaultAddressSettings });
    expect(new Set(states.map(({ code }) => code)).size).toBe(count);
    expect(states.every(({ code, name }) => code.length <= 20 && name !== '')).toBe(true);
  });

  it('are those of the site, which can differ for billing addresses', () => {
    const billingStates = [{ code: 'B1', name: 'Elsewhere' }];
    const settings = { ...withStates, billingStates };
    expect(findStates({ country: 'US', purpose: 'shipping', settings })).toBe(withStates.states);
    expect(findStates({ country: 'US', purpose: 'billing', settings })).toBe(billingStates);
    expect(findStates({ country: 'US', purpose: 'billing', settings: withStates })).toBe(withStates.states);
  });
});
