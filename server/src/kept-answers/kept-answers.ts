/**
 * The last answers of each sign-in, in the store that all instances share
 * (docs/rules/account.md#while-the-shop-api-is-away, ADR 88). An answer counts as long as its sign-in has begun no change
 * since: the sign-in counts its changes.
 */
import { hash } from 'node:crypto';
import type { KeptName } from '@perennial/shared/catalogue/kept-answers';
import { LRUCache } from 'lru-cache';
import type { Site } from '../http/request-culture.ts';
import type { ExpiringStore } from '../session/expiring-store.ts';
import type { SignInId } from '../session/ids.ts';
import { Records } from '../session/records.ts';
import type { SignIn } from '../session/sign-in-record.ts';
import { toPerson } from '../session/sign-in-record.ts';
import type { SignIns } from '../session/sign-ins.ts';
import type { ShopInput } from '../shop-api/call-mappings.ts';
import { type AnswersRecord, addAnswers, recordSchema, withinBounds } from './answers-record.ts';
import { packBytes, unpackBytes } from './packed-bytes.ts';

/** Longer answers are not kept. A list of the invoices of ten years has some 50 kB. */
export const MAX_ANSWER_BYTES = 256 * 1024;

/** How many sign-ins have kept answers in the memory of a process: 30 to 60 MB of them. */
export const KEPT_IN_MEMORY = 2000;

/** What is answered within this time is written together, in milliseconds. */
export const WRITE_AFTER_MS = 1000;
/** More than a page asks for within that time. */
const MAX_WAITING = 60;
/** Far more than one instance answers within that time. */
const MAX_WAITING_SIGN_INS = 2000;
/** An answer that is as before is written once a minute at most: a page may ask every few seconds. */
export const REWRITE_AFTER_MS = 60_000;
/** About 3 kB each. */
const REMEMBERED_SIGN_INS = 2000;

/** What was asked. */
export type Question = { readonly site: Site; readonly name: KeptName; readonly input: ShopInput };

type Waiting = { readonly question: Question; readonly body: Buffer; readonly at: number };
type WaitingAnswers = { readonly signIn: SignIn; readonly changes: number; readonly answers: Waiting[] };
/** What this instance has written last, by what was asked. */
type Written = {
  readonly changes: number;
  readonly answers: Map<string, { readonly at: number; readonly digest: string }>;
};

/** An answer as the shop API sent it; `since` in milliseconds since 1970. */
type FoundAnswer = { readonly body: Buffer; readonly since: number };

type Options = {
  readonly store: ExpiringStore;
  /** Returns a sign-in as it is now. */
  readonly findSignIn: SignIns['find'];
  /** In milliseconds; undefined keeps nothing. */
  readonly lifetimeMs: number | undefined;
  readonly now?: () => number;
};

export class KeptAnswers {
  readonly #records: Records<AnswersRecord>;
  readonly #findSignIn: Options['findSignIn'];
  readonly #lifetimeMs: number | undefined;
  readonly #now: () => number;
  readonly #waiting = new Map<SignInId, WaitingAnswers>();
  /** The writes under way. A reader waits for them: what was answered before it is found. */
  readonly #writing = new Map<SignInId, Promise<void>>();
  readonly #written = new LRUCache<SignInId, Written>({ max: REMEMBERED_SIGN_INS });

  constructor({ store, findSignIn, lifetimeMs, now = Date.now }: Options) {
    this.#records = new Records(store, 'kept-answers:', recordSchema);
    this.#findSignIn = findSignIn;
    this.#lifetimeMs = lifetimeMs;
    this.#now = now;
  }

  get isOn(): boolean {
    return this.#lifetimeMs !== undefined;
  }

