/**
 * Receives analytics events of the client, adds hashed identifiers and sends them to the collector
 * (docs/rules/analytics.md#batches).
 */
import { eventBatchSchema } from '@perennial/shared/analytics/event-schemas';
import { events } from '@perennial/shared/analytics/events';
import { problemSchema } from '@perennial/shared/errors/problem';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type Collector, createCollector } from '../analytics/collector.ts';
import { hashIdentifiers } from '../analytics/identifiers.ts';
import { type Config, collectsEvents } from '../config.ts';
import { isOptedOut } from '../http/headers.ts';

const BODY_LIMIT = 32 * 1024;

export const analyticsEventRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  // Without the adapter `bff` the route does not exist.
  if (!collectsEvents(config)) return;
  const collect: Collector = createCollector(config.ANALYTICS_COLLECTOR_URL);

  app.post(
    '/bff/events',
    {
      bodyLimit: BODY_LIMIT,
      schema: {
        operationId: 'collectEvents',
        summary: 'Analytics events, at most 50; the BFF adds hashed identifiers',
        tags: ['Analytics'],
        body: eventBatchSchema,
        response: {
          202: z
            .null()
            .describe('Accepted; the collector receives the events later, unless the browser sends Sec-GPC: 1'),
          default: problemSchema,
        },
      },
    },
    async (request, reply) => {
      // The client sends none then; a page that another browser setting has left open may.
      if (isOptedOut(request)) return reply.code(202).send(null);
      const { culture, language } = request.site;
      collect(
        {
          ...hashIdentifiers(await request.visitor.signIn()),
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
