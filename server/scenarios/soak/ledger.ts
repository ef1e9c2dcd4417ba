/**
 * What the customers of a soak asked for, what they got, and what arrived at the shop API. Times are in milliseconds
 * since 1970.
 */

/** A time in which errors are expected: the moment of a kill, or Redis until all instances are ready again. */
export type Interruption = { readonly name: string; readonly from: number; readonly until: number };

/** How the customer knows an order: with its number, or with the words that it may have been placed. */
type Outcome = 'confirmed' | 'unknown';

type Failure = { readonly what: string; readonly from: number; readonly until: number };

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
      otherErrors: others.map(({ what, from }) => `${new Date(from).toISOString()} ${what}`),
    };
  }

  #isExpected({ from, until }: Failure): boolean {
    return this.interruptions.some((interruption) => from <= interruption.until && until >= interruption.from);
  }
}
