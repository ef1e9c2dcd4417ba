/** Sends every error as a problem (RFC 9457), in the language of the request (docs/rules/errors.md#error-shape). */
import { PROBLEM_MEDIA_TYPE, type Problem } from '@perennial/shared/errors/problem';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ContentService } from '../content/content-service.ts';
import { localizeTexts } from '../content/localization.ts';
import { toInputFault } from '../errors/input-faults.ts';
import { logFailure } from '../errors/log-failure.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { ShopError } from '../errors/shop-error.ts';
import { toProblem } from '../errors/to-problem.ts';
import { DATA_POLICY } from '../http/headers.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';

function sendProblem(reply: FastifyReply, problem: Problem, language: string) {
  return reply
    .code(problem.status)
    .headers({
      'cache-control': 'no-store',
      'content-language': language,
      'content-security-policy': DATA_POLICY,
    })
    .type(PROBLEM_MEDIA_TYPE)
    .serializer(JSON.stringify)
    .send(problem);
}

type Options = { content: Pick<ContentService, 'localization'>; metrics?: Pick<Metrics, 'problemSent'> };

export const errors = fp<Options>(
  async (app, { content, metrics = noMetrics }) => {
    app.setErrorHandler(async (error: FastifyError, request, reply) => {
      const known = await tellEndElsewhere(request, toKnownError(error));
      if (known.retryAfterSeconds !== undefined) {
        reply.header('retry-after', known.retryAfterSeconds);
      }
      const { language } = request.site;
      const texts = localizeTexts(language, await content.localization(language));
      logFailure(request, known, texts);
      const problem = toProblem(known, { texts, language, requestId: request.id });
      metrics.problemSent(problem.code, problem.status);
      return sendProblem(reply, problem, language);
    });
  },
  { name: 'errors', dependencies: ['culture'] },
);

/** A browser whose sign-in was ended from another one reads that, and not that it has expired. */
async function tellEndElsewhere(request: FastifyRequest, error: RequestProblem | ShopError) {
  if (!(error instanceof RequestProblem) || error.code !== 'session.required') return error;
  const wasEnded = await request.visitor.wasEndedElsewhere().catch(() => false);
  return wasEnded ? new RequestProblem('session.endedElsewhere', { cause: error }) : error;
}

function toKnownError(error: FastifyError): RequestProblem | ShopError {
  if (error instanceof RequestProblem || error instanceof ShopError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const part = error.validationContext ?? 'body';
    return new RequestProblem('request.invalid', {
      faults: error.validation.map((issue) => toInputFault(part, issue)),
    });
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return new RequestProblem('request.tooLarge');
  if (status === 404) return new RequestProblem('request.notFound');
  if (status >= 400 && status < 500) {
    return new RequestProblem('request.invalid', { faults: [{ field: 'request', reason: error.message }] });
  }
  return new RequestProblem('server.failed', { cause: error });
}
