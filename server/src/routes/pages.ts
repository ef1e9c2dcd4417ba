/** The pages: every path that is neither a route of the BFF nor a file belongs to the client. */
import type { FastifyPluginAsync } from 'fastify';
import { RequestProblem } from '../errors/request-problem.ts';
import { isNavigation } from '../http/headers.ts';
import { sendNotFoundPage } from '../http/plain-page.ts';
import { isFilePath, isPagePath } from '../http/request-culture.ts';
import { pageCompression, type ServePage } from '../rendering/serve-page.ts';

export const pageRoutes: FastifyPluginAsync<{ servePage: ServePage }> = async (app, { servePage }) => {
  app.setNotFoundHandler(() => {
    throw new RequestProblem('request.notFound');
  });

  app.get('/*', { schema: { hide: true }, compress: pageCompression }, async (request, reply) => {
    // An unknown path of the BFF or of a file is an error, not a page.
    if (!isPagePath(request.url)) throw new RequestProblem('request.notFound');
    if (isFilePath(request.url)) {
      if (!isNavigation(request)) throw new RequestProblem('request.notFound');
      const { culture, language } = request.site;
      return sendNotFoundPage(reply.addDocumentHeaders(), { status: 404, culture, language });
    }
    return servePage(request, reply);
  });
};
