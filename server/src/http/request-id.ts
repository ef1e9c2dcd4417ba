import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';

/** Every request gets a random id. It is logged, sent to the shop API and returned to the browser. */
export const requestIdOptions: Pick<FastifyServerOptions, 'genReqId' | 'requestIdHeader'> = {
  // The browser's request id is ignored: it would let anyone write into our logs and those of the shop API.
  requestIdHeader: false,
  genReqId: () => randomUUID(),
};
