import { cultureOf, cultures } from '@perennial/shared/cultures/cultures';
import { describe, expect, it } from 'vitest';
import { formatDate, moneyFormat } from './format.ts';

describe('money', () => {
  it.each(cultures.map((culture) => [culture.code, culture] as const))(
    'is written as the row of %s says',
    (_, culture) => {
      const { symbol, decimal } = culture.currency;
      const written = moneyFormat(culture, culture.languages[0])(12.9).replaceAll(/\s/g, '');
      expect(written).toBe(culture.symbolPosition === 'before' ? `${symbol}12${decimal}90` : `12${decimal}90${symbol}`);
    },
  );

  it('follows the language of the page in Canada', () => {
    expect(moneyFormat(cultureOf('en-ca'), 'fr-CA')(1234.5).replaceAll(/\s/g, ' ')).toBe('1 234,50 $');
  });
});

describe('a date', () => {
  it.each([
    ['en-us', '2026-02-05', '02/05/2026'],
    ['en-ca', '2026-02-05T10:00:00Z', '02/05/2026'],
    ['nl-nl', '2026-02-05', '05-02-2026'],
    ['en-gb', '2026-02-05', '05-02-2026'],
  ] as const)('on %s reads %s as %s', (code, isoDate, written) => {
    expect(formatDate(cultureOf(code), isoDate)).toBe(written);
  });
});
