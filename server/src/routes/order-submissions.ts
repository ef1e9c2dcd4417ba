/**
 * Submitted orders. An order that is sent again (a double click, a second tab, a reload) gets the response of the first
 * submission and is not placed twice (docs/rules/checkout.md#sending-once, ADR 13).
 */

import { createHash } from 'node:crypto';
import { z } from 'zod';
import { RequestProblem } from '../errors/request-problem.ts';
import type { ExpiringStore } from '../session/expiring-store.ts';
import type { SignInId } from '../session/ids.ts';
import { Records } from '../session/records.ts';
import { SingleFlight } from '../single-flight.ts';

const responseSchema = z.object({ status: z.number(), body: z.string() }).readonly();

/** A successful response; the body is JSON text. */
export type OrderResponse = z.infer<typeof responseSchema>;

export type Submission = {
  readonly signInId: SignInId;
  /** The content of the order as text: equal for equal orders. */
  readonly order: string;
  /** The client's key of the attempt, shared by tabs and reloads. Equal orders with different keys are two orders. */
  readonly attempt: string | undefined;
};

/** How long the response of an attempt is stored: about the time that a customer needs to pay. */
const ATTEMPT_LIFETIME_MS = 30 * 60_000;
/** Without a key, an equal order within this time is a double click. */
const DOUBLE_CLICK_MS = 10_000;
/** Longer than the time limit of the call (docs/rules/errors.md#time-limits). */
const IN_PROGRESS_LIFETIME_MS = 310_000;

/** A record without a response: the order is in progress, or its result is unknown. */
const submissionSchema = z.object({
  response: responseSchema.exactOptional(),
  isUnknown: z.literal(true).exactOptional(),
});

/** The submissions in a store that all instances share. */
export class OrderSubmissions {
  readonly #records: Records<z.infer<typeof submissionSchema>>;
  /** The orders that this instance is sending. */
  readonly #inProgress = new SingleFlight<string, OrderResponse>();

  constructor(store: ExpiringStore) {
    this.#records = new Records(store, 'order:', submissionSchema);
  }

  /**
   * Sends the order, or returns the response of an equal submission. Throws RequestProblem `order.inProgress` if
   * another instance is sending it, and the errors of `send`. After an error the order can be sent again; after
   * `order.unknown` only when the time of a double click has passed, so that the customer has read what it says.
   */
  submitOnce(submission: Submission, send: () => Promise<OrderResponse>): Promise<OrderResponse> {
    const key = toKey(submission);
    const lifetimeMs = submission.attempt === undefined ? DOUBLE_CLICK_MS : ATTEMPT_LIFETIME_MS;
    return this.#inProgress.run(key, () => this.#submit(key, lifetimeMs, send));
  }

  async #submit(key: string, lifetimeMs: number, send: () => Promise<OrderResponse>): Promise<OrderResponse> {
    if (!(await this.#records.add(key, {}, IN_PROGRESS_LIFETIME_MS))) {
      const { response, isUnknown } = (await this.#records.get(key)) ?? {};
      if (isUnknown) throw new RequestProblem('order.unknown');
      if (!response) throw new RequestProblem('order.inProgress');
      return response;
    }
    try {
      const response = await send();
      await this.#records.set(key, { response }, lifetimeMs);
      return response;
    } catch (error) {
      if (isUnknownOrder(error)) await this.#records.set(key, { isUnknown: true }, DOUBLE_CLICK_MS);
      else await this.#records.delete(key);
      throw error;
    }
  }
}

function isUnknownOrder(error: unknown): boolean {
  return error instanceof RequestProblem && error.code === 'order.unknown';
}

function toKey({ signInId, order, attempt = '' }: Submission): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([order, attempt]))
    .digest('base64url');
  return `${signInId}:${digest}`;
}
