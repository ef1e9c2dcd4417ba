/**
 * The receipts of a sign-in, in the store that all instances share (docs/rules/receipts.md#list). They end with the
 * sign-in.
 */
import { randomInt } from 'node:crypto';
import { givesReceipt, toStated } from '@perennial/shared/catalogue/receipts';
import type { CallName } from '@perennial/shared/catalogue/routes';
import { type Receipt, type ReceiptStatement, shownTextsSchema, statementSchema } from '@perennial/shared/receipt';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ExpiringStore } from '../session/expiring-store.ts';
import type { SignInId } from '../session/ids.ts';
import { Records } from '../session/records.ts';
import { ABSOLUTE_LIMIT_MS, type SignIn, toPerson } from '../session/sign-in-record.ts';
import type { ShopInput } from '../shop-api/call-mappings.ts';
import type { ReceiptCodes } from './receipt-code.ts';

/** The newest of a sign-in. One has about 1 kB. */
const MAX_KEPT = 25;

/** By this header a browser says what its page showed before the press (docs/rules/receipts.md#shown). */
const SHOWN_HEADER = 'x-receipt-shown';

/** More letters than a client sends. */
const MAX_SHOWN_LETTERS = 8000;

/** Letters and digits that nobody takes for another. */
const ID_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const ID_LENGTH = 8;

const recordSchema = z.object({ statements: z.array(statementSchema) });

declare module 'fastify' {
  interface FastifyRequest {
    /** The number of the receipt that the change of this request has given. */
    receiptId?: string;
  }
}

type Ended = { readonly result: ReceiptStatement['result']; readonly status: number };

export class Receipts {
  readonly #records: Records<z.infer<typeof recordSchema>>;
  readonly #codes: ReceiptCodes;
  readonly #now: () => number;

  constructor(store: ExpiringStore, codes: ReceiptCodes, now: () => number = Date.now) {
    this.#records = new Records(store, 'receipts:', recordSchema);
    this.#codes = codes;
    this.#now = now;
  }

  /**
   * Keeps the receipt of a change, and names it to the request. A change that was made counts although its receipt cannot
   * be kept.
   */
  async note(request: FastifyRequest, name: CallName, input: ShopInput, ended: Ended): Promise<void> {
    if (!givesReceipt(name)) return;
    try {
      const signIn = await request.visitor.signIn();
      if (!signIn) return;
      const statement: ReceiptStatement = {
        id: createId(),
        call: name,
        ...toStated(name, input),
        ...ended,
        at: new Date(this.#now()).toISOString(),
        requestId: request.id,
        by: signIn.role === 'admin' ? 'care' : 'customer',
        language: request.site.language,
        shown: readShown(request),
      };
      await this.#add(signIn.id, statement);
      request.receiptId = statement.id;
    } catch (error) {
      request.log.error({ err: error, call: name }, 'the receipt of a change was not kept');
    }
  }

  /** Returns the receipts of a sign-in, newest first. Throws the errors of the store. */
  async list(signIn: SignIn): Promise<readonly Receipt[]> {
    const person = toPerson(signIn);
    const { statements = [] } = (await this.#records.get(signIn.id)) ?? {};
    return statements.map((statement) => ({ ...statement, code: this.#codes.sign(statement, person) }));
  }

  /** Forgets the receipts of a sign-in that ends. Throws the errors of the store. */
  async end(id: SignInId): Promise<void> {
    await this.#records.delete(id);
  }

  async #add(id: SignInId, statement: ReceiptStatement): Promise<void> {
    const withOthers = ({ statements }: z.infer<typeof recordSchema>) => ({
      statements: [statement, ...statements].slice(0, MAX_KEPT),
    });
    const update = () => this.#records.update(id, withOthers, ABSOLUTE_LIMIT_MS);
    if (await update()) return;
    if (await this.#records.add(id, { statements: [statement] }, ABSOLUTE_LIMIT_MS)) return;
    // Another instance has added the first one meanwhile; or the value cannot be read, and counts as missing.
    if (await update()) return;
    await this.#records.set(id, { statements: [statement] }, ABSOLUTE_LIMIT_MS);
  }
}

function createId(): string {
  return Array.from({ length: ID_LENGTH }, () => ID_LETTERS[randomInt(ID_LETTERS.length)]).join('');
}

/** Returns what was shown; null if the request does not say, or says something else. A change never fails for it. */
function readShown({ headers }: Pick<FastifyRequest, 'headers'>): ReceiptStatement['shown'] {
  const value = headers[SHOWN_HEADER];
  if (typeof value !== 'string' || value.length > MAX_SHOWN_LETTERS) return null;
  try {
    return shownTextsSchema.safeParse(JSON.parse(decodeURIComponent(value))).data ?? null;
  } catch {
    return null;
  }
}
