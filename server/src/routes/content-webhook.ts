/** Told by the content service that something was published: what was kept of it is asked for anew. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { ContentService } from '../content/content-service.ts';
import { RequestProblem } from '../errors/request-problem.ts';

type Options = { config: Config; content: Pick<ContentService, 'forget'> };

/** The content service proves itself by the secret that it was given, in the body; other keys say what was published. */
const bodySchema = z.looseObject({ secret: z.string().max(500) });

export const contentWebhook: FastifyPluginAsyncZod<Options> = async (app, { config, content }) => {
  const expected = config.CONTENT_WEBHOOK_SECRET;
  // Without a secret there is no webhook.
  if (expected === undefined) return;
  app.post('/bff/content/webhook', { schema: { body: bodySchema, hide: true } }, async (request, reply) => {
    if (!isSame(request.body.secret, expected)) throw new RequestProblem('request.forbidden');
    content.forget();
    return reply.code(204).send();
  });
};

/** Takes the same time for every wrong secret. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
