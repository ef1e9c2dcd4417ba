/** Refuses requests that did not come from the shop's own pages (cross-site request forgery). */
import { isCultureCode } from '@perennial/shared/cultures/cultures';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { headerOf } from './culture.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Why an unsafe request is refused; undefined for one that may pass. A page of another site can send neither the
 * X-Culture header nor our Origin without the browser asking us first, and we never allow it.
 */
export function refusalOf(headers: FastifyRequest['headers'], publicOrigin: string): string | undefined {
  const { origin } = headers;
  if (!isCultureCode(headers['x-culture'] as string | undefined)) return 'the header X-Culture is missing or unknown';
  if (origin !== undefined && origin !== publicOrigin) return 'the header Origin names another site';
  if (headers['sec-fetch-site'] === 'cross-site') return 'the header Sec-Fetch-Site says cross-site';
  return undefined;
}

export const requestGuard = fp<{ config: Config }>(
  async (app, { config }) => {
    app.addHook('onRequest', async (request) => {
      if (SAFE_METHODS.has(request.method)) {
        refuseUnknownCulture(request);
        return;
      }
      const reason = refusalOf(request.headers, config.PUBLIC_URL.origin);
      if (reason === undefined) return;
      throw new RequestProblem('request.forbidden', {
        messages: [{ code: 'request.forbidden', text: reason }],
      });
    });
  },
  { name: 'request-guard', dependencies: ['culture'] },
);

function refuseUnknownCulture(request: FastifyRequest): void {
  const culture = headerOf(request, 'x-culture');
  if (culture === undefined || isCultureCode(culture)) return;
  const text = 'header.x-culture: must be the code of a culture, for example nl-nl';
  throw new RequestProblem('request.invalid', {
    messages: [
      {
        code: 'request.invalid',
        text,
        extraInfo: { field: 'header.x-culture' },
      },
    ],
  });
}
