/**
 * Gives each request a signal that aborts when the client disconnects before the response, to cancel upstream calls.
 */
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyRequest {
    clientAborted: AbortSignal;
  }
}

export const cancellation = fp(
  async (app) => {
    app.decorateRequest('clientAborted');
    app.addHook('onRequest', (request, reply, done) => {
      const controller = new AbortController();
      request.clientAborted = controller.signal;
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) controller.abort();
      });
      done();
    });
  },
  { name: 'cancellation' },
);
