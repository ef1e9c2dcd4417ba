import { describe, expect, it } from 'vitest';
import { addressSettings, defaultAddressSettings } from '../address/address-settings.ts';
import { cultures } from './cultures.ts';
import { defaultCultureConfig } from './default-culture-config.ts';

describe.each(cultures)('the site $code without settings of the editors', (culture) => {
  const config = defaultCultureConfig(culture);

  it("has the product's own rules for addresses", () => {
    expect(addressSettings(config, culture.countryCode)).toEqual(defaultAddressSettings);
    expect(config.countries.map(({ code }) => code)).toEqual([culture.countryCode]);
  });

  it('runs no script and shows no HTML of other people', () => {
    const { thankYouScript, referralTagUrl, genericHtml, genericScript } = config;
    expect([thankYouScript, referralTagUrl, genericHtml, genericScript]).toEqual([null, null, null, null]);
  });

  it('shows taxes, refunds and the newsletter, and promises nothing that only editors know', () => {
    expect(config).toMatchObject({ displayTax: true, removeRefund: false, marketingOptIn: true });
    expect(config).toMatchObject({ deliveryTime: null, contactForm: false, supportTitles: [] });
    expect(config.superscriptCents).toBe(false);
  });
});

describe('the currency symbol', () => {
  const sites = cultures.flatMap((culture) => culture.languages.map((language) => ({ culture, language })));

  /** Where people who speak the language write it. */
  function usualPosition(language: string, currency: string): string {
    const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(1);
    const [symbol, amount] = ['currency', 'integer'].map((type) => parts.findIndex((part) => part.type === type));
    return Number(symbol) < Number(amount) ? 'before' : 'after';
  }

  it.each(sites)('stands where it is usual in $language', ({ culture, language }) => {
    const { symbolPosition } = defaultCultureConfig(culture, language);
    expect(symbolPosition).toBe(usualPosition(language, culture.currency.code));
  });

  it('stands as in the first language of a culture if no language is given', () => {
    for (const culture of cultures)
      expect(defaultCultureConfig(culture)).toEqual(defaultCultureConfig(culture, culture.languages[0]));
  });
});
