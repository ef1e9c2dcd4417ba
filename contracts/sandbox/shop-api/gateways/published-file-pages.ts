/** Downloads of `PublishedFiles`. */
import type { FastifyPluginAsync } from 'fastify';
import { languageFrom } from '../../pages/language.ts';
import { shopTexts } from '../products/texts.ts';
import type { PublishedFiles } from './published-files.ts';

type FileParams = { Params: { token: string; name: string } };

export const publishedFilePages: FastifyPluginAsync<{ files: PublishedFiles }> = async (app, { files }) => {
  app.get<FileParams>('/files/:token/:name', async (request, reply) => {
    const file = files.byToken(request.params.token);
    if (!file) {
      const { fileIsGone } = shopTexts(languageFrom(request.headers['accept-language']));
      return reply.code(404).type('text/plain; charset=utf-8').send(fileIsGone);
    }
    return reply
      .headers({
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${file.name}"`,
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      })
      .send(await file.create());
  });
};
