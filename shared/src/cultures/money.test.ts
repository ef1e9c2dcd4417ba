import { describe, expect, it } from 'vitest';
import { cultureOf, cultures } from './cultures.ts';
import { createMoneyFormat } from './money.ts';

/** Formats money and replaces every kind of space by a plain one. */
function written(
  code: Parameters<typeof cultureOf>[0],
  language: string,
  position: 'before' | 'after',
  amount: number,
) {
  return createMoneyFormat(cultureOf(code), language, position)(amount).replaceAll(/\s/g, ' ');
}

describe('money', () => {
  it.each(cultures.map((culture) => [culture.code, culture] as const))(
    'follows the currency and position of %s',
    (_, culture) => {
      const { symbol, decimal } = culture.currency;
      const text = createMoneyFormat(culture, culture.languages[0], culture.symbolPosition)(12.9).replaceAll(/\s/g, '');
      expect(text).toBe(culture.symbolPosition === 'before' ? `${symbol}12${decimal}90` : `12${decimal}90${symbol}`);
    },
  );

  it.each([
    ['en-ca', 'fr-CA', 'after', 1234.5, '1 234,50 $'],
    ['en-ca', 'fr-CA', 'before', 1234.5, '$ 1 234,50'],
    ['nl-be', 'fr-BE', 'after', 12.9, '12,90 €'],
    ['nl-nl', 'nl-NL', 'after', 1234.5, '1.234,50 €'],
    ['nl-nl', 'nl-NL', 'before', -5, '€ -5,00'],
    ['de-de', 'de-DE', 'before', 1234.5, '€ 1.234,50'],
    ['de-de', 'de-DE', 'after', -5, '-5,00 €'],
    ['en-us', 'en-US', 'after', -5, '-5.00 $'],
    ['cs-cz', 'cs-CZ', 'after', 1000, '1 000,00 Kč'],
    ['en-us', 'en-US', 'before', 1234.5, '$1,234.50'],
    ['en-us', 'en-US', 'before', -5, '-$5.00'],
    ['en-gb', 'en-GB', 'before', 12.9, '£12.90'],
  ] as const)('%s, %s, symbol %s: %d becomes %s', (code, language, position, amount, text) => {
    expect(written(code, language, position, amount)).toBe(text);
  });
});

const sites = cultures.flatMap((culture) => culture.languages.map((language) => [culture, language] as const));
const amounts = [0, 0.005, 1.005, 1.004, -5, 12.9, 999.995, 1000, -1234.5, 12345.67, 1234567.891];

describe('money is written as in Unicode CLDR', () => {
  it.each(sites.map(([culture, language]) => [culture.code, language, culture] as const))(
    '%s in %s',
    (_, language, culture) => {
      const { code: currency, symbol } = culture.currency;
      const options = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
      const reference = new Intl.NumberFormat(language, options);
      const places = reference.formatToParts(1).map(({ type }) => type);
      const position = places.indexOf('currency') === 0 ? 'before' : 'after';
      for (const amount of amounts) {
        const parts = reference.formatToParts(amount);
        const expected = parts.map(({ type, value }) => (type === 'currency' ? symbol : value)).join('');
        expect(createMoneyFormat(culture, language, position)(amount)).toBe(expected);
      }
    },
  );

  it('without a minus for what rounds to zero', () => {
    expect(createMoneyFormat(cultureOf('en-us'), 'en-US', 'before')(-(0.1 + 0.2 - 0.3))).toBe('$0.00');
  });

  it('with the signs of the currency in a language without a row', () => {
    expect(createMoneyFormat(cultureOf('de-de'), 'de-CH', 'after')(1234.5)).toBe('1.234,50\u00a0€');
  });
});
