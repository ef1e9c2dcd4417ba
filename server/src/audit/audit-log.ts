/**
 * The audit log: who of customer care did what for which customer. It has a stream of its own, and no line of it is lost:
 * a line is written before the program goes on. Rule: docs/rules/care.md#audit-log
 */
import { appendFileSync, fstatSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { RequestProblem } from '../errors/request-problem.ts';

/** Contains neither tokens nor passwords. Undefined fields are left out of the line. */
export type AuditEntry = {
  /** `change`: a change in the customer's account that is no care action, by an admin. */
  readonly event: 'sign-in' | 'sign-out' | 'care-action' | 'change';
  /** `unknown`: the shop API was asked, and its answer was lost. */
  readonly result: 'started' | 'done' | 'refused' | 'limited' | 'failed' | 'unknown';
  /** The name of the admin. */
  readonly admin: string;
  /** The email of the customer. */
  readonly customer: string;
  readonly customerId?: string | undefined;
  /** When a sign-in ends at the latest, ISO 8601. */
  readonly endsBy?: string;
  /** Why a sign-out was made. */
  readonly reason?: string;
  readonly call?: string;
  readonly subscription?: string | undefined;
  /** The inputs of a care action. */
  readonly input?: Readonly<Record<string, unknown>> | undefined;
  readonly errorCode?: string | undefined;
};

/** A path, or the number of a file descriptor. */
export type AuditDestination = string | number;

/** Only the owner of the process may read a new file. */
const FILE_MODE = 0o600;

export class AuditLog {
  readonly #logger: ReturnType<typeof pino>;

  constructor(destination: AuditDestination) {
    this.#logger = pino(
      {
        base: null,
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: () => ({ log: 'audit' }) },
      },
      // The file is opened for each line, so that it can be moved away while the process runs.
      { write: (line: string) => appendFileSync(destination, line, { mode: FILE_MODE }) },
    );
  }

  /** Writes a line. Throws RequestProblem `audit.unavailable`. */
  write(request: Pick<FastifyRequest, 'id' | 'ip'>, entry: AuditEntry): void {
    try {
      this.#logger.info({ ...entry, requestId: request.id, address: request.ip });
    } catch (cause) {
      throw new RequestProblem('audit.unavailable', { cause });
    }
  }
}

/** Throws the error of the file system if nothing can be written. */
export function checkAuditDestination(destination: AuditDestination): void {
  if (typeof destination === 'number') fstatSync(destination);
  else appendFileSync(destination, '', { mode: FILE_MODE });
}
