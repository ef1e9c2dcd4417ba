/** The BFF's own data for the client: boot and content. */

import { analyticsSetupSchema } from '@perennial/shared/analytics/event-schemas';
import { identifierSchema } from '@perennial/shared/catalogue/schemas/fields';
import { marketSwitchesSchema } from '@perennial/shared/cultures/markets';
import { problemSchema } from '@perennial/shared/errors/problem';
import {
  bundleContentSchema,
  contentDocumentSchema,
  cultureConfigSchema,
  footerSchema,
} from '@perennial/shared/models/content';
import { sessionStateSchema } from '@perennial/shared/models/session';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ContentService } from '../content/content-service.ts';
import type { BootData } from '../pages/boot-data.ts';

type Options = { bootData: BootData; content: ContentService };

const MAX_DOCUMENTS = 20;

const bootSchema = z.object({
  culture: z.string(),
  language: z.string(),
  cultureConfig: cultureConfigSchema,
  texts: z.record(z.string(), z.unknown()).describe("The product's texts in the language, nested by area"),
  footer: footerSchema,
  markets: marketSwitchesSchema,
  manageSubscriptionUrl: z.string().optional(),
  session: sessionStateSchema,
  analytics: analyticsSetupSchema.optional(),
  card: z.object({ environment: z.string(), hostUrl: z.string().optional() }),
});

/** Names or ids as a list with commas, each once. */
const listSchema = z
  .string()
  .transform((names) => [...new Set(names.split(',').filter((name) => name !== ''))])
  .pipe(z.array(identifierSchema).min(1).max(MAX_DOCUMENTS))
  .describe(`Parted by commas, at most ${MAX_DOCUMENTS}`);

export const dataRoutes: FastifyPluginAsyncZod<Options> = async (app, { bootData, content }) => {
  app.get(
    '/bff/boot',
    {
      schema: {
        summary: 'What a page needs before its first request',
        tags: ['Pages'],
        querystring: z.object({
          culture: z.string().optional(),
          language: z.string().optional(),
        }),
        response: { 200: bootSchema },
      },
    },
    (request) => bootData(request),
  );

  app.get(
    '/bff/content/bundles',
    {
      schema: {
        summary: 'Content documents of bundles, by name',
        tags: ['Content'],
        querystring: z.object({ names: listSchema }),
        response: { 200: z.array(bundleContentSchema), default: problemSchema },
      },
    },
    async (request) => {
      const all = await content.bundles(request.site.language);
      return request.query.names.flatMap((name) => all.get(name) ?? []);
    },
  );

  app.get(
    '/bff/content/documents',
    {
      schema: {
        summary: 'Content documents by id, in the language of the request; ids of none are left out',
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
