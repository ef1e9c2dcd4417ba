/**
 * Orders that sign-ins have sent: the same order sent again, by a second press, a second tab or a reload, gets the
 * answer of the first and never makes two (specification 1, section 4: submitting again while active is dropped).
 */
import { createHash } from 'node:crypto';
import { RequestProblem } from '../errors/request-problem.ts';
import type { ExpiringStore } from '../session/expiring-store.ts';

/** The JSON of an answer that stood for success. */
export type OrderAnswer = { readonly status: number; readonly body: string };

export type Submission = {
  readonly signInId: string;
  /** What is ordered; the same text for the same order. */
  readonly order: string;
  /** Names the attempt across tabs and reloads, until it is paid; a person who orders the same again names another. */
  readonly attempt: string | undefined;
};

/** How long an attempt keeps its answer: about as long as a person takes to pay. */
const ATTEMPT_MS = 30 * 60_000;
/** Without a named attempt the same order is taken for a second press only shortly after the first. */
const SECOND_PRESS_MS = 10_000;
/** Longer than the shop API may take to answer (specification 1, section 9). */
const UNDER_WAY_MS = 310_000;

type Kept = { readonly answer?: OrderAnswer };

export class OrderSubmissions {
  readonly #store: ExpiringStore;
  /** Those that this instance is sending. */
  readonly #inFlight = new Map<string, Promise<OrderAnswer>>();

  constructor(store: ExpiringStore) {
    this.#store = store;
  }

  /** Sends the order, or answers what the same one was answered. Throws what `send` throws, and order.inProgress. */
  once(submission: Submission, send: () => Promise<OrderAnswer>): Promise<OrderAnswer> {
    const key = keyOf(submission);
    const known = this.#inFlight.get(key);
    if (known) return known;
    const sending = this.#send(key, submission.attempt === undefined ? SECOND_PRESS_MS : ATTEMPT_MS, send);
    this.#inFlight.set(key, sending);
    const forget = () => this.#inFlight.delete(key);
    sending.then(forget, forget);
    return sending;
  }

  async #send(key: string, keptMs: number, send: () => Promise<OrderAnswer>): Promise<OrderAnswer> {
    if (!(await this.#store.add(key, {}, UNDER_WAY_MS))) {
      const { answer } = ((await this.#store.get(key)) ?? {}) as Kept;
      // Another instance is sending it.
      if (!answer) throw new RequestProblem('order.inProgress');
      return answer;
    }
    try {
      const answer = await send();
      await this.#store.set(key, { answer } satisfies Kept, keptMs);
      return answer;
    } catch (error) {
      await this.#store.delete(key);
      throw error;
    }
  }
}

function keyOf({ signInId, order, attempt = '' }: Submission): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([order, attempt]))
    .digest('base64url');
  return `order:${signInId}:${digest}`;
}
