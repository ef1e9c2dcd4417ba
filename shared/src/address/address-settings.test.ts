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
  const settings = addressSettings({ countries: [{ ...netherlands, ...changes }], states: [], cities: {} }, 'NL');
  const layout = addressLayout({
    country: 'NL',
    context: 'checkout',
    purpose: 'shipping',
    settings: { ...settings, fieldMode: 3 },
  });
  const row = layout.find((field) => field.name === name);
  return row && addressFault(row, text, { country: 'NL', settings })?.message;
}

describe('the address settings of a site', () => {
  it('replace the patterns of the country', () => {
    expect(message('zipCode', '1012ab')).toBeUndefined();
    expect(message('zipCode', '0012 AB')).toBe('zipInvalid');
    expect(message('houseNumber', '12a')).toBeUndefined();
    expect(message('houseNumber', '12/3')).toBe('houseNumberInvalid');
  });

  it('leave the patterns of the country without a pattern, or with an invalid pattern', () => {
    const without = { zipCodePattern: null, houseNumberPatterns: [] };
    const invalid = { zipCodePattern: '[1-9', houseNumberPatterns: ['('] };
    for (const changes of [without, invalid]) {
      expect(message('zipCode', '0012 AB', changes)).toBeUndefined();
      expect(message('zipCode', '12', changes)).toBe('zipInvalid');
      expect(message('houseNumber', '12/3', changes)).toBeUndefined();
    }
  });

  it('have the states of the country, else those of the site', () => {
    const [ofCountry, ofSite] = [[{ code: 'A', name: 'A' }], [{ code: 'B', name: 'B' }]];
    const config = (states: CountryConfig['states']) => ({
      countries: [{ ...netherlands, states }],
      states: ofSite,
      cities: {},
    });
    expect(addressSettings(config(ofCountry), 'NL').states).toEqual(ofCountry);
    expect(addressSettings(config([]), 'NL').states).toEqual(ofSite);
    expect(addressSettings({ countries: [], states: [], cities: {} }, 'NL')).toEqual(defaultAddressSettings);
  });
});
