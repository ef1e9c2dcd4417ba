/** Sends every error as a problem (RFC 9457), in the language of the request. Rule: docs/rules/errors.md#error-shape */
import { PROBLEM_MEDIA_TYPE, type Problem, type ProblemMessage } from '@perennial/shared/errors/problem';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ContentService } from '../content/content-service.ts';
import { localizeTexts } from '../content/localization.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { ShopError } from '../errors/shop-error.ts';
import { toProblem } from '../errors/to-problem.ts';

function sendProblem(reply: FastifyReply, problem: Problem) {
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type(PROBLEM_MEDIA_TYPE)
    .serializer(JSON.stringify)
    .send(problem);
}

export const errors = fp<{ content: Pick<ContentService, 'localization'> }>(
  async (app, { content }) => {
    app.setErrorHandler(async (error: FastifyError, request, reply) => {
      const known = toKnownError(error, request);
      if (known instanceof RequestProblem && known.status >= 500) {
        request.log.error({ err: known.cause ?? known }, known.code);
      }
      const { language } = request.site;
      const texts = localizeTexts(language, await content.localization(language));
      return sendProblem(reply, toProblem(known, { texts, requestId: request.id }));
    });
  },
  { name: 'errors', dependencies: ['culture'] },
);

function toKnownError(error: FastifyError, request: FastifyRequest): RequestProblem | ShopError {
  if (error instanceof RequestProblem || error instanceof ShopError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const messages = error.validation.map((issue) => toFieldMessage(error.validationContext ?? 'body', issue));
    return new RequestProblem('request.invalid', { messages });
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return new RequestProblem('request.tooLarge');
  if (status === 404) return new RequestProblem('request.notFound');
  if (status >= 400 && status < 500) {
    return new RequestProblem('request.invalid', {
      messages: [{ code: error.code, text: error.message }],
    });
  }
  request.log.error({ err: error }, 'unexpected error');
  return new RequestProblem('server.failed', { cause: error });
}

type Issue = {
  instancePath: string;
  message?: string;
  params?: Record<string, unknown>;
};

/** Adds the path of the field, for example `body.bundles.0.quantity`. For an unknown key it is the path of the key. */
function toFieldMessage(part: string, { instancePath, message = '', params }: Issue): ProblemMessage {
  const keys = params?.['keys'];
  const path = instancePath.split('/').filter((segment) => segment !== '');
  const unknownKey = Array.isArray(keys) && path.length === 0 ? [String(keys[0])] : [];
  const field = [part, ...path, ...unknownKey].join('.');
  return {
    code: 'request.invalid',
    text: `${field}: ${message}`,
    extraInfo: { field },
  };
}
