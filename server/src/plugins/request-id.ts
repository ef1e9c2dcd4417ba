/** Returns the request id in a response header, so that an operator can find the log lines of a request. */
import fp from 'fastify-plugin';

export const requestId = fp(
  async (app) => {
    app.addHook('onSend', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
  },
  { name: 'request-id' },
);
