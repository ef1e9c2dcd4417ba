/**
 * Connections for the document proxy whose questions end with the browser that asked. The proxy takes no signal for a
 * request of its own, so a request is known by the id that it carries.
 */
import { Agent, type Dispatcher } from 'undici';

type Callback = (error: Error | null, data: Dispatcher.ResponseData) => void;

export class CancellableAgent {
  readonly #agent = new Agent({ connect: { rejectUnauthorized: true } });
  readonly #signals = new Map<string, AbortSignal>();

  /** Takes a request back when its signal aborts; answers the function that forgets it. */
  watch(requestId: string, signal: AbortSignal): () => void {
    this.#signals.set(requestId, signal);
    return () => this.#signals.delete(requestId);
  }

  /** What the proxy calls. */
  request(options: Dispatcher.RequestOptions & { headers: Record<string, string> }, callback: Callback): void {
    const signal = this.#signals.get(options.headers['x-request-id'] ?? '');
    this.#agent.request({ ...options, ...(signal && { signal }) }, callback);
  }

  destroy(): Promise<void> {
    return this.#agent.destroy();
  }
}
