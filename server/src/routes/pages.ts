/** The pages: every path that is neither a call nor a file is the client's. */
import type { FastifyPluginAsync } from 'fastify';
import { RequestProblem } from '../errors/request-problem.ts';
import { pageCompression, type ServePage } from '../pages/serve-page.ts';

/** Calls and files are there or not. */
function isPagePath(url: string): boolean {
  return !/^\/(api|bff|assets)(\/|\?|$)/.test(url);
}

export const pageRoutes: FastifyPluginAsync<{ servePage: ServePage }> = async (app, { servePage }) => {
  app.setNotFoundHandler(() => {
    throw new RequestProblem('request.notFound');
  });

  app.get('/*', { schema: { hide: true }, compress: pageCompression }, async (request, reply) => {
    if (!isPagePath(request.url)) throw new RequestProblem('request.notFound');
    return servePage(request, reply);
  });
};
