/**
 * Rejects requests that other sites make a browser send (cross-site request forgery)
 * (docs/rules/errors.md#request-rules).
 */
import { isCultureCode } from '@perennial/shared/cultures/cultures';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { headerOf } from '../http/headers.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const requestGuard = fp<{ config: Config }>(
  async (app, { config }) => {
    app.addHook('onRequest', (request, _reply, done) => {
      if (SAFE_METHODS.has(request.method)) {
        rejectUnknownCulture(request);
        rejectForeignRead(request);
      } else rejectForgery(request, config.PUBLIC_URL.origin);
      done();
    });
  },
  { name: 'request-guard', dependencies: ['culture'] },
);

/**
 * Rejects what a page of another site reads of the shop by script, image or frame of its own. A link of a mail or of another
 * site is a navigation, and stays possible (ADR 73).
 */
function rejectForeignRead({ url, headers }: FastifyRequest): void {
  if (!/^\/(?:api|bff)\//.test(url) || headers['sec-fetch-site'] !== 'cross-site') return;
  if ((headers['sec-fetch-mode'] ?? 'navigate') === 'navigate') return;
  const reason = 'a page of another site may open a link, and read nothing';
  throw new RequestProblem('request.forbidden', { faults: [{ field: 'headers', reason }] });
}

function rejectForgery({ headers }: FastifyRequest, publicOrigin: string): void {
  const reason = findForgeryReason(headers, publicOrigin);
  if (reason === undefined) return;
  throw new RequestProblem('request.forbidden', { faults: [{ field: 'headers', reason }] });
}

/**
 * Returns why an unsafe request is rejected; undefined for an allowed one. A page of another site can send neither the
 * X-Culture header nor our Origin without a preflight request, and the BFF never allows a preflight.
 */
function findForgeryReason(headers: FastifyRequest['headers'], publicOrigin: string): string | undefined {
  const { origin } = headers;
  if (!isCultureCode(headers['x-culture'])) return 'the header X-Culture is missing or unknown';
  if (origin !== undefined && origin !== publicOrigin) return 'the header Origin is not the origin of this shop';
  if (headers['sec-fetch-site'] === 'cross-site') return 'the header Sec-Fetch-Site is cross-site';
  return undefined;
}

function rejectUnknownCulture(request: FastifyRequest): void {
  const culture = headerOf(request, 'x-culture');
  if (culture === undefined || isCultureCode(culture)) return;
  const reason = 'must be the code of a culture, for example nl-nl';
  throw new RequestProblem('request.invalid', { faults: [{ field: 'header.x-culture', reason }] });
}
