import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '../countries/country-codes.ts';
import type { CountryConfig } from '../models/content.ts';
import { addressFaults } from './address-check.ts';
import { addressFault, findCities, placeFits } from './address-faults.ts';
import type { AddressContext, AddressFieldName, AddressFieldRow } from './address-fields.ts';
import { type AddressSettings, addressSettings, defaultAddressSettings } from './address-settings.ts';
import { fieldRules } from './field-rules.ts';

type Typed = readonly [country: CountryCode, name: AddressFieldName, text: string];

function faultOf([country, name, text]: Typed, settings: AddressSettings = defaultAddressSettings, row = {}) {
  const field: AddressFieldRow = {
    name,
    label: 'address',
    required: true,
    rule: fieldRules[name]('checkout', country),
  };
  return addressFault({ ...field, ...row }, text, { country, settings, stateCode: 'NY' });
}

/** The settings of a site with one country row. */
const siteOf = (changes: Partial<CountryConfig>) => {
  const row = { code: 'FR', name: 'France', states: [], statesDuplicate: [], fieldMode: null };
  const country = { ...row, zipCodePattern: null, houseNumberPatterns: [], ...changes };
  return addressSettings({ countries: [country], states: [], cities: {} }, 'FR');
};

describe('the longest texts', () => {
  const any = siteOf({ zipCodePattern: '.*', houseNumberPatterns: ['.*'] });

  it.each([
    ['zipCode', 12, { message: 'zipInvalid', example: '75001' }],
    ['houseNumber', 10, { message: 'houseNumberInvalid', example: '12' }],
  ] as const)('%s has %i letters where a site accepts anything', (name, longest, fault) => {
    expect(faultOf(['FR', name, '1'.repeat(longest)], any)).toBeUndefined();
    expect(faultOf(['FR', name, '1'.repeat(longest + 1)], any)).toStrictEqual(fault);
  });

  it('a code of the United States with the last four digits is accepted', () => {
    expect(faultOf(['US', 'zipCode', '90210-5678'])).toBeUndefined();
  });

  it.each([
    ['addition', '1'.repeat(35)],
    ['street', 'a'.repeat(22)],
    ['line1', 'a'.repeat(32)],
    ['line2', 'a'.repeat(15)],
    ['extension', 'a'.repeat(9)],
    ['city', 'a'.repeat(20)],
    ['stateCode', 'a'.repeat(20)],
    ['county', 'a'.repeat(20)],
  ] as const)('%s: "%s" is accepted, also with spaces around, and one letter more is not', (name, text) => {
    expect(faultOf(['DE', name, text])).toBeUndefined();
    expect(faultOf(['DE', name, `  ${text}  `])).toBeUndefined();
    expect(faultOf(['DE', name, `${text}1`])).toHaveProperty('n', text.length);
  });

  it('a field of spaces is empty', () => expect(faultOf(['DE', 'city', '  '])).toEqual({ message: 'required' }));

  it.each([
    [4, false],
    [5, true],
    [34, true],
    [35, false],
  ])('street, house number and extension of %i letters fit: %s', (length, fits) => {
    expect(placeFits({ street: 'a'.repeat(length - 2), houseNumber: '1', extension: 'b' })).toBe(fits);
  });
});

describe('a house number', () => {
  it.each([
    ['FR', '12bis', { message: 'onlyNumber', character: 'b' }],
    ['FR', '123456', { message: 'houseNumberInvalid', example: '12' }],
    ['NL', '12-3', { message: 'houseNumberInvalid', example: '12A', character: '-' }],
    ['NL', 'a', { message: 'houseNumberInvalid', example: '12A' }],
  ] as const)('%s: "%s" has the fault %j', (country, text, fault) => {
    expect(faultOf([country, 'houseNumber', text])).toStrictEqual(fault);
  });

  it('is judged by the patterns of the site, which do not tell the wrong character', () => {
    const settings = siteOf({ houseNumberPatterns: ['\\d{1,3}bis', '\\d\\p{Lu}'] });
    expect(faultOf(['FR', 'houseNumber', '12bis'], settings)).toBeUndefined();
    expect(faultOf(['FR', 'houseNumber', '1É'], settings)).toBeUndefined();
    for (const text of ['12', '12ter', 'x12bis', '12bis2'])
      expect(faultOf(['FR', 'houseNumber', text], settings)).toStrictEqual({
        message: 'houseNumberInvalid',
        example: '12',
      });
  });
});

describe('a site whose patterns cannot be used', () => {
  it.each(['', '('])('has none with the pattern "%s"', (pattern) => {
    const { zipCodePattern, houseNumberPatterns } = siteOf({ zipCodePattern: pattern, houseNumberPatterns: [pattern] });
    expect([zipCodePattern, houseNumberPatterns]).toEqual([null, []]);
  });
});

describe('a town', () => {
  const settings = { ...defaultAddressSettings, cities: { NY: ['Town 3'] } };

  it('of the list is accepted only where it is chosen from the list', () => {
    expect(faultOf(['CA', 'city', 'Town 3'], settings, { chosenFrom: 'cities' })).toBeUndefined();
    expect(faultOf(['CA', 'city', 'Town 3'], settings)).toHaveProperty('message', 'townInvalid');
    expect(faultOf(['US', 'stateCode', 'Town 3'.repeat(4)], settings, { chosenFrom: 'states' })).toBeDefined();
  });

  it.each([undefined, null, '', 'ON'])('has no list to choose from in the state %j', (stateCode) => {
    expect(findCities({ settings, stateCode })).toEqual([]);
  });

  const withDigits: readonly CountryCode[] = ['CZ', 'SE', 'RO', 'ES', 'AT', 'BE'];

  it.each(countryCodes)('%s: has digits after checkout only in countries with such towns', (country) => {
    const accepts = (context: AddressContext) => {
      const row: AddressFieldRow = {
        name: 'city',
        label: 'town',
        required: true,
        rule: fieldRules.city(context, country),
      };
      return addressFault(row, 'Sector 3', { country, settings }) === undefined;
    };
    const digits = withDigits.includes(country);
    expect([accepts('checkout'), accepts('account'), accepts('return')]).toEqual([false, digits, digits]);
  });
});

it.each([
  ['US', { line1: '350 5th Ave', stateCode: 'NY', zipCode: '10118' }],
  ['NL', { line1: 'Herestraat 9', zipCode: '9711 LA' }],
  ['DE', { line1: 'Hauptstr 5', zipCode: '80331' }],
])('%s: the BFF accepts an address in lines', (countryCode, fields) => {
  const input = { context: 'account', purpose: 'shipping', settings: defaultAddressSettings } as const;
  expect(addressFaults({ countryCode, city: 'Ort', ...fields }, input)).toEqual([]);
  expect(addressFaults({ countryCode, city: 'Ort', ...fields, line1: '5 #' }, input)).toEqual([
    { field: 'line1', fault: { message: 'line1Invalid', n: 32, character: '#' } },
  ]);
});