  /** Keeps an answer later, so that the caller need not wait. Never throws. `signIn` is that of before the call. */
  keep(signIn: SignIn, question: Question, body: Buffer): void {
    if (!this.isOn || body.length > MAX_ANSWER_BYTES) return;
    const changes = countOf(signIn);
    let waiting = this.#waiting.get(signIn.id);
    if (waiting && waiting.changes > changes) return;
    if (waiting?.changes !== changes) {
      if (!waiting) {
        if (this.#waiting.size >= MAX_WAITING_SIGN_INS) return;
        setTimeout(() => void this.#write(signIn.id), WRITE_AFTER_MS).unref();
      }
      waiting = { signIn, changes, answers: [] };
      this.#waiting.set(signIn.id, waiting);
    }
    if (waiting.answers.length < MAX_WAITING) waiting.answers.push({ question, body, at: this.#now() });
  }

  /**
   * Returns the last answer of a sign-in that has begun no change since; undefined if there is none. Throws the errors of the
   * store.
   */
  async find(id: SignInId, question: Question): Promise<FoundAnswer | undefined> {
    if (this.#lifetimeMs === undefined) return undefined;
    await this.#write(id);
    const [signIn, record] = await Promise.all([this.#findSignIn(id), this.#records.get(id)]);
    if (!signIn || record?.changes !== countOf(signIn)) return undefined;
    const answer = record.answers[toKey(signIn, question)];
    if (!answer || answer.at <= this.#now() - this.#lifetimeMs) return undefined;
    return { body: unpackBytes(answer.body), since: answer.at };
  }

  /** Forgets the answers of a sign-in. Throws the errors of the store. */
  async drop(id: SignInId): Promise<void> {
    if (!this.isOn) return;
    this.#waiting.delete(id);
    this.#written.delete(id);
    await this.#records.delete(id);
  }

  /** Writes what was kept before a change, which may have to count again after it. Never throws. */
  async settle(id: SignInId): Promise<void> {
    await this.#write(id);
  }

  /**
   * Lets the answers of before a change count again, because the change was not sent. `count` is that of the sign-in with
   * the change. Does nothing for answers of another count. Throws the errors of the store.
   */
  async countAgain(id: SignInId, count: number): Promise<void> {
    if (this.#lifetimeMs === undefined) return;
    const recount = (record: AnswersRecord) =>
      record.changes === count - 1 ? { ...record, changes: count } : undefined;
    await this.#records.update(id, recount, this.#lifetimeMs);
  }

  /**
   * Writes what waits for it, after the writes under way. An answer that the store does not take is not kept: the store
   * logs its own errors.
   */
  async #write(id: SignInId): Promise<void> {
    const waiting = this.#waiting.get(id);
    const lifetimeMs = this.#lifetimeMs;
    const before = this.#writing.get(id);
    if (!waiting || lifetimeMs === undefined) return before;
    this.#waiting.delete(id);
    const write = Promise.resolve(before)
      .then(() => this.#put(waiting, lifetimeMs))
      .catch(() => undefined)
      .finally(() => {
        if (this.#writing.get(id) === write) this.#writing.delete(id);
      });
    this.#writing.set(id, write);
    await write;
  }

  async #put({ signIn, changes, answers }: WaitingAnswers, lifetimeMs: number): Promise<void> {
    const { id } = signIn;
    const due = this.#filterDue(signIn, answers);
    if (due.size === 0) return;
    const packed = [...due].map(([key, { body, at }]) => [key, { at, body: packBytes(body) }] as const);
    const newer: AnswersRecord = { changes, answers: Object.fromEntries(packed) };
    const first = { ...newer, answers: withinBounds(newer.answers) };
    const add = (record: AnswersRecord) => addAnswers(record, newer);
    const isPut =
      (await this.#records.update(id, add, lifetimeMs)) ||
      (await this.#records.add(id, first, lifetimeMs)) ||
      // Another instance has added the first ones meanwhile.
      (await this.#records.update(id, add, lifetimeMs));
    // A value that cannot be read counts as missing.
    if (!isPut && !(await this.#records.get(id))) await this.#records.set(id, first, lifetimeMs);
    // The sign-in may have ended, or changed something, while this was written.
    const now = await this.#findSignIn(id);
    if (!now || countOf(now) !== changes) await this.#records.delete(id);
  }

  /** Returns the newest answer to each question, without those that were written as they are within the last minute. */
  #filterDue(signIn: SignIn, answers: readonly Waiting[]): ReadonlyMap<string, Waiting> {
    const changes = countOf(signIn);
    const before = this.#written.get(signIn.id);
    const written: Written = before?.changes === changes ? before : { changes, answers: new Map() };
    this.#written.set(signIn.id, written);
    const due = new Map(answers.map((answer) => [toKey(signIn, answer.question), answer]));
    for (const [key, { body, at }] of due) {
      const last = written.answers.get(key);
      const digest = hash('sha1', body, 'base64url');
      if (last?.digest === digest && at - last.at < REWRITE_AFTER_MS) due.delete(key);
      else written.answers.set(key, { at, digest });
    }
    return due;
  }
}

const countOf = ({ changes = 0 }: Pick<SignIn, 'changes'>): number => changes;

/** Names person, role and site too, although a record is that of one sign-in. */
function toKey(signIn: SignIn, { site: { culture, language }, name, input: { params, query } }: Question): string {
  return JSON.stringify([signIn.role, toPerson(signIn), culture, language, name, params ?? {}, query ?? {}]);
}
