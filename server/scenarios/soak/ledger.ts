/**
 * What the customers of a soak asked for, what they got, and what arrived at the shop API. Times are in milliseconds
 * since 1970.
 */

/** A time in which errors are expected: the moment of a kill, or Redis until all instances are ready again. */
export type Interruption = Span & { readonly name: string };

/** How the customer knows an order: with its number, or with the words that it may have been placed. */
type Outcome = 'confirmed' | 'unknown';

type Failure = Span & { readonly what: string };

/** What customers saw of an interruption: how many errors, and for how long after its start, in milliseconds. */
type ErrorsOf = { readonly name: string; readonly errors: number; readonly lastAfterMs: number };

export type Counts = {
  readonly requests: number;
  readonly signIns: number;
  readonly ordersAsked: number;
  readonly ordersConfirmed: number;
  readonly ordersUnknown: number;
  /** Orders that arrived at the shop API. */
  readonly ordersMade: number;
  /** Orders that arrived more than once. */
  readonly duplicates: number;
  /** Orders that were confirmed and did not arrive, and those without any outcome. */
  readonly lostOrders: number;
  /** Customers who were signed out without having asked for it. */
  readonly lostSessions: number;
  readonly errorsDuringInterruptions: number;
  /** By interruption, in their order. */
  readonly errorsOf: readonly ErrorsOf[];
  /** Every other error, as text. */
  readonly otherErrors: readonly string[];
};

export class Ledger {
  readonly interruptions: Interruption[] = [];
  readonly #outcomes = new Map<string, Outcome | undefined>();
  readonly #arrivals = new Map<string, number>();
  readonly #failures: Failure[] = [];
  #requests = 0;
  #signIns = 0;
  #lostSessions = 0;

  noteRequest(): void {
    this.#requests += 1;
  }

  noteSignIn(): void {
    this.#signIns += 1;
  }

  noteLostSession(): void {
    this.#lostSessions += 1;
  }

  /** An error that a customer saw; `from` is the start of the request, `until` the end. */
  noteFailure(failure: Failure): void {
    this.#failures.push(failure);
  }

  askForOrder(attempt: string): void {
    this.#outcomes.set(attempt, undefined);
  }

  noteOutcome(attempt: string, outcome: Outcome): void {
    this.#outcomes.set(attempt, outcome);
  }

  noteArrival(attempt: string): void {
    this.#arrivals.set(attempt, (this.#arrivals.get(attempt) ?? 0) + 1);
  }

  count(): Counts {
    const outcomes = [...this.#outcomes];
    const having = (wanted: Outcome) => outcomes.filter(([, outcome]) => outcome === wanted);
    const lost = outcomes.filter(
      ([attempt, outcome]) => outcome === undefined || (outcome === 'confirmed' && !this.#arrivals.has(attempt)),
    );
    const others = this.#failures.filter((failure) => !this.#isExpected(failure));
    return {
      requests: this.#requests,
      signIns: this.#signIns,
      ordersAsked: outcomes.length,
      ordersConfirmed: having('confirmed').length,
      ordersUnknown: having('unknown').length,
      ordersMade: this.#arrivals.size,
      duplicates: [...this.#arrivals.values()].reduce((sum, arrivals) => sum + arrivals - 1, 0),
      lostOrders: lost.length,
      lostSessions: this.#lostSessions,
      errorsDuringInterruptions: this.#failures.length - others.length,
      errorsOf: this.interruptions.map((interruption) => this.#errorsOf(interruption)),
      otherErrors: others.map(({ what, from }) => `${new Date(from).toISOString()} ${what}`),
    };
  }

  #isExpected(failure: Failure): boolean {
    return this.interruptions.some((interruption) => overlap(failure, interruption));
  }

  #errorsOf(interruption: Interruption): ErrorsOf {
    const failures = this.#failures.filter((failure) => overlap(failure, interruption));
    const last = Math.max(interruption.from, ...failures.map(({ until }) => until));
    return { name: interruption.name, errors: failures.length, lastAfterMs: last - interruption.from };
  }
}

type Span = { readonly from: number; readonly until: number };

function overlap(one: Span, other: Span): boolean {
  return one.from <= other.until && one.until >= other.from;
}
