/** Answers a request with a page of the client: its culture's, with the boot data inline. */
import { cultures, defaultCultureCode, isCultureCode } from '@perennial/shared/cultures/cultures';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { cookieAttributes } from '../plugins/session.ts';
import type { BootData } from './boot-data.ts';
import type { ClientSource } from './client-source.ts';
import { localReturnAddress } from './local-return.ts';
import { renderPage } from './page-template.ts';

/** Remembers the culture of the last page, so that a path without one finds its way. It says nothing about a person. */
const CULTURE_COOKIE = 'perennial-culture';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Route option of pages: they differ by visitor, so they are compressed as they are made. */
export const pageCompression = { threshold: 1024 };

export type ServePage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

type Options = { config: Config; bootData: BootData; build: ClientSource['build'] };

export function createServePage({ config, bootData, build }: Options): ServePage {
  return async (request, reply) => {
    const url = new URL(config.PUBLIC_URL.origin + request.url);
    const local = localReturnAddress(url, config.LOCAL_RETURN_HOST);
    if (local) return reply.header('cache-control', 'no-store').redirect(local, 302);
    const [, firstSegment = '', ...rest] = url.pathname.split('/');
    if (!isCultureCode(firstSegment)) return reply.redirect(withCulture(request, url, firstSegment, rest), 302);

    const { indexHtml, assetsOf } = await build();
    const html = renderPage(indexHtml, {
      boot: await bootData(request),
      scriptNonce: request.scriptNonce,
      assets: assetsOf(`/${rest.join('/')}`),
    });
    if (request.cookies[CULTURE_COOKIE] !== firstSegment) {
      reply.setCookie(CULTURE_COOKIE, firstSegment, { ...cookieAttributes(config), maxAge: YEAR_SECONDS });
    }
    // The page names the person who is signed in.
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
  };
}

/** The same path under a culture: the language's own where the path names one (fr-ca), else the remembered one. */
function withCulture(request: FastifyRequest, url: URL, firstSegment: string, rest: readonly string[]): string {
  const named = cultureOfLanguage(firstSegment);
  if (named) {
    url.searchParams.set('language', named.language);
    return `/${named.code}/${rest.join('/')}${url.search}`;
  }
  const remembered = request.cookies[CULTURE_COOKIE];
  const code = isCultureCode(remembered) ? remembered : defaultCultureCode;
  return `/${code}${url.pathname.replace(/^\/+/, '/')}${url.search}`;
}

/** Decision 2: fr-ca and fr-be are languages of en-ca and nl-be, not cultures. */
function cultureOfLanguage(segment: string): { code: string; language: string } | undefined {
  for (const { code, languages } of cultures) {
    const language = languages.find((tag) => tag.toLowerCase() === segment.toLowerCase());
    if (language) return { code, language };
  }
  return undefined;
}
