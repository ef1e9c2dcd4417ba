/** Analytics events of the client: checked, told whom they are about by hash, and handed on (specification 1, section 7). */
import { eventBatchSchema } from '@perennial/shared/analytics/event-schemas';
import { events } from '@perennial/shared/analytics/events';
import { problemSchema } from '@perennial/shared/errors/problem';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Collector, createCollector } from '../analytics/collector.ts';
import { hashedIdentifiers } from '../analytics/identifiers.ts';
import { type Config, sendsEvents } from '../config.ts';

const BODY_LIMIT = 32 * 1024;

export const eventRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  // Without the adapter there is no such address.
  if (!sendsEvents(config)) return;
  const collect: Collector = createCollector(config.ANALYTICS_COLLECTOR_URL);

  app.post(
    '/bff/events',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        summary: 'Analytics events, at most 50; identifiers are added here, hashed',
        tags: ['Analytics'],
        body: eventBatchSchema,
        response: {
          202: z.null().describe('Taken; the browser does not wait for the collector'),
          default: problemSchema,
        },
      },
    },
    async (request, reply) => {
      const { culture, language } = request.site;
      collect(
        {
          ...hashedIdentifiers(await request.visitor.signIn()),
          culture,
          language,
          time: new Date().toISOString(),
          events: request.body.events.map((event) => ({ ...event, category: events[event.name].category })),
        },
        request.log,
      );
      return reply.code(202).send(null);
    },
  );
};
