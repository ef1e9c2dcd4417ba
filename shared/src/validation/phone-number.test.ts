import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '../countries/country-codes.ts';
import { formatPhoneNumber, isPhoneNumber } from './person-fields.ts';

const cases: Readonly<Record<CountryCode, { typed: Readonly<Record<string, string>>; wrong: readonly string[] }>> = {
  NL: {
    typed: { '06 12345678': '0612345678', '+31 6 1234 5678': '+31612345678' },
    wrong: ['0201234567', '061234567', '+32612345678', 'six'],
  },
  US: {
    typed: { '(212) 555-0134': '212-555-0134', '+1 212 555 0134': '+1 212-555-0134' },
    wrong: ['555-0134', '012-555-0134', '212-155-0134', '+44 20 7946 0958'],
  },
  CA: {
    typed: { '4165550134': '416-555-0134', '1.416.555.0134': '+1 416-555-0134' },
    wrong: ['416-555-013', '116-555-0134', '416-055-0134', '06 12345678'],
  },
  DE: {
    typed: { '+49 (30) 901820': '+49 (30) 901820', '030/901820': '030/901820', '030.901820': '030.901820' },
    wrong: ['0309', '030-CALL', '+'],
  },
  PL: {
    typed: { '+48 601 234 567': '48601234567', '601-234-567': '601234567' },
    wrong: ['601234', '12345678901234', ''],
  },
  GB: { typed: { '07700 900123': '07700 900123' }, wrong: ['077009001234', '07700 9 00 123', '+447700900123', 'none'] },
  IT: {
    typed: { '347 123 4567': '3471234567', '+39 347 123 4567': '3471234567' },
    wrong: ['34712345678901', '12345', '(347)1234567', '+34712345678'],
  },
  ES: { typed: { '+34 612 345 678': '+34612345678' }, wrong: ['12345', '612.345.678', '123456789012345678901'] },
  FR: { typed: { '(0)6 12 34 56 78': '(0)612345678' }, wrong: ['12345', '06.12.34', 'zéro six'] },
  SE: { typed: { '070-123 45 67': '070-1234567' }, wrong: ['070', '070/1234567', 'sju'] },
  RO: { typed: { '+40 712 345 678': '+40712345678' }, wrong: ['0712', '0712.345.678', 'unu'] },
  CZ: { typed: { '+420 601 234 567': '+420601234567' }, wrong: ['601', '601.234.567', 'šest'] },
  BE: { typed: { '+32 470 12 34 56': '+32470123456' }, wrong: ['0470', '0470/12.34.56', 'nul'] },
  AT: { typed: { '+43 664 1234567': '+436641234567' }, wrong: ['0664', '0664/1234567', 'null'] },
};

describe('a phone number', () => {
  it.each(countryCodes)('%s: is valid in its written form', (country) => {
    const { typed } = cases[country];
    for (const [text, written] of Object.entries(typed)) {
      const result = formatPhoneNumber(country, text);
      expect(result).toBe(written);
      expect([text, isPhoneNumber(country, result)]).toEqual([text, true]);
    }
  });

  it.each(countryCodes)('%s: is invalid in other forms', (country) => {
    const { wrong } = cases[country];
    for (const text of wrong)
      expect([text, isPhoneNumber(country, formatPhoneNumber(country, text))]).toEqual([text, false]);
  });
});
