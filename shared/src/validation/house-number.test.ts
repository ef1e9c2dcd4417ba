import { describe, expect, it } from 'vitest';
import { type CountryCode, countryCodes } from '../countries/country-codes.ts';
import { isHouseNumber } from './house-number.ts';

const cases: Readonly<Record<CountryCode, { right: readonly string[]; wrong: readonly string[] }>> = {
  NL: { right: ['1', '12a', '12/3'], wrong: ['a', '12-3', '12345', ''] },
  US: { right: ['1600', '12B'], wrong: ['B', '16000', '12 B', ''] },
  CA: { right: ['24', '24A'], wrong: ['A', '24#5', '24000', ''] },
  DE: { right: ['7', '7b'], wrong: ['b', '7-9', '12345', ''] },
  GB: { right: ['221B', '10'], wrong: ['B', '221-B', '10000', ''] },
  PL: { right: ['12/34', '112A/34'], wrong: ['A', '12-34', '12345678901', ''] },
  CZ: { right: ['1234/56a'], wrong: ['a', '12 34', '12345678901', ''] },
  ES: { right: ['12', '1234'], wrong: ['12a', '12345', 's/n', ''] },
  IT: { right: ['7'], wrong: ['7a', '12345', 'snc', ''] },
  FR: { right: ['12345'], wrong: ['12bis', '123456', 'bis', ''] },
  SE: { right: ['42'], wrong: ['42B', '123456', 'B', ''] },
  RO: { right: ['15'], wrong: ['15A', '123456', 'bl', ''] },
  BE: { right: ['12', '12-14', '12 b1'], wrong: ['b', '123456', '', 'bus'] },
  AT: { right: ['3/12'], wrong: ['top', '123/45', '', 'a'] },
};

describe('isHouseNumber', () => {
  it.each(countryCodes)('%s: accepts valid numbers only', (country) => {
    const { right, wrong } = cases[country];
    for (const text of right) expect([text, isHouseNumber(country, text)]).toEqual([text, true]);
    for (const text of wrong) expect([text, isHouseNumber(country, text)]).toEqual([text, false]);
  });
});
