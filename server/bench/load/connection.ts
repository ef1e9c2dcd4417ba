/** One connection of the load: it sends a request, checks the response, and sends the next. */
import type { RecordableHistogram } from 'node:perf_hooks';
import { Client, type Dispatcher } from 'undici';

export type LoadRequest = {
  readonly origin: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  /** Every response has the status 200 and a body of a length between these two, in bytes. */
  readonly minLength: number;
  readonly maxLength: number;
};

export class Connection implements Dispatcher.DispatchHandler {
  readonly #request: LoadRequest;
  readonly #client: Client;
  readonly #latencies: RecordableHistogram;
  /** Milliseconds, of `performance.now()`. */
  readonly #deadline: number;
  readonly #finished = Promise.withResolvers<void>();
  #sentAt = 0;
  #status = 0;
  #length = 0;

  /** `latencies` are in microseconds. */
  constructor(request: LoadRequest, latencies: RecordableHistogram, deadline: number) {
    this.#request = request;
    this.#client = new Client(request.origin);
    this.#latencies = latencies;
    this.#deadline = deadline;
  }

  /** Sends requests until the deadline. Throws if a response is not as expected. */
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
    this.#latencies.record(Math.max(1, Math.round((now - this.#sentAt) * 1000)));
    const { minLength, maxLength } = this.#request;
    if (this.#status !== 200 || this.#length < minLength || this.#length > maxLength) {
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
