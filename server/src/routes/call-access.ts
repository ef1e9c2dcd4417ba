/** Checks whether the visitor may make a call, and whether the market is open for it. */
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import { cultureOf } from '@perennial/shared/cultures/cultures';
import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '../errors/request-problem.ts';
import type { CustomerMarket } from '../shop-api/customer-market.ts';
import { isCallOpen } from './market-rules.ts';

/**
 * Pages poll these calls without the visitor, so they do not put off the end of a session
 * (docs/rules/sign-in.md#end-without-activity).
 */
const POLLED_CALLS: ReadonlySet<CallName> = new Set(['getPaymentActivity']);

/**
 * Throws RequestProblem `session.required`, `session.adminRequired` or `market.closed`, and the errors of the profile
 * if it has to be asked for the customer's country. Records the visitor's activity
 * if the call is allowed.
 */
export type CheckAccess = (request: FastifyRequest, name: CallName) => Promise<void>;

/** Creates the check with the market switches of the page and of the customer. */
export function createCheckAccess(market: CustomerMarket): CheckAccess {
  return async (request, name) => {
    const { access } = calls[name];
    const signIn = await request.visitor.signIn();
    if (access !== 'public') {
      if (!signIn) throw new RequestProblem('session.required');
      if (access === 'admin' && signIn.role !== 'admin') throw new RequestProblem('session.adminRequired');
    }
    const { countryCode: page } = cultureOf(request.site.culture);
    if (!isCallOpen(name, market.ofPage(page))) throw new RequestProblem('market.closed');
    if (signIn && !isCallOpen(name, market.ofAll(page)) && !isCallOpen(name, await market.find(request, signIn))) {
      throw new RequestProblem('market.closed');
    }
    if (signIn && !POLLED_CALLS.has(name)) await request.visitor.recordActivity(signIn);
  };
}
