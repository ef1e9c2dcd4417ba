/** The boot data as a route, for a client that changes culture or language. */
import { consentPurposes } from '@perennial/shared/analytics/analytics-setup';
import { analyticsSetupSchema } from '@perennial/shared/analytics/event-schemas';
import { legalDocuments } from '@perennial/shared/countries/legal-documents';
import { marketSwitchesSchema } from '@perennial/shared/cultures/markets';
import { cultureConfigSchema, footerSchema } from '@perennial/shared/models/content';
import { wallets } from '@perennial/shared/models/payment';
import { sessionStateSchema } from '@perennial/shared/models/session';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { LoadBootData } from '../rendering/boot-data.ts';

type Options = { loadBootData: LoadBootData };

const bootSchema = z.object({
  culture: z.string(),
  language: z.string(),
  cultureConfig: cultureConfigSchema,
  texts: z.record(z.string(), z.unknown()).describe("The product's texts in the language, nested by area"),
  footer: footerSchema,
  markets: marketSwitchesSchema,
  manageSubscriptionUrl: z.string().optional(),
  productPagesUrl: z.string().optional(),
  offersWithdrawal: z.boolean(),
  session: sessionStateSchema,
  sessionReadAt: z.number().describe('Milliseconds since 1970'),
  analytics: analyticsSetupSchema.optional(),
  reportsPages: z.boolean().optional(),
  optedOut: z.literal(true).optional().describe('The browser asks not to be tracked (Sec-GPC: 1)'),
  consentPurposes: z.array(z.enum(consentPurposes)).readonly(),
  legalLinks: z
    .array(z.object({ document: z.enum(legalDocuments), label: z.string(), url: z.string() }))
    .readonly()
    .describe('The legal documents of the country'),
  card: z.object({
    environment: z.string(),
    hostUrl: z.string().optional(),
    wallets: z.array(z.enum(wallets)).readonly().optional().describe('The wallets that the policy of a page lets open'),
  }),
});

export const bootRoutes: FastifyPluginAsyncZod<Options> = async (app, { loadBootData }) => {
  app.get(
    '/bff/boot',
    {
      schema: {
        operationId: 'getBootData',
        summary: 'What a page needs before its first request',
        tags: ['Pages'],
        querystring: z.object({
          culture: z.string().optional(),
          language: z.string().optional(),
        }),
        response: { 200: bootSchema },
      },
    },
    (request) => loadBootData(request, request.visitor.signIn()),
  );
};
