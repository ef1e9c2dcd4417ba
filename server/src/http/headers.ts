/** Reads request headers. */
import type { FastifyRequest } from 'fastify';

/** Returns a header of the request; undefined if it is missing or has several values. `name` is in lower case. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}
