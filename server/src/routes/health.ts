/** For operators: is the process alive, and can it serve. */
import type { FastifyPluginAsync } from 'fastify';
import type { ExpiringStore } from '../session/expiring-store.ts';

type Options = { store: ExpiringStore };

export const healthRoutes: FastifyPluginAsync<Options> = async (app, { store }) => {
  app.get('/healthz', { schema: { hide: true } }, async () => ({
    status: 'ok',
  }));

  // The shop API and the identity provider are left out: without them pages still come, with a sentence about it.
  app.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await store.ping();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'the session store cannot be used');
      return reply.code(503).send({ status: 'not ready', because: 'session store' });
    }
  });
};
