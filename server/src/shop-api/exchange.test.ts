import type { Dispatcher } from 'undici';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exchange } from './exchange.ts';

const LIMIT_MS = 5_000;
const request = { method: 'GET', path: '/api/user/details', headers: {} } as const;

/** A connection to the shop API that does what the test says. */
function setUp(signal?: AbortSignal) {
  const abort = vi.fn();
  const controller = { abort } as unknown as Dispatcher.DispatchController;
  const handlers: Dispatcher.DispatchHandler[] = [];
  const dispatch = (_options: unknown, handler: Dispatcher.DispatchHandler) => handlers.push(handler);
  const result = exchange({ dispatch } as unknown as Dispatcher, request, LIMIT_MS, signal).catch((error) => error);
  const [handler] = handlers;
  return {
    result,
    abort,
    isSent: handler !== undefined,
    connect: () => handler?.onRequestStart?.(controller, undefined),
    answer: (chunks: readonly string[]) => {
      handler?.onResponseStart?.(controller, 201, { 'content-type': 'application/json' }, 'Created');
      for (const chunk of chunks) handler?.onResponseData?.(controller, Buffer.from(chunk));
      handler?.onResponseEnd?.(controller, {});
    },
    fail: (error: Error) => handler?.onResponseError?.(controller, error),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['no part', []],
  ['one part', ['{"a":1}']],
  ['several parts', ['{"a"', ':1', '}']],
])('a response in %s is received as a whole', async (_, chunks) => {
  const { result, connect, answer, abort } = setUp();
  connect();
  answer(chunks);
  const { status, headers, body } = await result;
  expect([status, headers, body.toString()]).toEqual([201, { 'content-type': 'application/json' }, chunks.join('')]);
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  expect(abort).not.toHaveBeenCalled();
});

test('a broken connection is an error, and the time limit no longer counts', async () => {
  const { result, connect, fail, abort } = setUp();
  connect();
  const error = new Error('broken');
  fail(error);
  expect(await result).toBe(error);
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  expect(abort).not.toHaveBeenCalled();
});

test('a response that is late is cancelled at the end of the time limit', async () => {
  const { result, connect, abort } = setUp();
  connect();
  await vi.advanceTimersByTimeAsync(LIMIT_MS - 1);
  expect(abort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await result).toMatchObject({ name: 'ExchangeTimeout', message: 'no response in time' });
  expect(abort).toHaveBeenCalledOnce();
});

test('a request that waited for a connection until the end of its time is not sent', async () => {
  const { result, connect, abort } = setUp();
  await vi.advanceTimersByTimeAsync(LIMIT_MS);
  expect(await result).toMatchObject({ name: 'ExchangeTimeout' });
  connect();
  expect(abort).toHaveBeenCalledOnce();
});

test('a request is cancelled when the visitor leaves, with the reason', async () => {
  const visitor = new AbortController();
  const { result, connect, abort } = setUp(visitor.signal);
  connect();
  const reason = new Error('left');
  visitor.abort(reason);
  expect(await result).toBe(reason);
  expect(abort).toHaveBeenCalledExactlyOnceWith(reason);
});

test('a request of a visitor who has left is not sent', async () => {
  const reason = new Error('left');
  const { result, isSent } = setUp(AbortSignal.abort(reason));
  expect(await result).toBe(reason);
  expect(isSent).toBe(false);
});

test('a visitor who leaves after the response cancels nothing', async () => {
  const visitor = new AbortController();
  const { result, connect, answer, abort } = setUp(visitor.signal);
  connect();
  answer([]);
  await result;
  visitor.abort();
  expect(abort).not.toHaveBeenCalled();
});
