/**
 * The audit log: who of customer care did what for which customer. It has a stream of its own. The line of what takes
 * effect is written before the program goes on. Tries that change nothing are written together, because a stranger can
 * make many of them (ADR 47) (docs/rules/care.md#audit-log).
 */
import { appendFileSync, fstatSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { RequestProblem } from '../errors/request-problem.ts';
import { toClientAddress } from '../limits/client-address.ts';
import type { CustomerId } from '../session/ids.ts';

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
  readonly customerId?: CustomerId | undefined;
  /** When a sign-in ends at the latest, ISO 8601. */
  readonly endsBy?: string;
  /** Why a sign-out was made. */
  readonly reason?: string;
  readonly call?: string;
  readonly subscription?: string | undefined;
  /** The inputs of a care action. */
  readonly input?: Readonly<Record<string, unknown>> | undefined;
  readonly errorCode?: string | undefined;
  /** Of `limited`: how many tries of the address the line stands for. */
  readonly tries?: number;
};

type Request = Pick<FastifyRequest, 'id' | 'ip'>;

/** A path, or the number of a file descriptor. */
type AuditDestination = string | number;

/** Only the owner of the process may read a new file. */
const FILE_MODE = 0o600;

/** How long a try that changes nothing waits for its line, in milliseconds. */
const BATCH_MS = 250;

/** Refused tries of one address have a line in so many milliseconds. */
const LIMITED_MS = 60_000;

/** While nothing can be written, the oldest of more lines than these are dropped. */
const MAX_WAITING_LINES = 10_000;

type Limited = {
  readonly request: Request;
  readonly entry: AuditEntry;
  readonly tries: number;
  readonly end: NodeJS.Timeout;
};

export class AuditLog {
  readonly #logger: ReturnType<typeof pino>;
  readonly #destination: AuditDestination;
  readonly #onFailure: (error: unknown) => void;
  #isFailing = false;
  /** Lines of tries that are not written yet. */
  #waiting: string[] = [];
  #batch: NodeJS.Timeout | undefined;
  /** By address, of IPv6 by network. */
  readonly #limited = new Map<string, Limited>();
  /** The line that the logger has formatted last. */
  #line = '';

  /** `onFailure` is called when lines of tries cannot be written: once, until they can. */
  constructor(destination: AuditDestination, onFailure: (error: unknown) => void = () => {}) {
    this.#destination = destination;
    this.#onFailure = onFailure;
    this.#logger = pino(
      {
        base: null,
        timestamp: pino.stdTimeFunctions.isoTime,
        formatters: { level: () => ({ log: 'audit' }) },
      },
      {
        write: (line: string) => {
          this.#line = line;
        },
      },
    );
  }

  /** Writes a line at once, after those that wait. Throws RequestProblem `audit.unavailable`. */
  write(request: Request, entry: AuditEntry): void {
    const line = this.#format(request, entry);
    try {
      this.#flush();
      this.#append(line);
    } catch (cause) {
      throw new RequestProblem('audit.unavailable', { cause });
    }
  }

  /** Writes down a try that has changed nothing, together with others, within 250 milliseconds. */
  note(request: Request, entry: AuditEntry): void {
    this.#waiting.push(this.#format(request, entry));
    if (this.#waiting.length > MAX_WAITING_LINES) this.#waiting.shift();
    this.#startBatch();
  }

  /**
   * Writes down a try that a limit has refused. The first one of an address has a line of its own, and those of the next
   * minute have one together, which says how many they were and what the last of them was.
   */
  noteLimited({ id, ip }: Request, entry: AuditEntry): void {
    const address = toClientAddress(ip);
    const request = { id, ip };
    const known = this.#limited.get(address);
    if (known) {
      this.#limited.set(address, { ...known, request, entry, tries: known.tries + 1 });
      return;
    }
    this.note(request, entry);
    const end = setTimeout(() => this.#endLimited(address), LIMITED_MS).unref();
    this.#limited.set(address, { request, entry, tries: 0, end });
  }

  /** Writes all that is left, before the process ends. */
  close(): void {
    for (const address of [...this.#limited.keys()]) this.#endLimited(address);
    clearTimeout(this.#batch);
    this.#tryToFlush();
  }

  /** Throws the error of the file system; the lines wait on then. */
  #flush(): void {
    if (this.#waiting.length === 0) return;
    this.#append(this.#waiting.join(''));
    this.#waiting = [];
    this.#isFailing = false;
  }

  #tryToFlush(): boolean {
    try {
      this.#flush();
      return true;
    } catch (error) {
      if (!this.#isFailing) this.#onFailure(error);
      this.#isFailing = true;
      return false;
    }
  }

  #endLimited(address: string): void {
    const found = this.#limited.get(address);
    this.#limited.delete(address);
    clearTimeout(found?.end);
    if (found && found.tries > 0) this.note(found.request, { ...found.entry, tries: found.tries });
  }

  #startBatch(): void {
    this.#batch ??= setTimeout(() => {
      this.#batch = undefined;
      if (!this.#tryToFlush()) this.#startBatch();
    }, BATCH_MS).unref();
  }

  #format(request: Request, entry: AuditEntry): string {
    this.#logger.info({ ...entry, requestId: request.id, address: request.ip });
    return this.#line;
  }

  /** The file is opened for each line, so that it can be moved away while the process runs. */
  #append(text: string): void {
    appendFileSync(this.#destination, text, { mode: FILE_MODE });
  }
}

/** Throws the error of the file system if nothing can be written. */
export function checkAuditDestination(destination: AuditDestination): void {
  if (typeof destination === 'number') fstatSync(destination);
  else appendFileSync(destination, '', { mode: FILE_MODE });
}
