/** Serves what `PublishedFiles` has a link to. */
import type { FastifyPluginAsync } from 'fastify';
import type { PublishedFiles } from './published-files.ts';

type FileParams = { Params: { token: string; name: string } };

export const publishedFilePages: FastifyPluginAsync<{ files: PublishedFiles }> = async (app, { files }) => {
  app.get<FileParams>('/files/:token/:name', async (request, reply) => {
    const file = files.byToken(request.params.token);
    if (!file) return reply.code(404).type('text/plain').send('There is no such file, or its link is too old.');
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${file.name}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(await file.make());
  });
};
