import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../countries/country-codes.ts';
import type { Address, StoredAddress } from '../models/profile.ts';
import { addressesToSend, addressForm, toAddress } from './address-conversion.ts';
import { emptyAddressForm } from './address-fields.ts';
import { editedAddress } from './edited-address.ts';

const config = { countries: [], states: [], cities: {} };

const edited = (site: CountryCode, saved: StoredAddress | null = null) =>
  editedAddress({ site, config, context: 'checkout', purpose: 'shipping', saved });
const forms = (site: CountryCode) => ({ shipping: edited(site), billing: edited(site) });

const canada = forms('CA');
const home = { ...emptyAddressForm, addition: ' 24 Sussex Drive ', zipCode: 'k1m1m4', stateCode: 'ON', city: 'Ottawa' };
const office = { ...home, addition: '100 Queen Street', zipCode: 'K1P 1J9' };

describe('address conversion', () => {
  it('sends one address for both purposes, in the written form of the country', () => {
    expect(addressesToSend(canada, home, undefined)).toEqual([
      {
        type: 'BillingAndShipping',
        countryCode: 'CA',
        addition: '24 Sussex Drive',
        zipCode: 'K1M 1M4',
        stateCode: 'ON',
        city: 'Ottawa',
      },
    ]);
  });

  it('sends composed letters, however they were typed', () => {
    const typed = { ...home, addition: '12 Rue Ga\u0302teau', city: 'Montre\u0301al' };
    expect(toAddress('Shipping', edited('CA'), typed)).toMatchObject({
      addition: '12 Rue G\u00e2teau',
      city: 'Montr\u00e9al',
    });
  });

  it('sends two addresses with a separate billing address', () => {
    const sent = addressesToSend(canada, home, office);
    expect(sent.map(({ type, addition }) => [type, addition])).toEqual([
      ['Shipping', '24 Sussex Drive'],
      ['Billing', '100 Queen Street'],
    ]);
  });

  it('omits fields that the form of a new address does not show, and sends an empty second line in Spain as null', () => {
    const spain = forms('ES');
    const form = {
      ...emptyAddressForm,
      line1: 'Calle Mayor',
      houseNumber: '3',
      zipCode: '28013',
      city: 'Madrid',
      county: 'x',
    };
    expect(addressesToSend(spain, form, undefined)).toEqual([
      {
        type: 'BillingAndShipping',
        countryCode: 'ES',
        line1: 'Calle Mayor',
        houseNumber: '3',
        line2: null,
        zipCode: '28013',
        city: 'Madrid',
      },
    ]);
  });

  it('fills a form from a saved address', () => {
    const saved = { type: 'Shipping' as const, countryCode: 'CA', addition: '24 Sussex Drive', line2: null };
    expect(addressForm(saved)).toEqual({ ...emptyAddressForm, addition: '24 Sussex Drive' });
    expect(addressForm(null)).toEqual(emptyAddressForm);
  });
});

type Place = Omit<Address, 'type'>;

/** Saved addresses and the country of the site; each is sent without a change. */
const unchanged: readonly (readonly [title: string, site: CountryCode, saved: Place])[] = [
  ...(['AT', 'BE', 'CZ', 'IT', 'RO'] as const).map(
    (country) =>
      [
        `${country}: a second line that checkout does not show`,
        country,
        { countryCode: country, line1: 'Ring', houseNumber: '1', line2: 'Top 5', zipCode: '1010', city: 'Ort' },
      ] as const,
  ),
  ['AT: an address in Belgium', 'AT', { countryCode: 'BE', line1: 'Nieuwstraat', zipCode: '1000', city: 'Bruxelles' }],
  [
    'BE: in one field in the Netherlands',
    'BE',
    { countryCode: 'NL', addition: 'Dam 1', zipCode: '1012 JS', city: 'X' },
  ],
  ['DE: in a country outside the shop', 'DE', { countryCode: 'CH', line1: 'Rue 1', zipCode: '1200', city: 'Genève' }],
];

