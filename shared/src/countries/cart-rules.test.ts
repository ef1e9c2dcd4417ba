import { describe, expect, it } from 'vitest';
import { forcedConsent, isTaxedCountry, isZipOfTaxedCountry } from './cart-rules.ts';
import { type CountryCode, countryCodes, isCountryCode } from './country-codes.ts';

describe('the consent to recurring payments', () => {
  /** The table in docs/rules/payments.md#forced-consent. */
  const table: Readonly<Record<CountryCode, 'True' | 'NA' | undefined>> = {
    NL: undefined,
    US: 'NA',
    CA: 'NA',
    PL: 'NA',
    CZ: undefined,
    FR: undefined,
    SE: undefined,
    RO: undefined,
    DE: undefined,
    GB: undefined,
    IT: 'True',
    ES: 'True',
    AT: 'True',
    BE: 'True',
  };

  it.each(countryCodes)('is as in the table: %s', (country) => {
    expect(forcedConsent(country)).toBe(table[country]);
  });
});

describe('prices without sales tax', () => {
  it('are those of the United States and Canada', () => {
    expect(countryCodes.filter(isTaxedCountry)).toEqual(['US', 'CA']);
  });

  it.each([
    { country: 'US', zip: '90210', estimated: true },
    { country: 'US', zip: '9', estimated: true },
    { country: 'US', zip: 'K1A 0B1', estimated: false },
    { country: 'US', zip: 'A90210', estimated: false },
    { country: 'US', zip: '', estimated: false },
    { country: 'CA', zip: 'K1A 0B1', estimated: true },
    { country: 'CA', zip: '1K', estimated: false },
    { country: 'CA', zip: '90210', estimated: false },
    { country: 'CA', zip: '', estimated: false },
  ] as const)('can be of $country with "$zip": $estimated', ({ country, zip, estimated }) => {
    expect(isZipOfTaxedCountry(country, zip)).toBe(estimated);
  });
});

describe('a country of the shop', () => {
  it.each([
    { code: 'NL', known: true },
    { code: 'BE', known: true },
    { code: 'nl', known: false },
    { code: 'CH', known: false },
    { code: '', known: false },
    { code: undefined, known: false },
  ])('$code: $known', ({ code, known }) => {
    expect(isCountryCode(code)).toBe(known);
  });
});
