/** Distinguishes page navigations from requests of scripts. */
import type { FastifyRequest } from 'fastify';

/** Whether the browser sent the request to open a page in a tab. */
export function isNavigation(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-mode'] === 'navigate' || /\btext\/html\b/.test(request.headers.accept ?? '');
}
