/** Returns the request id in a response header, so that an operator can find the log lines of a request. */
import fp from 'fastify-plugin';

export const requestId = fp(
  async (app) => {
    app.addHook('onSend', async (request, reply) => {
      // A browser keeps an immutable file for a year. The id would be useless, and costs 52 bytes for each file.
      if (String(reply.getHeader('cache-control')).includes('immutable')) return;
      reply.header('x-request-id', request.id);
    });
  },
  { name: 'request-id' },
);
