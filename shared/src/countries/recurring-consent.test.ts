import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes, isCountryCode } from './country-codes.ts';
import { forcedConsent } from './recurring-consent.ts';

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
