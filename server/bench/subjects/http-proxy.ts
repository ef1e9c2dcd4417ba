/** The baseline: `@fastify/http-proxy` and nothing else, as in the first example of its documentation. */
import fastifyHttpProxy from '@fastify/http-proxy';
import Fastify from 'fastify';
import type { StartSubject } from './table.ts';

export const start: StartSubject = async ({ shopUrl }) => {
  const app = Fastify();
  await app.register(fastifyHttpProxy, { upstream: shopUrl });
  return app.listen({ host: '127.0.0.1', port: 0 });
};
