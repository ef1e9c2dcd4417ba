/** The pages: every path that is neither a route of the BFF nor a file belongs to the client. */
import type { FastifyPluginAsync } from 'fastify';
import { RequestProblem } from '../errors/request-problem.ts';
import { pageCompression, type ServePage } from '../pages/serve-page.ts';

/** Pages that must not be listed say so themselves, so that they can be read. */
const ROBOTS = ['User-agent: *', 'Disallow: /api/', 'Disallow: /bff/', ''].join('\n');

/** An unknown path of the BFF or of a file is an error, not a page. So is `*`, and a URL of another scheme than http. */
function isPagePath(url: string): boolean {
  return /^\/(?!(api|bff|assets)(\/|\?|$))/.test(url);
}

export const pageRoutes: FastifyPluginAsync<{ servePage: ServePage }> = async (app, { servePage }) => {
  app.setNotFoundHandler(() => {
    throw new RequestProblem('request.notFound');
  });

  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('text/plain; charset=utf-8').send(ROBOTS),
  );

  app.get('/*', { schema: { hide: true }, compress: pageCompression }, async (request, reply) => {
    if (!isPagePath(request.url)) throw new RequestProblem('request.notFound');
    return servePage(request, reply);
  });
};
