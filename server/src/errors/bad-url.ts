/** The response to a URL that the router cannot decode, for example `/api/%`. No hook and no plugin runs for it. */
import { PROBLEM_MEDIA_TYPE } from '@perennial/shared/errors/problem';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { localizeTexts } from '../content/localization.ts';
import { readSite } from '../http/site.ts';
import { RequestProblem } from './request-problem.ts';
import { toProblem } from './to-problem.ts';

export function sendBadUrl(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const { language } = readSite(request);
  const texts = localizeTexts(language, {});
  const error = new RequestProblem('request.invalid');
  request.log.info({ status: error.status, errorCodes: [error.code] }, 'a request failed');
  const problem = toProblem(error, { texts, language, requestId: request.id });
  reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('x-request-id', request.id)
    .type(PROBLEM_MEDIA_TYPE)
    .send(JSON.stringify(problem));
}
