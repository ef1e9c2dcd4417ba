/** The settings of a culture where the content service says nothing: the product's own rows. */
import type { CultureConfig } from '../models/content.ts';
import type { Culture } from './cultures.ts';

/** Second languages that place the symbol otherwise than the first one of their culture. */
const symbolPositions: Readonly<Record<string, Culture['symbolPosition']>> = { 'fr-CA': 'after', 'fr-BE': 'after' };

export function defaultCultureConfig(culture: Culture, language: string = culture.languages[0]): CultureConfig {
  const { countryCode, name, symbolPosition } = culture;
  return {
    countries: [
      {
        code: countryCode,
        name,
        states: [],
        statesDuplicate: [],
        zipCodePattern: null,
        houseNumberPatterns: [],
        fieldMode: null,
      },
    ],
    states: [],
    cities: {},
    symbolPosition: symbolPositions[language] ?? symbolPosition,
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
  };
}
