import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '../countries/country-codes.ts';
import { cultures } from '../cultures/cultures.ts';
import { type AddressContext, type AddressPurpose, addressContexts, addressPurposes } from './address-fields.ts';
import { addressLayout, statesOf } from './address-layouts.ts';
import { type AddressSettings, defaultAddressSettings } from './address-settings.ts';

const withStates: AddressSettings = { ...defaultAddressSettings, states: [{ code: 'X1', name: 'Somewhere' }] };

function shown(country: CountryCode, context: AddressContext, purpose: AddressPurpose, settings = withStates): string {
  const layout = addressLayout({ country, context, purpose, settings });
  return layout.map((row) => row.name + (row.required ? '' : '?')).join(' ');
}

type Row = Readonly<Record<AddressContext, string>>;

const oneLine = 'addition zipCode city';
const threeFields = 'street houseNumber extension? zipCode city';
const britain = 'line1 line2? zipCode city county';
const afterwards = 'line1 houseNumber? line2? zipCode city';
const afterwardsLineTwoFirst = 'line1 line2? houseNumber? zipCode city';
const alike = (row: string): Row => ({ checkout: row, account: row, return: row });
const apart = (checkout: string, later: string): Row => ({ checkout, account: later, return: later });

/** Specification 1, section 2.5; specification 2, section 5; specification 3, section 5; where the site brings states. */
const expected: Readonly<Record<CountryCode, Row>> = {
  US: alike(`${oneLine} stateCode`),
  CA: alike('addition zipCode stateCode city'),
  GB: alike(britain),
  CZ: apart('line1 houseNumber zipCode city', afterwards),
  AT: apart('line1 houseNumber zipCode city', afterwards),
  BE: apart('line1 houseNumber zipCode city', afterwards),
  IT: apart('line1 houseNumber zipCode city stateCode', `${afterwards} stateCode`),
  RO: apart('line1 houseNumber zipCode city stateCode', `${afterwards} stateCode`),
  ES: apart('line1 houseNumber line2? zipCode city stateCode', `${afterwards} stateCode`),
  FR: apart('line1 line2? houseNumber zipCode city', afterwardsLineTwoFirst),
  SE: apart('line1 line2? houseNumber zipCode city', afterwardsLineTwoFirst),
  PL: alike(threeFields),
  NL: alike(threeFields),
  DE: alike(oneLine),
};

describe.each(addressContexts)('the address form in the context %s', (context) => {
  it.each(countryCodes)('%s shows its row', (country) => {
    expect(shown(country, context, 'shipping')).toBe(expected[country][context]);
  });

  it('is there for every country of the shop', () => {
    expect(Object.keys(expected).sort()).toEqual([...new Set(cultures.map((culture) => culture.countryCode))].sort());
  });

  it.each(['GB', 'IT', 'RO', 'ES'] as const)('%s: without a list of states none is asked for', (country) => {
    expect(shown(country, context, 'shipping', defaultAddressSettings)).not.toMatch(/stateCode|county/);
  });
});

describe('the billing form of checkout', () => {
  it.each(countryCodes)('%s shows the fields of the shipping form, in the same order', (country) => {
    const names = addressPurposes.map((purpose) => shown(country, 'checkout', purpose).replaceAll('?', ''));
    expect(names[1]).toBe(names[0]);
  });

  it.each(['FR', 'SE', 'AT'] as const)('%s does not insist on a house number', (country) => {
    expect(shown(country, 'checkout', 'billing')).toContain('houseNumber?');
  });
});

describe('street and number, where the row leaves the way to the site', () => {
  it.each([
    ['US', 3, 'street houseNumber extension? zipCode city stateCode'],
    ['CA', 3, 'street houseNumber extension? zipCode stateCode city'],
    ['DE', 3, 'street houseNumber extension? zipCode city'],
    ['DE', 2, 'line1 line2? zipCode city'],
    ['PL', 1, 'addition zipCode city'],
    ['NL', 1, 'addition zipCode city'],
    ['NL', 2, 'line1 line2? zipCode city'],
    ['GB', 1, britain],
    ['FR', 3, 'line1 line2? houseNumber zipCode city'],
  ] as const)('%s with street_housenumber_extension_field %s: %s', (country, fieldMode, row) => {
    expect(shown(country, 'checkout', 'shipping', { ...withStates, fieldMode })).toBe(row);
  });
});

describe('the states to choose from', () => {
  it.each([
    ['US', 51],
    ['CA', 13],
  ] as const)('%s has all %s even when the site brings none', (country, count) => {
    expect(statesOf({ country, purpose: 'shipping', settings: defaultAddressSettings })).toHaveLength(count);
    expect(shown(country, 'checkout', 'shipping', defaultAddressSettings)).toContain('stateCode');
  });

  it('are those of the site, and in a billing address others where the site has others', () => {
    const billingStates = [{ code: 'B1', name: 'Elsewhere' }];
    const settings = { ...withStates, billingStates };
    expect(statesOf({ country: 'US', purpose: 'shipping', settings })).toBe(withStates.states);
    expect(statesOf({ country: 'US', purpose: 'billing', settings })).toBe(billingStates);
    expect(statesOf({ country: 'US', purpose: 'billing', settings: withStates })).toBe(withStates.states);
  });
});
