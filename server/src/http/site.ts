/** Reads the culture and language of a request. */
import { type CultureCode, defaultCultureCode, findLanguage, isCultureCode } from '@perennial/shared/cultures/cultures';
import type { FastifyRequest } from 'fastify';
import { headerOf } from './headers.ts';

export type Site = {
  readonly culture: CultureCode;
  /** A language tag of the culture, for example `fr-CA`. */
  readonly language: string;
};

/**
 * Returns the culture and language of a request. Headers win over the query, because navigations cannot send headers;
 * pages have the culture in their path. Defaults: nl-nl, and the first language of the culture.
 */
export function readSite(request: FastifyRequest): Site {
  const query = (request.query ?? {}) as Readonly<Record<string, unknown>>;
  const culture =
    toCulture(headerOf(request, 'x-culture')) ??
    toCulture(query['culture']) ??
    toCulture(firstSegmentOf(request.url)) ??
    defaultCultureCode;
  const language = headerOf(request, 'x-language') ?? query['language'];
  return { culture, language: findLanguage(culture, typeof language === 'string' ? language : undefined) };
}

/** Codes from outside are accepted in any case, because people and other sites write them so. */
function toCulture(value: unknown): CultureCode | undefined {
  const code = typeof value === 'string' ? value.toLowerCase() : undefined;
  return isCultureCode(code) ? code : undefined;
}

function firstSegmentOf(url: string): string | undefined {
  return /^\/([^/?#]+)/.exec(url)?.[1];
}
