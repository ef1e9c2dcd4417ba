/** Leads the browser to the client's page for failed sign-ins (docs/rules/sign-in.md#failed-sign-ins). */
import { pagePaths } from '@perennial/shared/page-paths';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { RequestProblem } from '../../errors/request-problem.ts';
import type { Metrics } from '../../metrics/metrics.ts';

/** Why a sign-in failed. The client's page `udi-return` shows a text for each reason. */
type FailureReason = 'cancelled' | 'expired' | 'failed' | 'unavailable';

export type Failure = {
  readonly reason: FailureReason;
  readonly culture: string;
  readonly language?: string | undefined;
  readonly returnTo?: string | undefined;
  /** Finds the shop API's text at `/bff/sign-in-failure`. */
  readonly failure?: string | undefined;
};

/** What a visitor causes is no fault. */
const levels = { cancelled: 'info', expired: 'info', failed: 'warn', unavailable: 'warn' } as const;

/** Logs and counts a failed sign-in, and redirects to the client's page for it. `error` is never shown. */
export function failSignIn(
  request: FastifyRequest,
  reply: FastifyReply,
  failure: Failure & { readonly error?: unknown },
  metrics: Pick<Metrics, 'signInFailed'>,
) {
  const { error, ...details } = failure;
  const { reason } = details;
  request.log[levels[reason]]({ reason, ...(error === undefined ? {} : { err: error }) }, 'sign-in failed');
  metrics.signInFailed(reason);
  return redirectToFailure(reply, details);
}

/** Redirects to the client's page for failed sign-ins. */
export function redirectToFailure(
  reply: FastifyReply,
  { reason, culture, language, returnTo, failure }: Failure,
): FastifyReply {
  const query = new URLSearchParams({ reason });
  if (returnTo !== undefined) query.set('returnTo', returnTo);
  if (failure !== undefined) query.set('failure', failure);
  if (language !== undefined) query.set('language', language);
  return reply.redirect(`/${culture}${pagePaths.signInReturn}?${query}`, 303);
}

/**
 * Creates the error handler of the routes of a sign-in. Browsers open them in a tab, so a refusal because of too many
 * requests leads to a page with words.
 */
export function createLeadToFailure(metrics: Pick<Metrics, 'signInFailed'>) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (!(error instanceof RequestProblem) || error.code !== 'tries.tooMany') throw error;
    request.log.info({ reason: 'limited' }, 'sign-in failed');
    metrics.signInFailed('limited');
    const { culture, language } = request.site;
    return redirectToFailure(reply, { reason: 'unavailable', culture, language });
  };
}
