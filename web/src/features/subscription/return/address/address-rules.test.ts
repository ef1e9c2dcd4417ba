import { emptyAddressForm } from '@perennial/shared/address/address-fields';
import { editedAddress } from '@perennial/shared/address/edited-address';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { expect, it } from 'vitest';
import { findRegion, isPrintable, regionsOf, toReturnAddress } from './address-rules.ts';

const config = { countries: [], states: [], cities: {} };
const edited = (site: CountryCode) =>
  editedAddress({ site, config, context: 'return', purpose: 'shipping', saved: null });

it('sends a British address with the chosen region', () => {
  const form = { ...emptyAddressForm, line1: ' 1 Park Row ', zipCode: 'ls15ab', city: 'Leeds' };
  expect(toReturnAddress(edited('GB'), form, 'GB-ENG')).toEqual({
    countryCode: 'GB',
    line1: '1 Park Row',
    zipCode: 'LS1 5AB',
    city: 'Leeds',
    stateCode: 'GB-ENG',
  });
});

it('sends an address of another country with the fields of that country', () => {
  const form = { ...emptyAddressForm, addition: 'Prager Straße 11', zipCode: '01069', city: 'Dresden' };
  expect(toReturnAddress(edited('DE'), form, undefined)).toEqual({
    countryCode: 'DE',
    addition: 'Prager Straße 11',
    zipCode: '01069',
    city: 'Dresden',
  });
});

it.each([
  ['one of four regions', 'GB', ['GB-ENG', 'GB-NIR', 'GB-SCT', 'GB-WLS']],
  ['no region', 'DE', []],
  ['no region', 'XX', []],
] as const)('a return needs %s in %s', (_, country, regions) => {
  expect(regionsOf(country)).toEqual(regions);
});

it.each([
  ['GB-SCT', 'GB-SCT'],
  ['ON', undefined],
  [null, undefined],
] as const)('an address with the state %s has the region %s', (stateCode, region) => {
  expect(findRegion({ stateCode })).toBe(region);
});

it.each([
  [true, 'in one field', { addition: 'Prager Straße 11' }],
  [true, 'in one field, with an empty street', { addition: 'Prager Straße 11', street: '' }],
  [false, 'too short without a number', { street: 'Ei' }],
  [true, 'of a usual length', { street: 'Coolsingel', houseNumber: '40' }],
  [false, 'too short', { street: 'Ei', houseNumber: '1' }],
  [false, 'too long', { street: 'Burgemeester Roëllstra', houseNumber: '12345', extension: 'achterhui' }],
])('is printable: %s for an address %s', (fits, _, address) => {
  expect(isPrintable(address)).toBe(fits);
});
