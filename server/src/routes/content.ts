/** Documents of the content service (docs/rules/content.md#documents). */
import { identifierSchema } from '@perennial/shared/catalogue/schemas/fields';
import { problemSchema } from '@perennial/shared/errors/problem';
import { bundleContentSchema, contentDocumentSchema } from '@perennial/shared/models/content';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ContentService } from '../content/content-service.ts';

type Options = { content: ContentService };

const MAX_DOCUMENTS = 20;

/** Comma-separated names or ids, without duplicates. */
const listSchema = z
  .string()
  .transform((names) => [...new Set(names.split(',').filter((name) => name !== ''))])
  .pipe(z.array(identifierSchema).min(1).max(MAX_DOCUMENTS))
  .describe(`Comma-separated, at most ${MAX_DOCUMENTS}`);

export const contentRoutes: FastifyPluginAsyncZod<Options> = async (app, { content }) => {
  app.get(
    '/bff/content/bundles',
    {
      schema: {
        operationId: 'getBundleContent',
        summary: 'Content documents of bundles, by name; unknown names are left out; without names all of them',
        tags: ['Content'],
        querystring: z.object({ names: listSchema.optional() }),
        response: { 200: z.array(bundleContentSchema), default: problemSchema },
      },
    },
    async (request) => {
      const bundles = await content.bundles(request.site.language);
      const { names } = request.query;
      return names ? names.flatMap((name) => bundles.get(name) ?? []) : [...bundles.values()];
    },
  );

  app.get(
    '/bff/content/documents',
    {
      schema: {
        operationId: 'getContentDocuments',
        summary: 'Content documents by id, in the language of the request; unknown ids are left out',
        tags: ['Content'],
        querystring: z.object({ ids: listSchema }),
        response: { 200: z.array(contentDocumentSchema), default: problemSchema },
      },
    },
    async (request) => {
      const { ids } = request.query;
      const documents = await Promise.all(ids.map((id) => content.document(id, request.site.language)));
      return documents.filter((document) => document !== null);
    },
  );
};
