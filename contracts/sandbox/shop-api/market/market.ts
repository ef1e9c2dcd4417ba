/**
 * The market of a request, from its `country`, `currency` and `language` headers
 * (docs/rules/markets.md#request-headers).
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import {
  type Culture,
  type CultureCode,
  cultureOf,
  cultures,
  defaultCultureCode,
} from '@perennial/shared/cultures/cultures';
import { ShopError } from '../errors/shop-error.ts';
import { type CurrencyCode, isCurrencyCode } from './money.ts';

export type Market = {
  readonly culture: Culture & { readonly code: CultureCode };
  readonly country: CountryCode;
  readonly currency: CurrencyCode;
  /** Language tag such as `fr-CA`. */
  readonly language: string;
};

function singleValue(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && header !== '' ? header : undefined;
}

/** Returns the language tag of a request, `nl-NL` without a valid one. It works for unsupported countries too. */
export function readLanguage(headers: IncomingHttpHeaders): string {
  const tag = singleValue(headers['language']);
  // Intl throws for an invalid tag.
  return tag !== undefined && /^[a-z]{2}(-[a-z]{2})?$/i.test(tag) ? tag : cultureOf(defaultCultureCode).languages[0];
}

/** Returns the market of a request; missing headers mean nl-NL, NL and EUR. Throws ShopError 400 for another country. */
export function readMarket(headers: IncomingHttpHeaders): Market {
  const country = singleValue(headers['country']) ?? cultureOf(defaultCultureCode).countryCode;
  const culture = cultures.find((candidate) => candidate.countryCode === country);
  const currency = singleValue(headers['currency']) ?? culture?.currency.code ?? '';
  if (!culture || !isCurrencyCode(currency)) {
    throw new ShopError(400, 'error.message.marketIsNotSupported', { country, currency });
  }
  return { culture, country: culture.countryCode, currency, language: readLanguage(headers) };
}

/** Returns the market of a culture in its first language. Throws for a currency in which the shop has no prices. */
export function toMarket(culture: Market['culture']): Market {
  const { code: currency } = culture.currency;
  if (!isCurrencyCode(currency)) throw new Error(`The shop has no prices in ${currency}`);
  return { culture, country: culture.countryCode, currency, language: culture.languages[0] };
}
