/** Measures requests that a library makes with `fetch`. */
import { type Outcome, outcomeOf, secondsSince } from '../metrics/metrics.ts';

type Observe = (url: string, options: RequestInit | undefined, outcome: Outcome, seconds: number) => void;

/** Returns a `fetch` that reports how each request ended, and after how many seconds its headers were there. */
export function measureFetch(observe: Observe) {
  return async (url: string, options?: RequestInit): Promise<Response> => {
    const startedAt = performance.now();
    try {
      const response = await fetch(url, options);
      observe(url, options, outcomeOf(response.status), secondsSince(startedAt));
      return response;
    } catch (error) {
      observe(url, options, isTimeout(error) ? 'timeout' : 'unreachable', secondsSince(startedAt));
      throw error;
    }
  };
}

/** A signal has aborted the request. */
function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && (error.name === 'TimeoutError' || error.name === 'AbortError');
}
