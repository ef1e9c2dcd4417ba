/** One response after another of a request, each checked. */
import type { Dispatcher } from 'undici';

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

/** What undici takes of a request. */
export function toDispatch({ method, path, headers, body }: LoadRequest): Dispatcher.DispatchOptions {
  return { method, path, headers, body: body ?? null };
}

type Ended = {
  /** `hasLength` says whether the body has one of the expected lengths. */
  end(hasLength: boolean): void;
  /** The exchange failed, or the response has another status than 200. */
  fail(error: Error): void;
};

export class ExpectedResponse implements Dispatcher.DispatchHandler {
  readonly #request: LoadRequest;
  readonly #ended: Ended;
  #status = 0;
  #length = 0;

  constructor(request: LoadRequest, ended: Ended) {
    this.#request = request;
    this.#ended = ended;
  }

  onRequestStart(): void {
    this.#length = 0;
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    this.#status = status;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#length += chunk.length;
  }

  onResponseEnd(): void {
    const { minLength, maxLength } = this.#request;
    if (this.#status === 200) this.#ended.end(this.#length >= minLength && this.#length <= maxLength);
    else this.#ended.fail(new Error(`a response had status ${this.#status} and ${this.#length} bytes`));
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#ended.fail(error);
  }
}
