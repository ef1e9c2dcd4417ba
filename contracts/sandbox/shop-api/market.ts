/** Which prices and words a request gets: its `country`, `currency` and `language` headers (specification 1, section 7). */
import type { IncomingHttpHeaders } from 'node:http';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import {
  type Culture,
  type CultureCode,
  cultureOf,
  cultures,
  defaultCultureCode,
} from '@perennial/shared/cultures/cultures';
import { ShopError } from './errors.ts';
import { type CurrencyCode, isCurrencyCode } from './money.ts';

export type Market = {
  readonly culture: Culture & { readonly code: CultureCode };
  readonly country: CountryCode;
  readonly currency: CurrencyCode;
  /** Language tag such as `fr-CA`. */
  readonly language: string;
};

function text(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && header !== '' ? header : undefined;
}

/** The language alone, also where the country is not one of ours: an error is told in it. */
export function languageOfHeaders(headers: IncomingHttpHeaders): string {
  const tag = text(headers['language']);
  // What is no tag at all would make every date and every amount fail.
  return tag !== undefined && /^[a-z]{2}(-[a-z]{2})?$/i.test(tag) ? tag : cultureOf(defaultCultureCode).languages[0];
}

/** Nl-NL, NL and EUR where a header is missing (specification 1, section 9); throws where we do not sell so. */
export function marketOfHeaders(headers: IncomingHttpHeaders): Market {
  const country = text(headers['country']) ?? cultureOf(defaultCultureCode).countryCode;
  const culture = cultures.find((candidate) => candidate.countryCode === country);
  const currency = text(headers['currency']) ?? culture?.currency.code ?? '';
  if (!culture || !isCurrencyCode(currency)) {
    throw new ShopError(400, 'error.message.marketIsNotSupported', { country, currency });
  }
  return { culture, country: culture.countryCode, currency, language: languageOfHeaders(headers) };
}
