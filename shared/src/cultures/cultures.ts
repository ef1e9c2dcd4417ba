/** The cultures: for each country its languages, currency and formats (docs/rules/markets.md#cultures). */
import { type CountryCode, countryCodes } from '../countries/country-codes.ts';
import type { CurrencyCode } from '../countries/currency-codes.ts';

export type Currency = {
  readonly code: CurrencyCode;
  readonly symbol: string;
  readonly decimal: '.' | ',';
  readonly thousand: string;
};

type CultureRow = {
  /** First segment of every page's path. */
  readonly code: string;
  /** The country's name in its own language. */
  readonly name: string;
  /** Language tags as in the `language` header of the shop API; the first is the default. */
  readonly languages: readonly [string, ...string[]];
  readonly currency: Currency;
  readonly symbolPosition: 'before' | 'after';
  readonly dateFormat: 'MM/DD/YYYY' | 'DD-MM-YYYY';
};

const space = ' ';
const currencies = {
  euro: { code: 'EUR', symbol: '€', decimal: ',', thousand: '.' },
  euroInFrance: { code: 'EUR', symbol: '€', decimal: ',', thousand: space },
  usDollar: { code: 'USD', symbol: '$', decimal: '.', thousand: ',' },
  canadianDollar: { code: 'CAD', symbol: '$', decimal: '.', thousand: ',' },
  zloty: { code: 'PLN', symbol: 'zł', decimal: ',', thousand: space },
  koruna: { code: 'CZK', symbol: 'Kč', decimal: ',', thousand: space },
  krona: { code: 'SEK', symbol: 'kr', decimal: ',', thousand: space },
  leu: { code: 'RON', symbol: 'RON', decimal: ',', thousand: '.' },
  pound: { code: 'GBP', symbol: '£', decimal: '.', thousand: ',' },
} as const satisfies Record<string, Currency>;

/** Pages show symbols, so no page loads these. */
export const currencyNames = {
  EUR: 'Euro',
  USD: 'US dollar',
  CAD: 'Canadian dollar',
  PLN: 'Złoty polski',
  CZK: 'Česká koruna',
  SEK: 'Svensk krona',
  RON: 'Leu românesc',
  GBP: 'Pound sterling',
} as const satisfies Readonly<Record<CurrencyCode, string>>;

const rows = {
  NL: {
    code: 'nl-nl',
    name: 'Nederland',
    languages: ['nl-NL'],
    currency: currencies.euro,
    symbolPosition: 'before',
    dateFormat: 'DD-MM-YYYY',
  },
  US: {
    code: 'en-us',
    name: 'United States',
    languages: ['en-US'],
    currency: currencies.usDollar,
    symbolPosition: 'before',
    dateFormat: 'MM/DD/YYYY',
  },
  CA: {
    code: 'en-ca',
    name: 'Canada',
    languages: ['en-CA', 'fr-CA'],
    currency: currencies.canadianDollar,
    symbolPosition: 'before',
    dateFormat: 'MM/DD/YYYY',
  },
  PL: {
    code: 'pl-pl',
    name: 'Polska',
    languages: ['pl-PL'],
    currency: currencies.zloty,
    symbolPosition: 'after',
    dateFormat: 'DD-MM-YYYY',
  },
  CZ: {
    code: 'cs-cz',
    name: 'Česko',
    languages: ['cs-CZ'],
    currency: currencies.koruna,
    symbolPosition: 'after',
    dateFormat: 'DD-MM-YYYY',
  },
  FR: {
    code: 'fr-fr',
    name: 'France',
    languages: ['fr-FR'],
    currency: currencies.euroInFrance,
    symbolPosition: 'after',
    dateFormat: 'DD-MM-YYYY',
  },
  SE: {
    code: 'sv-se',
    name: 'Sverige',
    languages: ['sv-SE'],
    currency: currencies.krona,
    symbolPosition: 'after',
    dateFormat: 'DD-MM-YYYY',
  },
  RO: {
    code: 'ro-ro',
    name: 'România',
    languages: ['ro-RO'],
    currency: currencies.leu,
    symbolPosition: 'after',
    dateFormat: 'DD-MM-YYYY',
  },
  DE: {
    code: 'de-de',
    name: 'Deutschland',
    languages: ['de-DE'],
    currency: currencies.euro,
    symbolPosition: 'after',
    dateFormat: 'DD-MM-YYYY',
  },
  GB: {
    code: 'en-gb',
    name: 'United Kingdom',
    languages: ['en-GB'],
    currency: currencies.pound,
    symbolPosition: 'before',
    dateFormat: 'DD-MM-YYYY',
  },
  IT: {
    code: 'it-it',
    name: 'Italia',
    languages: ['it-IT'],
    currency: currencies.euro,
    symbolPosition: 'after',
    dateFormat: 'DD-MM-YYYY',
  },
  ES: {
    code: 'es-es',
    name: 'España',
    languages: ['es-ES'],
    currency: currencies.euro,
    symbolPosition: 'after',
    dateFormat: 'DD-MM-YYYY',
  },
  AT: {
    code: 'de-at',
    name: 'Österreich',
    languages: ['de-AT'],
    currency: currencies.euro,
    symbolPosition: 'before',
    dateFormat: 'DD-MM-YYYY',
  },
  BE: {
    code: 'nl-be',
    name: 'België',
    languages: ['nl-BE', 'fr-BE'],
    currency: currencies.euro,
    symbolPosition: 'before',
    dateFormat: 'DD-MM-YYYY',
  },
} as const satisfies Record<CountryCode, CultureRow>;

