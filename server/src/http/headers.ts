/** Headers of requests and of responses. */
import type { FastifyRequest } from 'fastify';

/** Returns a header of the request; undefined if it is missing or has several values. `name` is in lower case. */
export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Whether the browser sent the request to open a page in a tab. */
export function isNavigation(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-mode'] === 'navigate' || /\btext\/html\b/.test(request.headers.accept ?? '');
}

/**
 * The content security policy of answers that are not documents: nothing in them may load or run, should a browser show
 * one all the same. Without it Chromium also asks for an icon.
 */
export const DATA_POLICY = "default-src 'none';frame-ancestors 'none'";
