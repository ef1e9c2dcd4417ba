/** The calls of this instance that have not been answered, by their user token. */

export class CallsUnderWay {
  readonly #calls = new Map<string, Set<Promise<unknown>>>();

  /** Makes a call with a token; `next` finds it until it has ended. Without a token it is not recorded. */
  async run<T>(token: string | undefined, make: () => Promise<T>): Promise<T> {
    if (token === undefined) return make();
    const calls = this.#calls.get(token) ?? new Set();
    this.#calls.set(token, calls);
    const call = make();
    // Nobody need wait for the reason of a failure.
    const end = call.then(
      () => {},
      () => {},
    );
    calls.add(end);
    try {
      return await call;
    } finally {
      calls.delete(end);
      if (calls.size === 0) this.#calls.delete(token);
    }
  }

  /** Resolves when a call with the token has ended; undefined if there is none. */
  next(token: string): Promise<unknown> | undefined {
    const calls = this.#calls.get(token);
    return calls && Promise.race(calls);
  }
}
