import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '../countries/country-codes.ts';
import { cultures } from '../cultures/cultures.ts';
import { formatPostalCode, isPostalCode, postalCodeExample } from './postal-code.ts';

const cases: Readonly<Record<CountryCode, { typed: Readonly<Record<string, string>>; wrong: readonly string[] }>> = {
  NL: { typed: { '1012ab': '1012 AB', '9711 LM': '9711 LM' }, wrong: ['1012', '1012 A1', '10123 AB', 'AB 1012'] },
  US: { typed: { '10001': '10001', '902105678': '90210-5678' }, wrong: ['1000', '1000A', '90210-56', '100011'] },
  CA: { typed: { k1a0b1: 'K1A 0B1', 'm5v-3l9': 'M5V 3L9' }, wrong: ['K1A', 'K1A 0BB', '1K1 A0B', 'K1A 0B12', '90210'] },
  DE: { typed: { ' 10115 ': '10115' }, wrong: ['1011', '101155', 'D10115'] },
  FR: { typed: { '75 001': '75001' }, wrong: ['7500', '750011', '2A004'] },
  ES: { typed: { '28001': '28001' }, wrong: ['2800', '280011', 'ES28001'] },
  IT: { typed: { '00118': '00118' }, wrong: ['118', '001188', 'I00118'] },
  PL: { typed: { '00950': '00-950', '31-042': '31-042' }, wrong: ['0095', '00-95', 'PL-950', '000-950'] },
  GB: { typed: { sw1a1aa: 'SW1A 1AA', 'm1 1ae': 'M1 1AE' }, wrong: ['SW1A', '1SW 1AA', 'SW1A 11A', 'SW1A 1AAA'] },
  CZ: { typed: { '11000': '110 00' }, wrong: ['1100', '110 000', 'CZ 110'] },
  SE: { typed: { '111 20': '111 20', '11120': '111 20' }, wrong: ['1112', '111 200', 'S-111 20'] },
  BE: { typed: { '1000': '1000' }, wrong: ['100', '10000', 'B1000'] },
  AT: { typed: { '1010': '1010' }, wrong: ['101', '10100', 'A1010'] },
  RO: { typed: { '010011': '010011' }, wrong: ['10011', '0100111', 'RO0100'] },
};

describe('a postal code', () => {
  it.each(countryCodes)('%s: is valid in its written form', (country) => {
    const { typed } = cases[country];
    for (const [text, written] of Object.entries(typed)) {
      expect(formatPostalCode(country, text)).toBe(written);
      expect(isPostalCode(country, written)).toBe(true);
    }
  });

  it.each(countryCodes)('%s: is invalid in other forms', (country) => {
    const { wrong } = cases[country];
    for (const text of wrong)
      expect([text, isPostalCode(country, formatPostalCode(country, text))]).toEqual([text, false]);
  });

  it('is only trimmed if it is not a postal code of the country', () => {
    expect(formatPostalCode('CA', ' 90210 ')).toBe('90210');
  });

  it('has a valid example in every country of the shop', () => {
    for (const { countryCode } of cultures) {
      expect(isPostalCode(countryCode, postalCodeExample(countryCode) ?? '')).toBe(true);
    }
  });
});
