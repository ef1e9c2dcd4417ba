import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bff, call } from './client.ts';
import { observeApi } from './observer.ts';

let received: unknown[];

function answerWith(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', answer);
}

beforeEach(() => {
  received = [];
  observeApi({
    callEnded: (name, status, milliseconds) => received.push([name, status, milliseconds]),
    leaving: () => undefined,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('API observer', () => {
  it.each([
    ['a response', async () => Response.json({}), 200],
    ['an error response', async () => Response.json({ detail: 'No' }, { status: 422 }), 422],
    ['a network failure', () => Promise.reject(new TypeError('offline')), 0],
  ])('gets the name, the status and the whole milliseconds of %s', async (_, answer, status) => {
    vi.spyOn(performance, 'now').mockReturnValueOnce(4000).mockReturnValueOnce(4012.6);
    answerWith(answer);
    await call('getProfile', {}).catch(() => undefined);
    expect(received).toEqual([['getProfile', status, 13]]);
  });

  it('gets nothing for an aborted call', async () => {
    answerWith(() => Promise.reject(new DOMException('gone', 'AbortError')));
    await call('getProfile', {}, { signal: AbortSignal.abort() }).catch(() => undefined);
    expect(received).toEqual([]);
  });

  it("gets nothing for the BFF's own paths, such as the one for events", async () => {
    answerWith(async () => Response.json(null, { status: 202 }));
    await bff('POST', '/bff/events', { events: [] });
    expect(received).toEqual([]);
  });
});
