/**
 * Answers a tab that a link has opened for a file: a browser would show a problem as it is sent
 * (docs/rules/errors.md#tabs-of-files).
 */
import type { Texts } from '@perennial/shared/locales/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPlainPage } from '../http/plain-page.ts';
import { logFailure } from './log-failure.ts';
import { RequestProblem } from './request-problem.ts';
import { ShopError } from './shop-error.ts';
import { toProblem } from './to-problem.ts';

type Failure = RequestProblem | ShopError;

type Ways = {
  /** In the language of the request. */
  readonly texts: Texts;
  /** Where a sign-in leads to: the path of a page or of the file. */
  readonly afterSignIn: string;
  /** The way on from the words. */
  readonly link: { readonly href: string; readonly label: string };
};

/** Whether an error has words for people. */
export const isFailure = (error: unknown): error is Failure =>
  error instanceof RequestProblem || error instanceof ShopError;

/** Sends the sign-in, or a page with the words of the failure and a way on. */
export function answerTab(
  failure: Failure,
  request: FastifyRequest,
  reply: FastifyReply,
  { texts, afterSignIn, link }: Ways,
): FastifyReply {
  const { culture, language } = request.site;
  logFailure(request, failure, texts);
  if (failure instanceof RequestProblem && failure.code === 'session.required') {
    const query = new URLSearchParams({ culture, language, returnTo: afterSignIn });
    return reply.redirect(`/bff/login?${query}`, 303);
  }
  const { status, detail } = toProblem(failure, { texts, language, requestId: request.id });
  return sendPlainPage(reply.addDocumentHeaders(), { status, language, text: detail, link });
}
