/**
 * Submitted orders and charges. What is sent again (a double click, a second tab, a reload) gets the answer of the first
 * submission and is not made twice (docs/rules/errors.md#exactly-once, ADR 13, ADR 67).
 */

import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { saysNothingDone } from '@perennial/shared/errors/nothing-done';
import { z } from 'zod';
import { RequestProblem } from '../errors/request-problem.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { ExpiringStore } from '../session/expiring-store.ts';
import { Records } from '../session/records.ts';
import { type SignIn, toPerson } from '../session/sign-in-record.ts';
import { SingleFlight } from '../single-flight.ts';

/** `receipt` is the number of the receipt that the submission has given. */
const answerSchema = z.object({ status: z.number(), body: z.string(), receipt: z.string().exactOptional() }).readonly();

/** A successful answer; the body is JSON text. */
export type Answer = z.infer<typeof answerSchema>;

export type Submission = {
  readonly kind: 'order' | 'charge';
  readonly signIn: Pick<SignIn, 'id' | 'role' | 'adminName' | 'customerId' | 'userId' | 'email'>;
  /** The client's key, shared by tabs and reloads; undefined if it sent none. */
  readonly key: string | undefined;
  /** What is sent, as text: equal for equal submissions. */
  readonly content: string;
};

/** How long a key is kept: about the time that a customer needs to pay. A client uses a key no longer. */
const KEY_LIFETIME_MS = 30 * 60_000;
/** Without a key, an equal submission within this time is a double click. */
const DOUBLE_CLICK_MS = 10_000;
/** Longer than the time limit of a call (docs/rules/errors.md#time-limits). */
const RUNNING_MS = 310_000;

const codes = {
  order: { inProgress: 'order.inProgress', unknown: 'order.unknown' },
  charge: { inProgress: 'change.inProgress', unknown: 'charge.unknown' },
} as const;

/** For how long a submission is not sent again, by what is known of it, in milliseconds. */
type Lifetimes = { readonly running: number; readonly unknown: number; readonly answered: number };

function lifetimesOf({ kind, key }: Pick<Submission, 'kind' | 'key'>): Lifetimes {
  if (key === undefined) return { running: RUNNING_MS, unknown: DOUBLE_CLICK_MS, answered: DOUBLE_CLICK_MS };
  if (kind === 'order') return { running: RUNNING_MS, unknown: DOUBLE_CLICK_MS, answered: KEY_LIFETIME_MS };
  return { running: KEY_LIFETIME_MS, unknown: KEY_LIFETIME_MS, answered: KEY_LIFETIME_MS };
}

/** Without an answer it is running until `answerBy`; after that, or without it, its result is unknown. */
const recordSchema = z.object({
  /** A digest of what is sent. */
  content: z.string(),
  answer: answerSchema.exactOptional(),
  /** Milliseconds since 1970. */
  answerBy: z.number().exactOptional(),
  /** When the record ends, in milliseconds since 1970. */
  endsAt: z.number(),
});
type SubmissionRecord = z.infer<typeof recordSchema>;

/** The pauses of an instance that waits for the answer of another one, in milliseconds: three seconds together. */
export const WAITS_FOR_ANSWER_MS: readonly number[] = [50, 100, 200, 400, 800, 1500];

/** The pauses before a result is stored again that the store did not take, in milliseconds: a minute together. */
const WAITS_FOR_STORE_MS: readonly number[] = [500, 500, 1000, 2000, 4000, 8000, 15_000, 30_000];

type Options = {
  readonly now?: () => number;
  /** The pauses before a result is stored again. */
  readonly storesAgainMs?: readonly number[];
  /** The pauses between two looks for the answer of another instance; none without other instances. */
  readonly waitsMs?: readonly number[] | undefined;
};

type Sending = {
  /** Makes the call. */
  readonly send: () => Promise<Answer>;
  readonly log: { error(details: { err: unknown }, message: string): void };
};

/** The submissions in a store that all instances share. */
export class Submissions {
  readonly #records: Records<SubmissionRecord>;
  /** What this instance is sending. */
  readonly #running = new SingleFlight<string, Answer>();
  readonly #now: () => number;
  readonly #waitsMs: readonly number[];
  readonly #storesAgainMs: readonly number[];

  constructor(
    store: ExpiringStore,
    { now = Date.now, waitsMs = [], storesAgainMs = WAITS_FOR_STORE_MS }: Options = {},
  ) {
    this.#records = new Records(store, 'submission:', recordSchema);
    this.#now = now;
    this.#waitsMs = waitsMs;
    this.#storesAgainMs = storesAgainMs;
  }