describe('a saved address', () => {
  it.each(unchanged)('%s: is sent back unchanged', (_, site, place) => {
    const saved = { type: 'Shipping' as const, ...place };
    expect(toAddress('Shipping', edited(site, saved), addressForm(saved))).toEqual(saved);
  });

  it('loses the street and number of another field when the customer types them again', () => {
    const saved = {
      type: 'Shipping' as const,
      countryCode: 'NL',
      addition: 'Dam 1',
      county: 'Kept',
      city: 'Amsterdam',
    };
    const form = { ...addressForm(saved), street: 'Damrak', houseNumber: '2' };
    expect(toAddress('Shipping', edited('NL', saved), form)).toEqual({
      type: 'Shipping',
      countryCode: 'NL',
      street: 'Damrak',
      houseNumber: '2',
      county: 'Kept',
      city: 'Amsterdam',
    });
  });
});

describe('the texts of a form', () => {
  const sent = (site: CountryCode, fields: object, place: Place | null = null) => {
    const saved = place && { type: 'Shipping' as const, ...place };
    const {
      type: _,
      countryCode: __,
      ...rest
    } = toAddress('Shipping', edited(site, saved), {
      ...addressForm(saved),
      ...fields,
    });
    return rest;
  };

  it.each<[string, CountryCode, object, object]>([
    ['GB: a line that looks like a postal code stays as typed', 'GB', { line1: 'm1 1ae' }, { line1: 'm1 1ae' }],
    [
      'DE: an address that looks like a postal code stays as typed',
      'DE',
      { addition: '10 115' },
      { addition: '10 115' },
    ],
    ['GB: an empty second line is not sent', 'GB', { line1: 'Hill 1', line2: ' ' }, { line1: 'Hill 1' }],
    ['ES: an empty field after the second line leaves it', 'ES', { line2: 'Piso 2', city: '' }, { line2: 'Piso 2' }],
  ])('%s', (_, site, fields, address) => {
    expect(sent(site, fields)).toEqual(address);
  });

  it.each<[string, CountryCode, Place, object, object]>([
    [
      'GB: a second line that the customer clears is not sent',
      'GB',
      { countryCode: 'GB', line1: 'Hill 1', line2: 'Flat 2' },
      { line2: '' },
      { line1: 'Hill 1' },
    ],
    [
      'CH: a second line that the customer clears is not sent',
      'DE',
      { countryCode: 'CH', line1: 'Rue 1', line2: 'Flat 2' },
      { line2: '' },
      { line1: 'Rue 1' },
    ],
    [
      'CA: number and extension next to the shown street are kept',
      'CA',
      { countryCode: 'CA', addition: '24 Sussex Drive', houseNumber: '24', extension: 'B' },
      {},
      { addition: '24 Sussex Drive', houseNumber: '24', extension: 'B' },
    ],
    [
      'DE: the street in three fields is typed again in one',
      'DE',
      { countryCode: 'DE', street: 'Ring', houseNumber: '1', extension: 'b' },
      { addition: 'Ring 2' },
      { addition: 'Ring 2' },
    ],
    [
      'NL: the street in a line is typed again in three fields',
      'NL',
      { countryCode: 'NL', line1: 'Dam 1', line2: 'Hof' },
      { street: 'Dam', houseNumber: '2' },
      { street: 'Dam', houseNumber: '2', line2: 'Hof' },
    ],
  ])('%s', (_, site, place, fields, address) => {
    expect(sent(site, fields, place)).toEqual(address);
  });

  it('of the bill are sent in the fields of its own country', () => {
    const billing = edited('NL');
    const typed = { ...emptyAddressForm, street: 'Dam', houseNumber: '1', zipCode: '1012js', addition: 'hidden' };
    expect(addressesToSend({ shipping: edited('CA'), billing }, home, typed)[1]).toEqual({
      type: 'Billing',
      countryCode: 'NL',
      street: 'Dam',
      houseNumber: '1',
      zipCode: '1012 JS',
    });
  });
});
