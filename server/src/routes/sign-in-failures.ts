/** Leads the browser to the client's page for failed sign-ins. Rule: docs/rules/sign-in.md#failed-sign-ins */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { RequestProblem } from '../errors/request-problem.ts';

/** Why a sign-in failed. The client's page `udi-return` shows a text for each reason. */
export type FailureReason = 'cancelled' | 'expired' | 'failed' | 'unavailable';

export type Failure = {
  readonly reason: FailureReason;
  readonly culture: string;
  readonly language?: string | undefined;
  readonly returnTo?: string | undefined;
  /** Finds the shop API's text at `/bff/sign-in-failure`. */
  readonly failure?: string | undefined;
  /** Logged, never shown. */
  readonly error?: unknown;
};

/** Redirects to the client's page for failed sign-ins. */
export function redirectToFailure(request: FastifyRequest, reply: FastifyReply, details: Failure) {
  const { reason, culture, language, returnTo, failure, error } = details;
  if (error !== undefined) request.log.warn({ err: error, reason }, 'sign-in failed');
  const query = new URLSearchParams({ reason });
  if (returnTo !== undefined) query.set('returnTo', returnTo);
  if (failure !== undefined) query.set('failure', failure);
  if (language !== undefined) query.set('language', language);
  return reply.redirect(`/${culture}/udi-return?${query}`, 303);
}

/**
 * The error handler of the routes of a sign-in. Browsers open them in a tab, so a refusal because of too many requests
 * leads to a page with words.
 */
export function leadToFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (!(error instanceof RequestProblem) || error.code !== 'tries.tooMany') throw error;
  const { culture, language } = request.site;
  return redirectToFailure(request, reply, { reason: 'unavailable', culture, language, error });
}