  /**
   * Sends a submission, or returns the answer of an equal one. Throws RequestProblem: `request.keyReused` for other
   * content with the same key; `order.inProgress` or `change.inProgress` while another instance sends it; `order.unknown`
   * or `charge.unknown` if nobody knows whether it was made; and the errors of the store and of `send`. After an error that
   * says that nothing was made it can be sent again at once.
   */
  sendOnce(submission: Submission, sending: Sending): Promise<Answer> {
    const id = toId(submission);
    const content = digest(submission.content);
    return this.#running.run(`${id} ${content}`, () => this.#send({ ...submission, id, content }, sending));
  }

  async #send(submission: Submission & { id: string }, { send, log }: Sending): Promise<Answer> {
    const { id, content, kind } = submission;
    const lifetimes = lifetimesOf(submission);
    const keep = (result: Pick<SubmissionRecord, 'answer'>, lifetimeMs: number) =>
      this.#keep(id, { content, ...result, endsAt: this.#now() + lifetimeMs }, log);

    const startedAt = this.#now();
    const running = { content, answerBy: startedAt + RUNNING_MS, endsAt: startedAt + lifetimes.running };
    if (!(await this.#records.add(id, running, lifetimes.running))) return this.#repeat(submission);
    try {
      const answer = await send();
      await keep({ answer }, lifetimes.answered);
      return answer;
    } catch (error) {
      if (isNotMade[kind](error)) {
        await this.#keep(id, undefined, log);
        throw error;
      }
      await keep({}, lifetimes.unknown);
      throw unknownResult(kind, lifetimes.unknown, error);
    }
  }

  /**
   * Stores a result; undefined if nothing was made. The result counts also if the store has gone meanwhile: then it is stored in the background as soon as
   * the store is back. Until then the record says that the submission is running.
   */
  async #keep(id: string, record: SubmissionRecord | undefined, log: Sending['log']): Promise<void> {
    const set = () => (record ? this.#records.set(id, record, record.endsAt - this.#now()) : this.#records.delete(id));
    const setAgain = async () => {
      for (const pause of this.#storesAgainMs) {
        await wait(pause, undefined, { ref: false });
        const isKept = await set().then(
          () => true,
          () => false,
        );
        if (isKept) return;
      }
    };
    await set().catch((err: unknown) => {
      log.error({ err }, 'the result of a submission was not kept');
      void setAgain();
    });
  }

  async #repeat({ id, content, kind }: Submission & { id: string }): Promise<Answer> {
    for (let turn = 0; ; turn += 1) {
      const record = await this.#records.get(id);
      if (record && record.content !== content) throw new RequestProblem('request.keyReused');
      if (record?.answer) return record.answer;
      if (record && !this.#isRunning(record)) throw unknownResult(kind, record.endsAt - this.#now());
      const pause = this.#waitsMs[turn];
      if (pause === undefined) throw new RequestProblem(codes[kind].inProgress);
      await wait(pause);
    }
  }

  /** The instance that was sending it may have ended. */
  #isRunning({ answerBy }: SubmissionRecord): boolean {
    return answerBy !== undefined && this.#now() < answerBy;
  }
}

/** The problem of a charge says when it can be sent again; that of an order names the account. */
function unknownResult(kind: Submission['kind'], remainingMs: number, cause?: unknown): RequestProblem {
  const retryAfterSeconds = Math.max(1, Math.ceil(remainingMs / 1000));
  return new RequestProblem(codes[kind].unknown, { cause, ...(kind === 'charge' && { retryAfterSeconds }) });
}

/** Whether nothing was made: the shop API has refused it, or it was not sent (docs/rules/errors.md#lost-responses). */
const isNotMade = {
  order: (error: unknown): boolean =>
    !(error instanceof RequestProblem && (error.code === 'change.unknown' || error.code === 'shop.invalidResponse')),
  charge(error: unknown): boolean {
    // A shop API that fails after it has charged has no words for it.
    if (error instanceof ShopError) return error.status < 500 || error.errorMessages.length > 0;
    return error instanceof RequestProblem && (error.status < 500 || saysNothingDone(error.code));
  },
} as const;

/** A key is that of a person, so that it counts after another sign-in. */
function toId({ signIn, key, content }: Submission): string {
  const { id, role, adminName } = signIn;
  return key === undefined
    ? digest(JSON.stringify([id, content]))
    : digest(JSON.stringify([role, adminName, toPerson(signIn), key]));
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
