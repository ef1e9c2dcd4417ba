/** What needs a sign-in that is not old (docs/rules/sign-in.md#fresh-sign-in, ADR 84). */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import type { SignIn } from './sign-in-record.ts';

/**
 * The calls of the shop API that need one. A payment that replaces the method needs none: who pays has proved it to the
 * provider of the payment, and pays.
 */
const calls: ReadonlySet<CallName> = new Set(['changePaymentMethod']);

export const needsFreshSignIn = (name: CallName): boolean => calls.has(name);

/** Throws RequestProblem `session.required` or `session.notFresh`. */
export type RequireFreshSignIn = (request: FastifyRequest) => Promise<void>;

/** Customer care cannot sign in at the identity provider, and each of its acts is written down instead. */
function isFresh(
  { role, authenticatedAt, createdAt }: SignIn,
  { STEP_UP_SECONDS: seconds }: Pick<Config, 'STEP_UP_SECONDS'>,
  now: number,
): boolean {
  return role === 'admin' || seconds === 'off' || now - (authenticatedAt ?? createdAt) <= seconds * 1000;
}

export function createRequireFreshSignIn(config: Pick<Config, 'STEP_UP_SECONDS'>): RequireFreshSignIn {
  return async ({ visitor }) => {
    const signIn = await visitor.signIn();
    if (!signIn) throw new RequestProblem('session.required');
    if (!isFresh(signIn, config, Date.now())) throw new RequestProblem('session.notFresh');
  };
}
