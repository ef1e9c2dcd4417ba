/** The response to a URL that the router cannot decode, for example `/api/%`. No hook and no plugin runs for it. */
import { PROBLEM_MEDIA_TYPE } from '@perennial/shared/errors/problem';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { localizeTexts } from '../content/localization.ts';
import { DATA_POLICY, isNavigation } from '../http/headers.ts';
import { sendNotFoundPage } from '../http/plain-page.ts';
import { isPagePath, readSite } from '../http/request-culture.ts';
import { RequestProblem } from './request-problem.ts';
import { toProblem } from './to-problem.ts';

/** Sends a problem, or words to a person who has opened the URL. */
export function sendBadUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { culture, language } = readSite(request);
  const error = new RequestProblem('request.invalid');
  request.log.info({ status: error.status, errorCodes: [error.code] }, 'a request failed');
  reply.header('x-request-id', request.id);
  if (isNavigation(request) && isPagePath(request.url)) {
    sendNotFoundPage(reply, { status: 400, culture, language });
    return;
  }
  const texts = localizeTexts(language, {});
  const problem = toProblem(error, { texts, language, requestId: request.id });
  reply
    .code(problem.status)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': DATA_POLICY,
      'x-content-type-options': 'nosniff',
    })
    .type(PROBLEM_MEDIA_TYPE)
    .send(JSON.stringify(problem));
}
