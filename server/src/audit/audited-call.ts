/** Writes down the changes that an admin makes, before and after the call (docs/rules/care.md#audit-log). */

import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import { readFields } from '@perennial/shared/unknown-values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CareSignIn } from '../session/care-ends.ts';
import type { SignIn } from '../session/sign-in-record.ts';
import type { EndReason } from '../session/visitor.ts';
import type { AuditEntry, AuditLog } from './audit-log.ts';
import { findCareDeed } from './care-deeds.ts';
import { type CareTrail, runWritten, toActors, writeResult } from './care-trail.ts';

type Handler<T> = (request: FastifyRequest, reply: FastifyReply) => Promise<T>;

/** The inputs of care actions. Other inputs may be personal data. */
const WRITTEN_INPUTS = ['cancellationDate', 'option', 'discountAmount', 'ratePlanId'];

/** Returns the handler of a call. What an admin changes is written down first; if that fails, the call is not made. */
export function auditCall<T>(name: CallName, trail: CareTrail, handler: Handler<T>): Handler<T> {
  const deed = findCareDeed(name);
  if (deed === undefined) return handler;
  return async (request, reply) => {
    const signIn = await request.visitor.signIn();
    if (signIn?.role !== 'admin') return handler(request, reply);
    const entry = describe(name, signIn, request);
    const subscription = entry.subscription ?? findReplenished(name, request);
    return runWritten(request, trail, { entry, forCustomer: { deed, subscription } }, () => handler(request, reply));
  };
}

/** Writes down that the sign-in of an admin ends. Throws RequestProblem `audit.unavailable`. */
export function auditSignOut(request: FastifyRequest, audit: AuditLog, signIn: SignIn, reason: EndReason): void {
  if (signIn.role !== 'admin') return;
  audit.write(request, { event: 'sign-out', result: 'done', reason, ...toActors(signIn) });
}

/** Writes down that a sign-out has failed after its line. The store failed, so the session goes on. */
export function auditFailedSignOut(request: FastifyRequest, audit: AuditLog, signIn: SignIn, reason: EndReason): void {
  if (signIn.role !== 'admin') return;
  writeResult(request, audit, { event: 'sign-out', result: 'failed', reason, ...toActors(signIn) });
}

/** Writes down that the sign-in of an admin has ended by time. Throws RequestProblem `audit.unavailable`. */
export function auditEndByTime(request: FastifyRequest, audit: AuditLog, ended: CareSignIn): void {
  try {
    audit.write(request, { event: 'sign-out', result: 'done', reason: 'time', ...toActors(ended) });
  } catch (error) {
    request.log.fatal({ err: error }, 'the audit log has no end of a sign-in');
    throw error;
  }
}

function describe(call: CallName, signIn: SignIn, { params, query, body }: FastifyRequest): Omit<AuditEntry, 'result'> {
  const { n, subscriptionNumber, ...inputs } = {
    ...readFields(body),
    ...readFields(query),
    ...readFields(params),
  };
  const subscription = n ?? subscriptionNumber;
  const written = Object.entries(inputs).filter(([key]) => key === 'id' || WRITTEN_INPUTS.includes(key));
  return {
    event: calls[call].access === 'admin' ? 'care-action' : 'change',
    ...toActors(signIn),
    call,
    subscription: typeof subscription === 'string' ? subscription : undefined,
    input: written.length === 0 ? undefined : Object.fromEntries(written),
  };
}

/** The paths about a replenishment have the number of its subscription. */
function findReplenished(name: CallName, { params }: FastifyRequest): string | undefined {
  const { id } = readFields(params);
  return calls[name].path.startsWith('/api/replenishments/{id}') && typeof id === 'string' ? id : undefined;
}
