/** Decides the culture and language of a request by its headers, query, path and cookie, and which URLs belong to pages. */
import {
  type CultureCode,
  defaultCultureCode,
  findLanguage,
  findNamedLanguage,
  isCultureCode,
} from '@perennial/shared/cultures/cultures';
import { readFields } from '@perennial/shared/unknown-values';
import type { FastifyRequest } from 'fastify';
import { headerOf } from './headers.ts';

export type Site = {
  readonly culture: CultureCode;
  /** A language tag of the culture, for example `fr-CA`. */
  readonly language: string;
};

/** Returns the name of the cookie with the language that this browser chose for a culture (ADR 5). */
export function languageCookie(culture: CultureCode): string {
  return `perennial-language-${culture}`;
}

/**
 * Returns the culture and language of a request. Headers win over the query, because navigations cannot send headers;
 * pages have the culture in their path, and the language of the last page in a cookie. Defaults: nl-nl, and the first
 * language of the culture.
 */
export function readSite(request: FastifyRequest): Site {
  const query = readFields(request.query);
  const culture =
    toCulture(headerOf(request, 'x-culture')) ??
    toCulture(query['culture']) ??
    toCulture(firstSegmentOf(request.url)) ??
    defaultCultureCode;
  // Requests outside the visits have no cookies.
  const cookies: Readonly<Record<string, string | undefined>> = request.cookies ?? {};
  const language =
    findNamedLanguage(culture, headerOf(request, 'x-language')) ??
    findNamedLanguage(culture, query['language']) ??
    findLanguage(culture, cookies[languageCookie(culture)]);
  return { culture, language };
}

/** Codes from outside are accepted in any case, because people and other sites write them so. */
function toCulture(value: unknown): CultureCode | undefined {
  const code = typeof value === 'string' ? value.toLowerCase() : undefined;
  return isCultureCode(code) ? code : undefined;
}

function firstSegmentOf(url: string): string | undefined {
  return /^\/([^/?#]+)/.exec(url)?.[1];
}

/** Whether a URL is neither one of the BFF nor of an asset. `*`, and a URL of another scheme than http, are no pages. */
export function isPagePath(url: string): boolean {
  return /^\/(?!(api|bff|assets)(\/|\?|$))/.test(url);
}

/**
 * Whether a URL without a culture names a file (`/wp-login.php`, `/.well-known/x`): no page has such a path, so it gets no
 * culture either.
 */
export function isFilePath(url: string): boolean {
  const [path = ''] = url.split(/[?#]/);
  const segments = path.split('/').slice(1);
  return (
    !isCultureCode(segments[0]) &&
    (segments[0]?.startsWith('.') === true || /\.[a-z0-9]+$/i.test(segments.at(-1) ?? ''))
  );
}
