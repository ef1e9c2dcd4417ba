/** A signal for each request that aborts when the browser goes away before its answer, so that upstream work stops. */
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    clientAborted: AbortSignal;
  }
}

export const cancellation = fp(
  async (app) => {
    app.decorateRequest('clientAborted');
    app.addHook('onRequest', async (request, reply) => {
      const controller = new AbortController();
      request.clientAborted = controller.signal;
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) controller.abort();
      });
    });
  },
  { name: 'cancellation' },
);
