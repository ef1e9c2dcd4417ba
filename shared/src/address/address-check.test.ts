import { describe, expect, it } from 'vitest';
import { address } from '../examples/profile.ts';
import type { Address } from '../models/profile.ts';
import { addressFaults } from './address-check.ts';
import { type AddressSettings, defaultAddressSettings } from './address-settings.ts';

const input = { context: 'account', purpose: 'shipping', settings: defaultAddressSettings } as const;

const sent = (fields: Omit<Address, 'type'>, settings: AddressSettings = defaultAddressSettings) =>
  addressFaults(fields, { ...input, settings }).map(({ field, fault }) => `${field} ${fault.message}`);

describe('addressFaults', () => {
  it.each<[string, Omit<Address, 'type'>]>([
    ['US', { countryCode: 'US', addition: '350 5th Ave', city: 'New York', stateCode: 'NY', zipCode: '10118' }],
    ['CA', address()],
    ['GB', { countryCode: 'GB', line1: '14 Briggate', city: 'Leeds', county: 'West Yorkshire', zipCode: 'LS1 6HD' }],
    ['NL', { countryCode: 'NL', street: 'Herestraat', houseNumber: '9', city: 'Groningen', zipCode: '9711 LA' }],
    ['DE', { countryCode: 'DE', addition: 'Hauptstr. 5', city: 'München', zipCode: '80331' }],
    ['FR', { countryCode: 'FR', line1: 'Rue de la République', houseNumber: '18', city: 'Lyon', zipCode: '69002' }],
    ['AT, without a house number', { countryCode: 'AT', line1: 'Herrengasse', city: 'Wien 1', zipCode: '1010' }],
    ['NL, in one field', { countryCode: 'NL', addition: 'Herestraat 9', city: 'Groningen', zipCode: '9711 LA' }],
    ['a country outside the shop', { countryCode: 'LU', line1: 'Rue Notre-Dame', city: 'Luxembourg 1' }],
  ])('%s: accepts a valid address', (_, fields) => {
    expect(sent(fields)).toEqual([]);
  });

  it.each<[string, Omit<Address, 'type'>, string[]]>([
    ['CA, with a code of another country', address({ zipCode: '90210' }), ['zipCode zipInvalid']],
    ['CA, a PO box', address({ addition: 'PO Box 12' }), ['addition poBox']],
    ['CA, a PO box in a field that no form shows', address({ line2: 'PO Box 12' }), ['line2 poBox']],
    [
      'US, with nothing',
      { countryCode: 'US' },
      ['addition', 'zipCode', 'city', 'stateCode'].map((f) => `${f} required`),
    ],
    [
      'NL, without number',
      { countryCode: 'NL', street: 'Dam', city: 'Amsterdam', zipCode: '1012 AB' },
      ['houseNumber required'],
    ],
  ])('%s: returns the faults', (_, fields, faults) => {
    expect(sent(fields)).toEqual(faults);
  });

  it.each([
    ['one field', { addition: 'Herestraat 9' }, []],
    ['one line and a number', { line1: 'Herestraat', houseNumber: '9' }, []],
    ['street and number', { street: 'Herestraat', houseNumber: '9' }, []],
    ['a street without its number', { street: 'Herestraat' }, ['houseNumber required']],
  ])('is checked as it was typed, whatever form the site has now: %s', (_, typed, faults) => {
    const dutch = { countryCode: 'NL', city: 'Groningen', zipCode: '9711 LA', ...typed };
    for (const fieldMode of [0, 1, 3, null]) {
      expect(sent(dutch, { ...defaultAddressSettings, fieldMode }), `mode ${fieldMode}`).toEqual(faults);
    }
  });

  it('GB: requires a county', () => {
    const london = { countryCode: 'GB', line1: '10 Downing Street', city: 'London', zipCode: 'SW1A 2AA' };
    expect(sent(london)).toEqual(['county required']);
  });
});
