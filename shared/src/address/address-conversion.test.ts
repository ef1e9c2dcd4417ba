import { describe, expect, it } from 'vitest';
import type { CountryCode } from '../countries/country-codes.ts';
import { addressesToSend, addressForm } from './address-conversion.ts';
import { emptyAddressForm } from './address-fields.ts';
import { addressLayout } from './address-layouts.ts';
import { defaultAddressSettings } from './address-settings.ts';

function layouts(country: CountryCode) {
  const layout = addressLayout({ country, context: 'checkout', purpose: 'shipping', settings: defaultAddressSettings });
  return { shipping: layout, billing: layout };
}

const canada = layouts('CA');
const home = { ...emptyAddressForm, addition: ' 24 Sussex Drive ', zipCode: 'k1m1m4', stateCode: 'ON', city: 'Ottawa' };
const office = { ...home, addition: '100 Queen Street', zipCode: 'K1P 1J9' };

describe('address conversion', () => {
  it('sends one address for both purposes, in the written form of the country', () => {
    expect(addressesToSend('CA', canada, home, undefined)).toEqual([
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

  it('sends two addresses with a separate billing address', () => {
    const sent = addressesToSend('CA', canada, home, office);
    expect(sent.map(({ type, addition }) => [type, addition])).toEqual([
      ['Shipping', '24 Sussex Drive'],
      ['Billing', '100 Queen Street'],
    ]);
  });

  it('omits fields that the form does not show, and sends an empty second line in Spain as null', () => {
    const spain = layouts('ES');
    const form = {
      ...emptyAddressForm,
      line1: 'Calle Mayor',
      houseNumber: '3',
      zipCode: '28013',
      city: 'Madrid',
      county: 'x',
    };
    expect(addressesToSend('ES', spain, form, undefined)).toEqual([
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
