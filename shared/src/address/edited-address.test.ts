import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../countries/country-codes.ts';
import type { CountryConfig, CultureConfig } from '../models/content.ts';
import type { Address } from '../models/profile.ts';
import { addressFieldNames } from './address-fields.ts';
import { defaultAddressSettings, streetModeOf } from './address-settings.ts';
import { editedAddress, settingsOf } from './edited-address.ts';

const ontario = [{ code: 'ON', name: 'Ontario' }];
const canada: CountryConfig = {
  code: 'CA',
  name: 'Canada',
  states: [],
  statesDuplicate: [],
  zipCodePattern: null,
  houseNumberPatterns: [],
  fieldMode: 3,
};
const config: Pick<CultureConfig, 'countries' | 'states' | 'cities'> = {
  countries: [canada],
  states: ontario,
  cities: { ON: ['Ottawa'] },
};

const formOf = (site: CountryCode, place: Omit<Address, 'type'> | null) =>
  editedAddress({
    site,
    config,
    context: 'account',
    purpose: 'shipping',
    saved: place && { type: 'Shipping', ...place },
  });

describe('an address in a country outside the shop', () => {
  const everything = Object.fromEntries(addressFieldNames.map((name) => [name, 'x']));

  it('shows every field that it has, with the limits of the shop API', () => {
    const { layout, country, sentCountry } = formOf('DE', { countryCode: 'CH', ...everything });
    const shown = layout.map(({ name, label, required, rule }) =>
      [name, label, rule.max, required ? 'required' : 'optional'].join(' '),
    );
    expect(shown).toEqual([
      'addition address 35 required',
      'street street 22 required',
      'line1 line1 32 required',
      'houseNumber houseNumber 10 optional',
      'extension extension 9 optional',
      'line2 line2 15 optional',
      'zipCode postalCode 12 optional',
      'city town 40 required',
      'stateCode state 20 optional',
      'county county 20 optional',
    ]);
    expect([country, sentCountry]).toEqual(['DE', 'CH']);
  });

  it('shows no other field', () => {
    const { layout } = formOf('DE', { countryCode: 'CH', line1: 'Rue 1', city: 'Genève', line2: null });
    expect(layout.map(({ name }) => name)).toEqual(['line1', 'city']);
  });
});

describe('the settings of the site', () => {
  it('apply to addresses in the country of the site', () => {
    const { states, cities, fieldMode } = formOf('CA', null).settings;
    expect({ states, cities, fieldMode }).toEqual({ states: ontario, cities: { ON: ['Ottawa'] }, fieldMode: 3 });
    expect(settingsOf(config, 'CA', 'CA').states).toEqual(ontario);
  });

  it.each(['US', 'NL', 'CH'])('do not apply to an address in %s', (countryCode) => {
    expect(settingsOf(config, 'CA', countryCode)).toEqual(defaultAddressSettings);
    expect(formOf('CA', { countryCode, city: 'X' }).settings).toEqual(defaultAddressSettings);
  });

  it('of one country do not apply to another country of the same document', () => {
    const british = { ...canada, code: 'GB', states: [{ code: 'Kent', name: 'Kent' }] };
    const both = { ...config, countries: [british, { ...canada, fieldMode: 1 }] };
    expect(settingsOf(both, 'CA', 'CA')).toMatchObject({ states: ontario, fieldMode: 1 });
  });
});

describe('the way in which an address has its street', () => {
  it.each([
    ['in no field', {}, undefined],
    ['in empty fields', { street: '', addition: null, line1: '' }, undefined],
    ['in lines', { line1: 'Dam 1' }, 0],
    ['in one field', { addition: 'Dam 1' }, 1],
    ['in one field and a line', { addition: 'Dam 1', line1: 'Hof' }, 1],
    ['in three fields', { street: 'Dam' }, 3],
    ['in three fields and one', { street: 'Dam', addition: 'Dam 1', line1: 'Dam 1' }, 3],
  ] as const)('%s', (_, street, mode) => {
    expect(streetModeOf(street)).toBe(mode);
  });
});
