/**
 * Both places where an act of customer care is written: the audit log of the operator, and the list of the customer. What
 * cannot be written down does not happen (docs/rules/care.md#audit-log, ADR 32, ADR 85).
 */
import type { CareDeed } from '@perennial/shared/models/my-data';
import type { FastifyRequest } from 'fastify';
import { RequestProblem } from '../errors/request-problem.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { SignIn } from '../session/sign-in-record.ts';
import type { AuditEntry, AuditLog } from './audit-log.ts';
import type { CareEntries } from './care-entries.ts';

export type CareTrail = { readonly log: AuditLog; readonly entries: CareEntries };

/** What is written for the customer. */
type ForCustomer = { readonly deed: CareDeed; readonly subscription?: string | undefined };

/**
 * Writes down that an act begins, runs it, and writes down how it has ended. Throws RequestProblem `audit.unavailable`, and
 * what `act` throws.
 */
export async function runWritten<T>(
  request: FastifyRequest,
  { log, entries }: CareTrail,
  { entry, forCustomer }: { readonly entry: Omit<AuditEntry, 'result'>; readonly forCustomer: ForCustomer },
  act: () => Promise<T>,
): Promise<T> {
  const { customerId } = entry;
  log.write(request, { ...entry, result: 'started' });
  await addForCustomer();
  try {
    const result = await act();
    await finish({ result: 'done' });
    return result;
  } catch (error) {
    await finish(toResult(error));
    throw error;
  }

  async function addForCustomer(): Promise<void> {
    if (customerId === undefined) return;
    const { deed, subscription } = forCustomer;
    try {
      const about = subscription === undefined ? {} : { subscription };
      await entries.add(customerId, { id: request.id, deed, ...about, result: 'started' });
    } catch (cause) {
      writeResult(request, log, { ...entry, result: 'failed', errorCode: 'audit.unavailable' });
      throw new RequestProblem('audit.unavailable', { cause });
    }
  }

  async function finish(ended: Pick<AuditEntry, 'result' | 'errorCode'>): Promise<void> {
    writeResult(request, log, { ...entry, ...ended });
    if (customerId === undefined || ended.result === 'limited') return;
    try {
      await entries.finish(customerId, request.id, ended.result);
    } catch (error) {
      const { event, call } = entry;
      request.log.fatal({ err: error, event, call, result: ended.result }, 'the list of a customer has no result');
    }
  }
}

/** Returns who acts for whom. */
export function toActors({ adminName = '', email, customerId }: Pick<SignIn, 'adminName' | 'email' | 'customerId'>) {
  return { admin: adminName, customer: email, customerId };
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

/** Nobody knows whether the shop API has done it. */
const LOST = new Set(['change.unknown', 'order.unknown', 'charge.unknown']);

function toResult(error: unknown): Pick<AuditEntry, 'result' | 'errorCode'> {
  if (error instanceof ShopError) {
    return { result: error.status < 500 ? 'refused' : 'failed', errorCode: error.errorMessages[0]?.code };
  }
  if (!(error instanceof RequestProblem)) return { result: 'unknown' };
  if (LOST.has(error.code)) return { result: 'unknown', errorCode: error.code };
  return { result: error.status < 500 ? 'refused' : 'failed', errorCode: error.code };
}
