import { describe, expect, it } from 'vitest';
import { siteName } from '../brand/brand.ts';
import { countryCodes } from '../countries/country-codes.ts';
import {
  cultureCodes,
  cultureOf,
  cultures,
  currencyNames,
  defaultCultureCode,
  findLanguage,
  isCultureCode,
} from './cultures.ts';

/** The table in docs/rules/markets.md#cultures. */
const table = `
nl-nl | NL | Nederland      | nl-NL        | EUR | Euro            | €   | before | 1.234,50 | DD-MM-YYYY
en-us | US | United States  | en-US        | USD | US dollar       | $   | before | 1,234.50 | MM/DD/YYYY
en-ca | CA | Canada         | en-CA, fr-CA | CAD | Canadian dollar | $   | before | 1,234.50 | MM/DD/YYYY
pl-pl | PL | Polska         | pl-PL        | PLN | Złoty polski    | zł  | after  | 1 234,50 | DD-MM-YYYY
cs-cz | CZ | Česko          | cs-CZ        | CZK | Česká koruna    | Kč  | after  | 1 234,50 | DD-MM-YYYY
fr-fr | FR | France         | fr-FR        | EUR | Euro            | €   | after  | 1 234,50 | DD-MM-YYYY
sv-se | SE | Sverige        | sv-SE        | SEK | Svensk krona    | kr  | after  | 1 234,50 | DD-MM-YYYY
ro-ro | RO | România        | ro-RO        | RON | Leu românesc    | RON | after  | 1.234,50 | DD-MM-YYYY
de-de | DE | Deutschland    | de-DE        | EUR | Euro            | €   | after  | 1.234,50 | DD-MM-YYYY
en-gb | GB | United Kingdom | en-GB        | GBP | Pound sterling  | £   | before | 1,234.50 | DD-MM-YYYY
it-it | IT | Italia         | it-IT        | EUR | Euro            | €   | after  | 1.234,50 | DD-MM-YYYY
es-es | ES | España         | es-ES        | EUR | Euro            | €   | after  | 1.234,50 | DD-MM-YYYY
de-at | AT | Österreich     | de-AT        | EUR | Euro            | €   | before | 1.234,50 | DD-MM-YYYY
nl-be | BE | België         | nl-BE, fr-BE | EUR | Euro            | €   | before | 1.234,50 | DD-MM-YYYY
`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.replace(/^ +| +$/g, '')));

describe('the sites of the shop', () => {
  it.each(rows)('%s is the site of %s', (...row) => {
    const [code, country, name, languages, currencyCode, currencyName, symbol, position, money, date] = row;
    const culture = cultures.find((candidate) => candidate.code === code);
    expect(culture).toMatchObject({
      countryCode: country,
      name,
      currency: { code: currencyCode, symbol },
      symbolPosition: position,
      dateFormat: date,
    });
    expect(culture && currencyNames[culture.currency.code]).toBe(currencyName);
    expect(culture && siteName(culture)).toBe(`Perennial ${name}`);
    expect(culture?.languages.join(', ')).toBe(languages);
    expect(`1${culture?.currency.thousand}234${culture?.currency.decimal}50`).toBe(money);
  });

  it('are one for each country, in the order of the countries', () => {
    expect(cultures.map(({ countryCode }) => countryCode)).toEqual(countryCodes);
    expect(cultureCodes).toEqual(rows.map(([code]) => code));
  });

  it('show the Dutch site to a visitor of whom nothing is known', () => {
    expect(defaultCultureCode).toBe('nl-nl');
  });
});

describe('the first part of a path', () => {
  it.each([
    { text: 'en-ca', site: true },
    { text: 'nl-be', site: true },
    { text: 'fr-ca', site: false },
    { text: 'EN-CA', site: false },
    { text: 'cart', site: false },
    { text: '', site: false },
    { text: undefined, site: false },
  ])('$text names a site: $site', ({ text, site }) => {
    expect(isCultureCode(text)).toBe(site);
  });
});

describe('the site of a code', () => {
  it.each([
    { code: 'en-gb', country: 'GB' },
    { code: 'de-at', country: 'AT' },
  ] as const)('$code is the one of $country', ({ code, country }) => {
    expect(cultureOf(code).countryCode).toBe(country);
  });

  it('is an error that names the code if there is none', () => {
    const unknown: string = 'xx-xx';
    expect(() => isCultureCode(unknown) || cultureOf(unknown as 'nl-nl')).toThrow('There is no culture xx-xx');
  });
});

describe('the language of a page', () => {
  it.each([
    { code: 'en-ca', asked: 'fr-CA', language: 'fr-CA' },
    { code: 'en-ca', asked: 'FR-ca', language: 'fr-CA' },
    { code: 'en-ca', asked: 'en-CA', language: 'en-CA' },
    { code: 'en-ca', asked: 'fr-BE', language: 'en-CA' },
    { code: 'en-ca', asked: 'fr', language: 'en-CA' },
    { code: 'en-ca', asked: undefined, language: 'en-CA' },
    { code: 'nl-be', asked: 'fr-BE', language: 'fr-BE' },
    { code: 'nl-be', asked: undefined, language: 'nl-BE' },
    { code: 'nl-be', asked: 'nl-NL', language: 'nl-BE' },
    { code: 'de-de', asked: 'en-GB', language: 'de-DE' },
  ] as const)('is $language on $code for a visitor who asks for $asked', ({ code, asked, language }) => {
    expect(findLanguage(code, asked)).toBe(language);
  });
});
