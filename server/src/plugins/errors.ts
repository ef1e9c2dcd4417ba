/** Sends every error as a problem (RFC 9457), in the language of the request. Rule: docs/rules/errors.md#error-shape */
import { findErrorRow } from '@perennial/shared/errors/error-table';
import { PROBLEM_MEDIA_TYPE, type Problem } from '@perennial/shared/errors/problem';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ContentService } from '../content/content-service.ts';
import { localizeTexts } from '../content/localization.ts';
import { toInputFault } from '../errors/input-faults.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { ShopError } from '../errors/shop-error.ts';
import { toProblem } from '../errors/to-problem.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';

function sendProblem(reply: FastifyReply, problem: Problem) {
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_MEDIA_TYPE)
    .serializer(JSON.stringify)
    .send(problem);
}

type Options = { content: Pick<ContentService, 'localization'>; metrics?: Pick<Metrics, 'problemSent'> };

export const errors = fp<Options>(
  async (app, { content, metrics = noMetrics }) => {
    app.setErrorHandler(async (error: FastifyError, request, reply) => {
      const known = toKnownError(error);
      logError(known, request);
      if (known instanceof RequestProblem && known.retryAfterSeconds !== undefined) {
        reply.header('retry-after', known.retryAfterSeconds);
      }
      const { language } = request.site;
      const texts = localizeTexts(language, await content.localization(language));
      const problem = toProblem(known, { texts, language, requestId: request.id });
      metrics.problemSent(problem.code, problem.status);
      return sendProblem(reply, problem);
    });
  },
  { name: 'errors', dependencies: ['culture'] },
);

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

/**
 * Logs an error with its call and code. Errors that belong to a customer's mistake, such as a wrong discount code, are
 * not failures. A browser that leaves cancels its calls, which is no failure either.
 */
function logError(error: RequestProblem | ShopError, request: FastifyRequest): void {
  const { operationId } = (request.routeOptions.schema ?? {}) as { operationId?: string };
  const { status, call = operationId } = error;
  if (error instanceof ShopError) {
    const { errorMessages } = error;
    const isExpected = status < 500 && errorMessages.some(({ code }) => findErrorRow(code));
    const level = isExpected ? 'info' : 'warn';
    request.log[level]({ call, status, errorCodes: errorMessages.map(({ code }) => code) }, 'shop API error');
  } else if (isClientGone(request)) {
    request.log.info({ call, errorCode: error.code }, 'the browser left before the response');
  } else if (status >= 500 && error.code !== 'server.overloaded') {
    request.log.error({ err: error.cause ?? error, call, errorCode: error.code }, error.code);
  }
}

/** Undefined outside the routes of visitors. */
function isClientGone(request: FastifyRequest): boolean {
  const signal: AbortSignal | undefined = request.clientAborted;
  return signal?.aborted === true;
}
