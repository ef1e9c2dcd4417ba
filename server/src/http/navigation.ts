/** Whether a request is a person's, in a tab, and not a script's. */
import type { FastifyRequest } from 'fastify';

export function isNavigation(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-mode'] === 'navigate' || /\btext\/html\b/.test(request.headers.accept ?? '');
}
