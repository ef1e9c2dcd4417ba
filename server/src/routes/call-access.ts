/** Who may make a call, and in which market. */
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import { marketOf } from '@perennial/shared/cultures/markets';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { RequestProblem } from '../errors/request-problem.ts';
import { isOpenFor } from './market-rules.ts';

/** Calls that a page makes by itself, again and again: no sign of a person being there. */
const POLLED: ReadonlySet<CallName> = new Set(['getPaymentActivity']);

export type CheckAccess = (request: FastifyRequest, name: CallName) => Promise<void>;

/** Throws a RequestProblem where the visitor may not make the call; notes their activity where they may. */
export function createCheckAccess(config: Config): CheckAccess {
  return async (request, name) => {
    const { access } = calls[name];
    const signIn = await request.visitor.signIn();
    if (access !== 'public' && !signIn) throw new RequestProblem('session.required');
    if (access === 'admin' && signIn?.role !== 'admin') throw new RequestProblem('session.adminRequired');
    const { countryCode } = cultureOf(request.site.culture);
    if (!isOpenFor(name, marketOf(countryCode, config.MARKET_OVERRIDES))) throw new RequestProblem('market.closed');
    if (!POLLED.has(name)) await request.visitor.noteActivity();
  };
}
