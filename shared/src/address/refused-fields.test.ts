import { expect, it } from 'vitest';
import type { CountryCode } from '../countries/country-codes.ts';
import type { Address } from '../models/profile.ts';
import type { AddressContext } from './address-fields.ts';
import { editedAddress } from './edited-address.ts';
import { refusedFields, withRefusedFields } from './refused-fields.ts';

type Row = readonly [title: string, context: AddressContext, saved: Omit<Address, 'type'>, fields: string];

const rome = {
  countryCode: 'IT',
  line1: 'Via Appia',
  houseNumber: '1',
  zipCode: '00118',
  city: 'Roma',
  stateCode: 'RM',
};
const lyon = { countryCode: 'FR', line1: 'Rue Royale', houseNumber: '1', zipCode: '69002', city: 'Lyon' };

function formOf(site: CountryCode, context: AddressContext, place: Omit<Address, 'type'> | null) {
  const config = { countries: [], states: [], cities: {} };
  const saved = place && { type: 'Shipping' as const, ...place };
  return editedAddress({ site, config, context, purpose: 'shipping', saved });
}

it.each<Row>([
  ['a good hidden line', 'checkout', { ...rome, line2: 'Interno 5' }, 'line1 houseNumber zipCode city stateCode'],
  ['a hidden line', 'checkout', { ...rome, line2: 'Interno #5' }, 'line1 houseNumber line2 zipCode city stateCode'],
  ['a shown line', 'account', { ...rome, line2: 'Interno #5' }, 'line1 houseNumber line2 zipCode city stateCode'],
  [
    'a hidden region',
    'return',
    { ...lyon, stateCode: 'x'.repeat(21) },
    'line1 line2 houseNumber zipCode city stateCode',
  ],
  ['a hidden county', 'checkout', { ...lyon, county: 'x'.repeat(21) }, 'line1 line2 houseNumber zipCode city county'],
])('shows %s of an address in %s only if the BFF refuses it', (_, context, place, fields) => {
  const edited = formOf(place.countryCode as CountryCode, context, place);
  const { layout } = withRefusedFields(edited, { context, purpose: 'shipping' });
  expect(layout.map(({ name }) => name).join(' ')).toBe(fields);
});

it('a field that is shown because the BFF refuses it may be left empty', () => {
  const edited = formOf('IT', 'checkout', { ...rome, line2: 'Interno #5' });
  const { layout } = withRefusedFields(edited, { context: 'checkout', purpose: 'shipping' });
  expect(layout.find(({ name }) => name === 'line2')).toMatchObject({ label: 'line2', required: false });
});

it.each(['checkout', 'account', 'return'] as const)('a new address has no refused fields in %s', (context) => {
  expect(refusedFields(formOf('IT', context, null), { context, purpose: 'shipping' })).toEqual([]);
});

const shortLine = { ...rome, line1: 'Via' };
const townWithDigit = { countryCode: 'AT', line1: 'Ring', houseNumber: '1', zipCode: '1010', city: 'Wien 23' };

it.each([
  ['a line of three letters', 'checkout', shortLine, []],
  ['a line of three letters', 'account', shortLine, []],
  ['a line of three letters', 'return', shortLine, ['line1']],
  ['a town with a digit', 'checkout', townWithDigit, []],
  ['no house number', 'checkout', { ...rome, houseNumber: '' }, []],
] as const)('%s is refused in %s as the BFF refuses it', (_, context, place, fields) => {
  const site = place.countryCode as CountryCode;
  expect(refusedFields(formOf(site, context, place), { context, purpose: 'shipping' })).toEqual(fields);
});
