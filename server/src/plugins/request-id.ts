/** Returns the request id in a response header, so that an operator can find the log lines of a request. */
import fp from 'fastify-plugin';

export const requestId = fp(
  async (app) => {
    app.addHook('onSend', (request, reply, _payload, done) => {
      // A browser keeps an immutable file for a year. The id would be useless, and costs 52 bytes for each file.
      const isImmutable = String(reply.getHeader('cache-control')).includes('immutable');
      if (!isImmutable) reply.header('x-request-id', request.id);
      done();
    });
  },
  { name: 'request-id' },
);
