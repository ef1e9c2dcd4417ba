/** One connection of the closed loop: it sends a request, checks the response, and sends the next. */
import type { RecordableHistogram } from 'node:perf_hooks';
import { Client } from 'undici';
import { ExpectedResponse, type LoadRequest, toDispatch } from './expected-response.ts';

/** What the connections of a run have counted. */
export type Counts = {
  /** In microseconds. */
  readonly latencies: RecordableHistogram;
  /** Responses with another length than expected. */
  others: number;
};

export class Connection {
  readonly #request: LoadRequest;
  readonly #client: Client;
  readonly #counts: Counts;
  /** Milliseconds, of `performance.now()`. */
  readonly #deadline: number;
  readonly #response: ExpectedResponse;
  readonly #finished = Promise.withResolvers<void>();
  #sentAt = 0;

  constructor(request: LoadRequest, counts: Counts, deadline: number) {
    this.#request = request;
    this.#client = new Client(request.origin);
    this.#counts = counts;
    this.#deadline = deadline;
    this.#response = new ExpectedResponse(request, {
      end: (hasLength) => this.#end(hasLength),
      fail: (error) => this.#finished.reject(error),
    });
  }

  /** Sends requests until the deadline. Throws if a response has another status than 200. */
  async run(): Promise<void> {
    this.#send();
    try {
      await this.#finished.promise;
    } finally {
      void this.#client.destroy();
    }
  }

  #send(): void {
    this.#sentAt = performance.now();
    this.#client.dispatch(toDispatch(this.#request), this.#response);
  }

  #end(hasLength: boolean): void {
    const now = performance.now();
    this.#counts.latencies.record(Math.max(1, Math.round((now - this.#sentAt) * 1000)));
    if (!hasLength) this.#counts.others += 1;
    if (now >= this.#deadline) this.#finished.resolve();
    else this.#send();
  }
}
