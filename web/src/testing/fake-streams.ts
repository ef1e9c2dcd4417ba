/** The BFF's event stream for tests of the client: each request gets a stream that the test writes to. */
import { vi } from 'vitest';

type FakeStream = {
  readonly url: string;
  readonly init: RequestInit;
  readonly isLeft: () => boolean;
  readonly write: (text: string) => void;
  readonly end: () => void;
  /** The connection is lost. */
  readonly lose: () => void;
};

type Answer = 'stream' | 'buffered by a proxy' | Response | Error;

/** Stubs `fetch` for the stream; `answers` are for its requests in their order, then all get a stream. */
export function stubStreams(answers: readonly Answer[] = [], others: typeof fetch = fetch) {
  const streams: FakeStream[] = [];
  let asked = 0;
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    if (!input.startsWith('/bff/event-stream')) return others(input, init);
    const answer = answers[asked] ?? 'stream';
    asked += 1;
    const { signal } = init;
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) return answer;
    const left = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('left', 'AbortError')));
    });
    left.catch(() => undefined);
    if (answer === 'buffered by a proxy') return left;
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (started) => {
        controller = started;
      },
    });
    signal?.addEventListener('abort', () => controller?.error(new DOMException('left', 'AbortError')));
    streams.push({
      url: input,
      init,
      isLeft: () => signal?.aborted === true,
      write: (text) => controller?.enqueue(new TextEncoder().encode(text)),
      end: () => controller?.close(),
      lose: () => controller?.error(new TypeError('network error')),
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });
  return { streams, asked: () => asked };
}

export const opens = 'retry: 1000\n\nevent: open\ndata: {}\n\n';
export const staleActivity = 'event: stale\ndata: ["getPaymentActivity"]\n\n';
