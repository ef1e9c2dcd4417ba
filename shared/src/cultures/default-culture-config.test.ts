import { describe, expect, it } from 'vitest';
import { type CultureCode, cultureOf } from './cultures.ts';
import { defaultCultureConfig } from './default-culture-config.ts';

describe('a site without settings of the editors', () => {
  it('has its own country, no lists, no scripts, the newsletter, and taxes as separate amounts', () => {
    expect(defaultCultureConfig(cultureOf('en-gb'))).toEqual({
      countries: [
        {
          code: 'GB',
          name: 'United Kingdom',
          states: [],
          statesDuplicate: [],
          zipCodePattern: null,
          houseNumberPatterns: [],
          fieldMode: null,
        },
      ],
      states: [],
      cities: {},
      symbolPosition: 'before',
      superscriptCents: false,
      deliveryTime: null,
      contactForm: false,
      supportTitles: [],
      marketingOptIn: true,
      displayTax: true,
      removeRefund: false,
      thankYouScript: null,
      referralTagUrl: null,
      genericHtml: null,
      genericScript: null,
    });
  });
});

describe('the currency symbol', () => {
  /** The pattern of the column "Money" in docs/rules/markets.md#cultures, and the sentence on French below it. */
  const positions: readonly { code: CultureCode; language?: string; position: 'before' | 'after' }[] = [
    { code: 'nl-nl', position: 'before' },
    { code: 'en-us', position: 'before' },
    { code: 'en-ca', position: 'before' },
    { code: 'en-ca', language: 'en-CA', position: 'before' },
    { code: 'en-ca', language: 'fr-CA', position: 'after' },
    { code: 'pl-pl', position: 'after' },
    { code: 'cs-cz', position: 'after' },
    { code: 'fr-fr', position: 'after' },
    { code: 'sv-se', position: 'after' },
    { code: 'ro-ro', position: 'after' },
    { code: 'de-de', position: 'after' },
    { code: 'en-gb', position: 'before' },
    { code: 'it-it', position: 'after' },
    { code: 'es-es', position: 'after' },
    { code: 'de-at', position: 'before' },
    { code: 'nl-be', position: 'before' },
    { code: 'nl-be', language: 'nl-BE', position: 'before' },
    { code: 'nl-be', language: 'fr-BE', position: 'after' },
  ];

  it.each(positions)('is $position the amount on $code in $language', ({ code, language, position }) => {
    const culture = cultureOf(code);
    const config = language ? defaultCultureConfig(culture, language) : defaultCultureConfig(culture);
    expect(config.symbolPosition).toBe(position);
  });
});
