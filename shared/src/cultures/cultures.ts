/** The fourteen cultures (specification 1, sections 2.1 and 3.1): a country is a row. */

export type Currency = {
  readonly code: string;
  readonly name: string;
  readonly symbol: string;
  readonly decimal: '.' | ',';
  readonly thousand: string;
};

export type Culture = {
  /** First segment of every page's path. */
  readonly code: string;
  /** The country's name in its own language. */
  readonly name: string;
  /** Name of this site as the footer shows it. */
  readonly site: string;
  readonly countryCode: string;
  /** Language tags as the shop API's `language` header takes them; the first is the default. */
  readonly languages: readonly [string, ...string[]];
  readonly currency: Currency;
  readonly symbolPosition: 'before' | 'after';
  readonly dateFormat: 'MM/DD/YYYY' | 'DD-MM-YYYY';
};

const narrowSpace = ' ';
const currencies = {
  euro: { code: 'EUR', name: 'Euro', symbol: '€', decimal: ',', thousand: '.' },
  euroInFrance: { code: 'EUR', name: 'Euro', symbol: '€', decimal: ',', thousand: narrowSpace },
  usDollar: { code: 'USD', name: 'US dollar', symbol: '$', decimal: '.', thousand: ',' },
  canadianDollar: { code: 'CAD', name: 'Canadian dollar', symbol: '$', decimal: '.', thousand: ',' },
  zloty: { code: 'PLN', name: 'Złoty polski', symbol: 'zł', decimal: ',', thousand: narrowSpace },
  koruna: { code: 'CZK', name: 'Česká koruna', symbol: 'Kč', decimal: ',', thousand: narrowSpace },
  krona: { code: 'SEK', name: 'Svensk krona', symbol: 'kr', decimal: ',', thousand: narrowSpace },
  leu: { code: 'RON', name: 'Leu românesc', symbol: 'RON', decimal: ',', thousand: '.' },
  pound: { code: 'GBP', name: 'Pound sterling', symbol: '£', decimal: '.', thousand: ',' },
} as const satisfies Record<string, Currency>;

const rows = [
  {
    code: 'nl-nl',
    name: 'Nederland',
    site: 'Perennial Nederland',
    countryCode: 'NL',
    languages: ['nl-NL'],
    currency: currencies.euro,
    symbolPosition: 'before',
    dateFormat: 'DD-MM-YYYY',
  },
  {
    code: 'en-us',
    name: 'United States',
    site: 'Perennial United States',
    countryCode: 'US',
    languages: ['en-US'],
    currency: currencies.usDollar,
    symbolPosition: 'before',
    dateFormat: 'MM/DD/YYYY',
  },
  {
    code: 'en-ca',
    name: 'Canada',
    site: 'Perennial Canada',
    countryCode: 'CA',
    languages: ['en-CA', 'fr-CA'],
    currency: currencies.canadianDollar,
    symbolPosition: 'before',
    dateFormat: 'MM/DD/YYYY',
  },
  {
    code: 'pl-pl',
    name: 'Polska',
    site: 'Perennial Polska',
    countryCode: 'PL',
    languages: ['pl-PL'],
    currency: currencies.zloty,
    symbolPosition: 'after',
    dateFormat: 'DD-MM-YYYY',
  },
  {
    code: 'cs-cz',
    name: 'Česko',
    site: 'Perennial Česko',
    countryCode: 'CZ',
    languages: ['cs-CZ'],
    currency: currencies.koruna,
    symbolPosition: 'after',
    dateFormat: 'DD-MM-YYYY',
  },
  {
    code: 'fr-fr',
    name: 'France',
    site: 'Perennial France',
    countryCode: 'FR',
    languages: ['fr-FR'],
    currency: currencies.euroInFrance,
    symbolPosition: 'after',
    dateFormat: 'DD-MM-YYYY',
  },
  {
    code: 'sv-se',
    name: 'Sverige',
    site: 'Perennial Sverige',
    countryCode: 'SE',
    languages: ['sv-SE'],
    currency: currencies.krona,
    symbolPosition: 'after',
    dateFormat: 'DD-MM-YYYY',
  },
  {
    code: 'ro-ro',
    name: 'România',
    site: 'Perennial România',
    countryCode: 'RO',
    languages: ['ro-RO'],
    currency: currencies.leu,
    symbolPosition: 'after',
    dateFormat: 'DD-MM-YYYY',
  },
  {
    code: 'de-de',
    name: 'Deutschland',
    site: 'Perennial Deutschland',
    countryCode: 'DE',
    languages: ['de-DE'],
    currency: currencies.euro,
    symbolPosition: 'after',
    dateFormat: 'DD-MM-YYYY',
  },
  {
    code: 'en-gb',
    name: 'United Kingdom',
    site: 'Perennial United Kingdom',
    countryCode: 'GB',
    languages: ['en-GB'],
    currency: currencies.pound,
    symbolPosition: 'before',
    dateFormat: 'DD-MM-YYYY',
  },
  {
    code: 'it-it',
    name: 'Italia',
    site: 'Perennial Italia',
    countryCode: 'IT',
    languages: ['it-IT'],
    currency: currencies.euro,
    symbolPosition: 'after',
    dateFormat: 'DD-MM-YYYY',
  },
  {
    code: 'es-es',
    name: 'España',
    site: 'Perennial España',
    countryCode: 'ES',
    languages: ['es-ES'],
    currency: currencies.euro,
    symbolPosition: 'after',
    dateFormat: 'DD-MM-YYYY',
  },
  {
    code: 'de-at',
    name: 'Österreich',
    site: 'Perennial Österreich',
    countryCode: 'AT',
    languages: ['de-AT'],
    currency: currencies.euro,
    symbolPosition: 'before',
    dateFormat: 'DD-MM-YYYY',
  },
  {
    code: 'nl-be',
    name: 'België',
    site: 'Perennial België',
    countryCode: 'BE',
    languages: ['nl-BE', 'fr-BE'],
    currency: currencies.euro,
    symbolPosition: 'before',
    dateFormat: 'DD-MM-YYYY',
  },
] as const satisfies readonly Culture[];

export type CultureCode = (typeof rows)[number]['code'];

export const cultures: readonly (Culture & { readonly code: CultureCode })[] = rows;

export const cultureCodes = rows.map((row) => row.code);

/** Specification 1, section 2.1: used where neither the path nor a stored choice names a culture. */
export const defaultCultureCode: CultureCode = 'nl-nl';

const byCode = new Map<string, Culture & { readonly code: CultureCode }>(rows.map((row) => [row.code, row]));

export function isCultureCode(text: string | undefined): text is CultureCode {
  return text !== undefined && byCode.has(text);
}

/** The row of a culture. */
export function cultureOf(code: CultureCode): Culture & { readonly code: CultureCode } {
  const culture = byCode.get(code);
  if (!culture) throw new Error(`There is no culture ${code}`);
  return culture;
}

/** The language to use in a culture: the wished one where the culture has it, else the culture's first. */
export function languageOf(code: CultureCode, wished?: string): string {
  const { languages } = cultureOf(code);
  return languages.find((language) => language.toLowerCase() === wished?.toLowerCase()) ?? languages[0];
}
