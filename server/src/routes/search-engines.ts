/** What search engines read besides the pages (docs/rules/content.md#search-engines). */
import { isCultureCode } from '@perennial/shared/cultures/cultures';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import type { BundleSites } from '../search-engines/bundle-sites.ts';
import { writeSitemap, writeSitemapIndex } from '../search-engines/sitemaps.ts';

const DAY_SECONDS = 86_400;
/** A new bundle is listed after ten minutes at the latest. */
const SITEMAP_SECONDS = 600;

type Options = { config: Config; bundleSites: BundleSites };

export const searchEngineRoutes: FastifyPluginAsync<Options> = async (app, { config, bundleSites }) => {
  const { origin } = config.PUBLIC_URL;
  const schema = { hide: true };

  function send(reply: FastifyReply, type: string, seconds: number, text: string): FastifyReply {
    return reply.header('cache-control', `public, max-age=${seconds}`).type(`${type}; charset=utf-8`).send(text);
  }

  // Pages that must not be listed say so themselves. A search engine has to read them to know it, so they are not closed.
  const robots = ['User-agent: *', 'Disallow: /api/', 'Disallow: /bff/', '', `Sitemap: ${origin}/sitemap.xml`, ''];
  app.get('/robots.txt', { schema }, (_request, reply) => send(reply, 'text/plain', DAY_SECONDS, robots.join('\n')));

  app.get('/sitemap.xml', { schema }, (_request, reply) =>
    send(reply, 'application/xml', SITEMAP_SECONDS, writeSitemapIndex(origin)),
  );

  app.get<{ Params: { culture: string } }>('/:culture/sitemap.xml', { schema }, async ({ params }, reply) => {
    if (!isCultureCode(params.culture)) throw new RequestProblem('request.notFound');
    return send(reply, 'application/xml', SITEMAP_SECONDS, await writeSitemap(origin, params.culture, bundleSites));
  });
};
