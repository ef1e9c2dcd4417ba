/** Writes down the changes that an admin makes, before and after the call (docs/rules/care.md#audit-log). */

import type { Call } from '@perennial/shared/catalogue/call';
import { type CallName, calls } from '@perennial/shared/catalogue/routes';
import { readFields } from '@perennial/shared/unknown-values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestProblem } from '../errors/request-problem.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { CareSignIn } from '../session/care-ends.ts';
import type { SignIn } from '../session/sign-ins.ts';
import type { EndReason } from '../session/visitor.ts';
import type { AuditEntry, AuditLog } from './audit-log.ts';

type Handler<T> = (request: FastifyRequest, reply: FastifyReply) => Promise<T>;

/** The inputs of care actions. Other inputs may be personal data. */
const WRITTEN_INPUTS = ['cancellationDate', 'option', 'discountAmount', 'ratePlanId'];

/** Returns the handler of a call. What an admin changes is written down first; if that fails, the call is not made. */
export function auditCall<T>(name: CallName, audit: AuditLog, handler: Handler<T>): Handler<T> {
  const call: Call = calls[name];
  if (call.isRepeatable) return handler;
  return async (request, reply) => {
    const signIn = await request.visitor.signIn();
    if (signIn?.role !== 'admin') return handler(request, reply);
    const entry = describe(name, call, signIn, request);
    audit.write(request, { ...entry, result: 'started' });
    try {
      const result = await handler(request, reply);
      writeResult(request, audit, { ...entry, result: 'done' });
      return result;
    } catch (error) {
      writeResult(request, audit, { ...entry, ...toResult(error) });
      throw error;
    }
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

/** Returns who acts for whom. */
function toActors({ adminName = '', email, customerId }: CareSignIn) {
  return { admin: adminName, customer: email, customerId };
}

function describe(
  call: CallName,
  { access }: Call,
  signIn: SignIn,
  { params, query, body }: FastifyRequest,
): Omit<AuditEntry, 'result'> {
  const { n, subscriptionNumber, ...inputs } = {
    ...readFields(body),
    ...readFields(query),
    ...readFields(params),
  };
  const subscription = n ?? subscriptionNumber;
  const written = Object.entries(inputs).filter(([key]) => key === 'id' || WRITTEN_INPUTS.includes(key));
  return {
    event: access === 'admin' ? 'care-action' : 'change',
    ...toActors(signIn),
    call,
    subscription: typeof subscription === 'string' ? subscription : undefined,
    input: written.length === 0 ? undefined : Object.fromEntries(written),
  };
}

/** What the line says has happened, so a failure to write it changes nothing for the admin. */
export function writeResult(request: FastifyRequest, audit: AuditLog, entry: AuditEntry): void {
  try {
    audit.write(request, entry);
  } catch (error) {
    const { event, call, result } = entry;
    request.log.fatal({ err: error, event, call, result }, 'the audit log has no result');
  }
}

const LOST = new Set(['change.unknown', 'order.unknown']);

function toResult(error: unknown): Pick<AuditEntry, 'result' | 'errorCode'> {
  if (error instanceof ShopError) {
    return { result: error.status < 500 ? 'refused' : 'failed', errorCode: error.errorMessages[0]?.code };
  }
  if (!(error instanceof RequestProblem)) return { result: 'unknown' };
  if (LOST.has(error.code)) return { result: 'unknown', errorCode: error.code };
  return { result: error.status < 500 ? 'refused' : 'failed', errorCode: error.code };
}
