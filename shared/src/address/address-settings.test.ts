import { describe, expect, it } from 'vitest';
import type { CountryConfig } from '../models/content.ts';
import { addressFault } from './address-faults.ts';
import { addressLayout } from './address-layouts.ts';
import { addressSettings, defaultAddressSettings } from './address-settings.ts';

const netherlands: CountryConfig = {
  code: 'NL',
  name: 'Nederland',
  states: [],
  statesDuplicate: [],
  zipCodePattern: '[1-9]\\d{3} [A-Z]{2}',
  houseNumberPatterns: ['\\d{1,4}', '\\d{1,4}[a-z]'],
  fieldMode: 1,
};

function message(name: string, text: string, changes: Partial<CountryConfig> = {}): string | undefined {
  const settings = addressSettings({ countries: [{ ...netherlands, ...changes }], states: [] }, 'NL');
  const layout = addressLayout({
    country: 'NL',
    context: 'checkout',
    purpose: 'shipping',
    settings: { ...settings, fieldMode: 3 },
  });
  const row = layout.find((field) => field.name === name);
  return row && addressFault(row, text, { country: 'NL', settings })?.message;
}

describe("what a site's configuration says of its addresses", () => {
  it('wins over the rules of the country', () => {
    expect(message('zipCode', '1012ab')).toBeUndefined();
    expect(message('zipCode', '0012 AB')).toBe('zipInvalid');
    expect(message('houseNumber', '12a')).toBeUndefined();
    expect(message('houseNumber', '12/3')).toBe('houseNumberInvalid');
  });

  it('leaves the rules of the country where it says nothing, or nothing that can be read', () => {
    const silent = { zipCodePattern: null, houseNumberPatterns: [] };
    const garbled = { zipCodePattern: '[1-9', houseNumberPatterns: ['('] };
    for (const changes of [silent, garbled]) {
      expect(message('zipCode', '0012 AB', changes)).toBeUndefined();
      expect(message('zipCode', '12', changes)).toBe('zipInvalid');
      expect(message('houseNumber', '12/3', changes)).toBeUndefined();
    }
  });

  it('has the states of the country, or those of the site where the country has none', () => {
    const [ofCountry, ofSite] = [[{ code: 'A', name: 'A' }], [{ code: 'B', name: 'B' }]];
    const config = (states: CountryConfig['states']) => ({ countries: [{ ...netherlands, states }], states: ofSite });
    expect(addressSettings(config(ofCountry), 'NL').states).toEqual(ofCountry);
    expect(addressSettings(config([]), 'NL').states).toEqual(ofSite);
    expect(addressSettings({ countries: [], states: [] }, 'NL')).toEqual(defaultAddressSettings);
  });
});
