/** Which culture and language a request is about: headers of the client, or the query of a document. */
import { type CultureCode, defaultCultureCode, findLanguage, isCultureCode } from '@perennial/shared/cultures/cultures';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

export type SiteChoice = {
  readonly culture: CultureCode;
  readonly language: string;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Culture and language; the default culture where the request names none. */
    readonly site: SiteChoice;
  }
}

const sites = new WeakMap<FastifyRequest, SiteChoice>();

function readSite(request: FastifyRequest): SiteChoice {
  const query = (request.query ?? {}) as Readonly<Record<string, unknown>>;
  const culture = [headerOf(request, 'x-culture'), query['culture'], firstSegment(request.url)].find(isCulture);
  const language = [headerOf(request, 'x-language'), query['language']].find((value) => typeof value === 'string');
  return {
    culture: culture ?? defaultCultureCode,
    language: findLanguage(culture ?? defaultCultureCode, language),
  };
}

export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

function isCulture(value: unknown): value is CultureCode {
  return typeof value === 'string' && isCultureCode(value.toLowerCase());
}

function firstSegment(url: string): string | undefined {
  return /^\/([^/?#]+)/.exec(url)?.[1];
}

export const culture = fp(
  async (app) => {
    app.decorateRequest('site', {
      getter(this: FastifyRequest) {
        const known = sites.get(this);
        if (known) return known;
        const site = readSite(this);
        sites.set(this, site);
        return site;
      },
    });
  },
  { name: 'culture' },
);
