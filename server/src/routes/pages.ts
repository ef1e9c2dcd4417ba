/** The pages: every path under a culture is the client's; a path without one goes to the remembered culture. */
import { cultures, defaultCultureCode, isCultureCode } from '@perennial/shared/cultures/cultures';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import type { BootData } from '../pages/boot-data.ts';
import type { ClientSource } from '../pages/client-source.ts';
import { renderPage } from '../pages/page-template.ts';
import { isPagePath } from '../plugins/errors.ts';
import { cookieAttributes } from '../plugins/session.ts';

/** Remembers the culture of the last page, so that a path without one finds its way. It says nothing about a person. */
const CULTURE_COOKIE = 'perennial-culture';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** A page that is smaller gains nothing by compression. */
const COMPRESSED_FROM_BYTES = 1024;

type Options = {
  config: Config;
  bootData: BootData;
  build: ClientSource['build'];
};

export const pageRoutes: FastifyPluginAsync<Options> = async (app, { config, bootData, build }) => {
  app.setNotFoundHandler(() => {
    throw new RequestProblem('request.notFound');
  });

  // Whatever no other route takes. Pages differ by visitor, so they are compressed as they are made.
  app.get('/*', { schema: { hide: true }, compress: { threshold: COMPRESSED_FROM_BYTES } }, async (request, reply) => {
    if (!isPagePath(request.url)) throw new RequestProblem('request.notFound');
    return servePage(request, reply);
  });

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    const url = new URL(config.PUBLIC_URL.origin + request.url);
    const [, firstSegment = '', ...rest] = url.pathname.split('/');
    if (!isCultureCode(firstSegment)) return reply.redirect(withCulture(request, url, firstSegment, rest), 302);

    const { indexHtml, assetsOf } = await build();
    const html = renderPage(indexHtml, await bootData(request), assetsOf(`/${rest.join('/')}`));
    if (request.cookies[CULTURE_COOKIE] !== firstSegment) {
      reply.setCookie(CULTURE_COOKIE, firstSegment, {
        ...cookieAttributes(config),
        maxAge: YEAR_SECONDS,
      });
    }
    // The page names the person who is signed in.
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
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
};

/** Decision 2: fr-ca and fr-be are languages of en-ca and nl-be, not cultures. */
function cultureOfLanguage(segment: string): { code: string; language: string } | undefined {
  for (const { code, languages } of cultures) {
    const language = languages.find((tag) => tag.toLowerCase() === segment.toLowerCase());
    if (language) return { code, language };
  }
  return undefined;
}
