/** Health checks for operators: liveness and readiness. */
import type { FastifyPluginAsync } from 'fastify';
import type { ExpiringStore } from '../session/expiring-store.ts';

type Options = { store: ExpiringStore };

export const healthRoutes: FastifyPluginAsync<Options> = async (app, { store }) => {
  app.get('/healthz', { schema: { hide: true } }, async () => ({
    status: 'ok',
  }));

  // Not checked: shop API and identity provider. Without them the pages still work and show an error.
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await store.ping();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'session store not available');
      return reply.code(503).send({ status: 'not ready', because: 'session store' });
    }
  });
};
