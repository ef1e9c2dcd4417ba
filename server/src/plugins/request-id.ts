/** The id of a request: it is logged, sent to the shop API and returned to the browser. */
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { TrustsPeer } from '../http/headers.ts';

/** Ids as proxies make them: UUIDs, hexadecimal numbers, ULIDs. */
const WELL_FORMED = /^[\w.-]{8,64}$/;

/**
 * A request gets the id that a trusted proxy sends in `X-Request-Id`, so that its log and ours can be compared. Any
 * other request gets a random one: the id of a stranger would let anyone write into our logs and those of the shop API.
 */
export function createRequestIdOptions(
  trustsPeer: TrustsPeer,
): Pick<FastifyServerOptions<Server>, 'genReqId' | 'requestIdHeader'> {
  return {
    requestIdHeader: false,
    genReqId: (request) => findSentId(request, trustsPeer) ?? randomUUID(),
  };
}

function findSentId(
  request: Pick<IncomingMessage, 'socket'> & { headers: IncomingHttpHeaders },
  trustsPeer: TrustsPeer,
) {
  const id = request.headers['x-request-id'];
  // Two headers are joined by a comma.
  return typeof id === 'string' && WELL_FORMED.test(id) && trustsPeer(request) ? id : undefined;
}

/** Returns the id in a response header, so that an operator can find the log lines of a request. */
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
