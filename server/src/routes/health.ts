/** Health checks for operators: liveness and readiness. */
import type { FastifyPluginAsync } from 'fastify';
import { type StoreFault, StoreFaultError } from '../redis/server-faults.ts';
import type { ExpiringStore } from '../session/expiring-store.ts';
import type { ServiceState } from '../stop.ts';

/** A proxy asks each few seconds: two lines for each would push those of visitors out of a log of limited size. */
const WITHOUT_REQUEST_LINES = 'warn';

type Options = { store: ExpiringStore; state: Pick<ServiceState, 'isStopping' | 'isOverloaded'> };

export const healthRoutes: FastifyPluginAsync<Options> = async (app, { store, state }) => {
  app.get('/healthz', { schema: { hide: true }, logLevel: WITHOUT_REQUEST_LINES }, async () => ({
    status: 'ok',
  }));

  // Not checked: shop API and identity provider. Without them the pages still work and show an error.
  app.get('/readyz', { schema: { hide: true }, logLevel: WITHOUT_REQUEST_LINES }, async (request, reply) => {
    const busy = state.isStopping ? 'stopping' : state.isOverloaded() && 'overload';
    if (busy) return reply.code(503).send({ status: 'not ready', because: busy });
    try {
      await store.checkWritable();
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'session store not available');
      const fault = findFault(error);
      return reply.code(503).send({ status: 'not ready', because: 'session store', ...(fault && { store: fault }) });
    }
  });
};

/** What is wrong with the store, in a word; undefined if it does not say. */
function findFault(error: unknown): StoreFault | undefined {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof StoreFaultError ? cause.fault : undefined;
}
