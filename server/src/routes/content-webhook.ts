/** The webhook of the content service: invalidates the cached documents (docs/rules/content.md#cache). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { ContentService } from '../content/content-service.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { areEqualSecrets } from '../secrets.ts';

type Options = { config: Config; content: Pick<ContentService, 'invalidate'> };

/** The secret authenticates the content service. The other fields describe the publication. */
const bodySchema = z.looseObject({ secret: z.string().max(500) });

export const contentWebhook: FastifyPluginAsyncZod<Options> = async (app, { config, content }) => {
  const expected = config.CONTENT_WEBHOOK_SECRET;
  if (expected === undefined) return;
  app.post('/bff/content/webhook', { schema: { body: bodySchema, hide: true } }, async (request, reply) => {
    if (!areEqualSecrets(request.body.secret, expected)) throw new RequestProblem('request.forbidden');
    content.invalidate();
    return reply.code(204).send();
  });
};
