import { expect, it } from 'vitest';
import type { CountryCode } from '../countries/country-codes.ts';
import type { Address } from '../models/profile.ts';
import type { AddressContext } from './address-fields.ts';
import { editedAddress } from './edited-address.ts';
import { withRefusedFields } from './refused-fields.ts';

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
])('shows %s of an address in %s only if the BFF refuses it', (_, context, place, fields) => {
  const saved = { type: 'Shipping' as const, ...place };
  const site = place.countryCode as CountryCode;
  const config = { countries: [], states: [], cities: {} };
  const edited = editedAddress({ site, config, context, purpose: 'shipping', saved });
  const { layout } = withRefusedFields(edited, { context, purpose: 'shipping' });
  expect(layout.map(({ name }) => name).join(' ')).toBe(fields);
});
