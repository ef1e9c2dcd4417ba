/** One request to the shop API and its response, within a time limit. */
import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

/** A response that was received to its end. */
export type ReceivedResponse = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** The time limit is over. */
export class ExchangeTimeout extends Error {
  override readonly name = 'ExchangeTimeout';
}

/**
 * Sends a request and returns its response. Cancels the request when the time limit is over, and when the signal
 * aborts. Rejects with ExchangeTimeout, with the reason of the signal, or with an error of undici.
 *
 * `dispatcher.request` would give the body as a stream, and needs an `AbortSignal.timeout` for the limit: together a
 * quarter of the processor time of a forwarded GET.
 */
export function exchange(
  dispatcher: Dispatcher,
  request: Dispatcher.DispatchOptions,
  timeLimitMs: number,
  signal?: AbortSignal,
): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    dispatcher.dispatch(request, new Exchange(resolve, reject, timeLimitMs, signal));
  });
}

class Exchange implements Dispatcher.DispatchHandler {
  readonly #resolve: (response: ReceivedResponse) => void;
  readonly #reject: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  readonly #signal: AbortSignal | undefined;
  #controller: Dispatcher.DispatchController | undefined;
  /** Why the request was cancelled. */
  #cancelled: Error | undefined;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  readonly #chunks: Buffer[] = [];

  constructor(
    resolve: (response: ReceivedResponse) => void,
    reject: (error: unknown) => void,
    timeLimitMs: number,
    signal: AbortSignal | undefined,
  ) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#timer = setTimeout(() => this.#cancel(new ExchangeTimeout(`no response in time`)), timeLimitMs);
    this.#signal = signal;
    signal?.addEventListener('abort', this.#onAbort);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    // It waited for a connection meanwhile.
    if (this.#cancelled) controller.abort(this.#cancelled);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    this.#finish();
    const [first] = this.#chunks;
    const body = first && this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks);
    this.#resolve({ status: this.#status, headers: this.#headers, body });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#finish();
    this.#reject(error);
  }

  /** A promise settles once, so an error that undici reports after this has no effect. */
  #cancel(reason: Error): void {
    this.#finish();
    this.#cancelled = reason;
    this.#controller?.abort(reason);
    this.#reject(reason);
  }

  #finish(): void {
    clearTimeout(this.#timer);
    this.#signal?.removeEventListener('abort', this.#onAbort);
  }

  readonly #onAbort = (): void => {
    this.#cancel(this.#signal?.reason);
  };
}
