/** The settings of a culture without a culture document. */
import type { CultureConfig } from '../models/content.ts';
import type { Culture } from './cultures.ts';

/** Languages whose currency symbol is not at the position of their culture. */
const symbolPositions: Readonly<Record<string, Culture['symbolPosition']>> = { 'fr-CA': 'after', 'fr-BE': 'after' };

/** Returns the default settings of a culture in one of its languages. */
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
