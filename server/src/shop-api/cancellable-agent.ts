/**
 * An HTTP agent for the PDF proxy that cancels requests. @fastify/http-proxy accepts no signal for a single request, so
 * the agent finds the signal by the request id in the headers.
 */
import { Agent, type Dispatcher } from 'undici';

type Callback = (error: Error | null, data: Dispatcher.ResponseData) => void;

/** An agent in the shape that the option `undici` of the proxy expects. */
export class CancellableAgent {
  readonly #agent = new Agent();
  readonly #signals = new Map<string, AbortSignal>();

  /** Cancels the request when the signal aborts. Returns a function that removes the signal. */
  watch(requestId: string, signal: AbortSignal): () => void {
    this.#signals.set(requestId, signal);
    return () => this.#signals.delete(requestId);
  }

  /** Called by the proxy. */
  request(options: Dispatcher.RequestOptions & { headers: Record<string, string> }, callback: Callback): void {
    const signal = this.#signals.get(options.headers['x-request-id'] ?? '');
    this.#agent.request({ ...options, ...(signal && { signal }) }, callback);
  }

  destroy(): Promise<void> {
    return this.#agent.destroy();
  }
}
