import { describe, expect, it } from 'vitest';
import { cultures } from '../cultures/cultures.ts';
import { addressFault } from './address-faults.ts';
import { type AddressForm, emptyAddressForm } from './address-fields.ts';
import { addressLayout, missingFields, statesOf } from './address-layouts.ts';

const none = { states: [], cities: {} };
const some = { states: [{ code: 'X1', name: 'Somewhere' }], cities: {} };

/** Specification 1, section 2.5, where the site brings a list of states. */
const expected: Readonly<Record<string, string>> = {
  US: 'addition zipCode city stateCode',
  CA: 'addition zipCode stateCode city',
  GB: 'line1 line2? zipCode city county',
  CZ: 'line1 houseNumber zipCode city',
  AT: 'line1 houseNumber zipCode city',
  BE: 'line1 houseNumber zipCode city',
  IT: 'line1 houseNumber zipCode city stateCode',
  RO: 'line1 houseNumber zipCode city stateCode',
  ES: 'line1 houseNumber line2? zipCode city stateCode',
  FR: 'line1 line2? houseNumber zipCode city',
  SE: 'line1 line2? houseNumber zipCode city',
  PL: 'street houseNumber extension? zipCode city',
  NL: 'street houseNumber extension? zipCode city',
  DE: 'addition zipCode city',
};

describe('the address form of a country in checkout', () => {
  it.each(Object.entries(expected))('%s shows %s', (country, fields) => {
    const shown = addressLayout(country, 'checkout', some).map((field) => field.name + (field.required ? '' : '?'));
    expect(shown.join(' ')).toBe(fields);
  });

  it('is there for every country of the shop', () => {
    for (const { countryCode } of cultures) {
      expect(addressLayout(countryCode, 'checkout', none).length).toBeGreaterThan(2);
    }
  });

  it.each(['GB', 'IT', 'RO', 'ES'])(
    '%s: without a list of states the field is not shown and does not block',
    (country) => {
      const names = addressLayout(country, 'checkout', none).map((field) => field.name);
      expect(names).not.toContain('stateCode');
      expect(names).not.toContain('county');
    },
  );

  it('Canada: has its thirteen provinces and territories even when the site brings none', () => {
    expect(statesOf('CA', none)).toHaveLength(13);
    expect(addressLayout('CA', 'checkout', none).map((field) => field.name)).toContain('stateCode');
  });

  it('Canada: can be sent when every field is filled in, whatever its form', () => {
    const layout = addressLayout('CA', 'checkout', none);
    const filled: AddressForm = { ...emptyAddressForm, addition: 'x', zipCode: 'x', stateCode: 'ON', city: 'Ottawa' };
    expect(missingFields(layout, filled)).toEqual([]);
    for (const name of ['addition', 'zipCode', 'stateCode', 'city'] as const) {
      expect(missingFields(layout, { ...filled, [name]: ' ' }).map((field) => field.name)).toEqual([name]);
    }
  });
});

describe('what is wrong with a field of an address', () => {
  const field = (country: string, name: string) => {
    const found = addressLayout(country, 'checkout', some).find((row) => row.name === name);
    if (!found) throw new Error(`${country} shows no ${name}`);
    return found;
  };

  it.each([
    ['CA', 'addition', '24 Sussex Drive', undefined],
    ['CA', 'addition', '1', 'minLetters'],
    ['CA', 'addition', 'Sussex Drive', 'mustContainNumber'],
    ['CA', 'addition', '24 Sussex Drive, the very long building', 'maxLetters'],
    ['CA', 'addition', 'PO Box 24', 'poBox'],
    ['CA', 'addition', '', 'required'],
    ['CA', 'zipCode', 'k1a0b1', undefined],
    ['CA', 'zipCode', '90210', 'zipInvalid'],
    ['CA', 'city', 'Saint-Louis-du-Ha! Ha!', undefined],
    ['NL', 'street', 'Prinsengracht', undefined],
    ['NL', 'street', 'P', 'minLetters'],
    ['NL', 'street', 'Postbus 12', 'poBox'],
    ['NL', 'extension', 'tweehoog voor', 'maxLetters'],
    ['DE', 'city', 'München', undefined],
    ['DE', 'city', 'Berlin 3', 'townInvalid'],
    ['PL', 'city', 'Łódź', undefined],
    ['ES', 'city', 'Málaga', undefined],
    ['ES', 'line1', 'Calle Mayor, 3', undefined],
    ['GB', 'line1', '10 Downing Street', undefined],
    ['GB', 'line1', '10 Downing Street, Flat 2', 'line1Invalid'],
    ['GB', 'line2', 'The very long annexe', 'line2Invalid'],
    ['GB', 'city', 'A town with a name too long', 'townInvalid'],
    ['BE', 'houseNumber', 'bis', 'houseNumberInvalid'],
  ])('%s %s: "%s" %s', (country, name, text, message) => {
    expect(addressFault(field(country, name), text, country)?.message).toBe(message);
  });
});