type Rows = typeof rows;

export type CultureCode = Rows[CountryCode]['code'];

/** A culture with more than one language. */
export type MultilingualCultureCode = {
  [C in CountryCode]: Rows[C]['languages'] extends readonly [string] ? never : Rows[C]['code'];
}[CountryCode];

type LanguageOf<Tag> = Tag extends `${infer Language}-${string}` ? Language : never;

type MultilingualRow = Extract<Rows[CountryCode], { readonly code: MultilingualCultureCode }>;

/** The languages that a visitor can choose from, without their regions. */
export type ChoosableLanguage = LanguageOf<MultilingualRow['languages'][number]>;

/** The languages of all cultures, without their regions, for example `fr`. A table by this type is complete. */
export type LanguageCode = LanguageOf<Rows[CountryCode]['languages'][number]>;

export type Culture = CultureRow & { readonly code: CultureCode; readonly countryCode: CountryCode };

/** All cultures, in the order of the country codes. */
export const cultures: readonly Culture[] = countryCodes.map((countryCode) => ({ ...rows[countryCode], countryCode }));

export const cultureCodes: readonly CultureCode[] = cultures.map(({ code }) => code);

/** The culture of a visitor without one in the path or in the cookie (docs/rules/markets.md#culture-in-urls). */
export const defaultCultureCode: CultureCode = 'nl-nl';

const byCode = new Map<string, Culture>(cultures.map((culture) => [culture.code, culture]));

export function isCultureCode(value: unknown): value is CultureCode {
  return typeof value === 'string' && byCode.has(value);
}

/** Returns the culture with a code. */
export function cultureOf(code: CultureCode): Culture {
  const culture = byCode.get(code);
  if (!culture) throw new Error(`There is no culture ${code}`);
  return culture;
}

/** Returns the culture's language that a value from outside names; upper and lower case are equal. */
export function findNamedLanguage(code: CultureCode, named: unknown): string | undefined {
  if (typeof named !== 'string') return undefined;
  return cultureOf(code).languages.find((language) => language.toLowerCase() === named.toLowerCase());
}

/** Returns the requested language if the culture has it, else the culture's default. */
export function findLanguage(code: CultureCode, requested?: string): string {
  return findNamedLanguage(code, requested) ?? cultureOf(code).languages[0];
}
