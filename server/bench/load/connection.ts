/** One connection of the load: it sends a request, checks the response, and sends the next. */
import type { RecordableHistogram } from 'node:perf_hooks';
import { Client, type Dispatcher } from 'undici';

export type LoadRequest = {
  readonly origin: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** A response is as expected if it has the status 200 and a body of a length between these two, in bytes. */
  readonly minLength: number;
  readonly maxLength: number;
};

/** What the connections of a run have counted. */
export type Counts = {
  /** In microseconds. */
  readonly latencies: RecordableHistogram;
  /** Responses with another length than expected. */
  others: number;
};

export class Connection implements Dispatcher.DispatchHandler {
  readonly #request: LoadRequest;
  readonly #client: Client;
  readonly #counts: Counts;
  /** Milliseconds, of `performance.now()`. */
  readonly #deadline: number;
  readonly #finished = Promise.withResolvers<void>();
  #sentAt = 0;
  #status = 0;
  #length = 0;

  constructor(request: LoadRequest, counts: Counts, deadline: number) {
    this.#request = request;
    this.#client = new Client(request.origin);
    this.#counts = counts;
    this.#deadline = deadline;
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
    const { method, path, headers, body = null } = this.#request;
    this.#sentAt = performance.now();
    this.#length = 0;
    this.#client.dispatch({ method, path, headers, body }, this);
  }

  onRequestStart(): void {}

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    this.#status = status;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#length += chunk.length;
  }

  onResponseEnd(): void {
    const now = performance.now();
    this.#counts.latencies.record(Math.max(1, Math.round((now - this.#sentAt) * 1000)));
    const { minLength, maxLength } = this.#request;
    if (this.#length < minLength || this.#length > maxLength) this.#counts.others += 1;
    if (this.#status !== 200) {
      this.#finished.reject(new Error(`a response had status ${this.#status} and ${this.#length} bytes`));
    } else if (now >= this.#deadline) {
      this.#finished.resolve();
    } else {
      this.#send();
    }
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#finished.reject(error);
  }
}
