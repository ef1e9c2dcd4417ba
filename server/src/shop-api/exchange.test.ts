import type { ServerResponse } from 'node:http';
import { Pool } from 'undici';
import { afterEach, expect, test } from 'vitest';
import { startFakeService } from '../testing/test-app.ts';
import { ExchangeTimeout, exchange } from './exchange.ts';

const request = { method: 'GET', path: '/' } as const;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** `closed` resolves when the service loses the connection of the first request. */
async function start(handler: (response: ServerResponse) => unknown, options: Pool.Options = {}) {
  const received = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const service = await startFakeService((_, response) => {
    response.once('close', closed.resolve);
    received.resolve();
    handler(response);
  });
  const pool = new Pool(service.url, { headersTimeout: 0, bodyTimeout: 0, ...options });
  closing.push(() => pool.destroy(), service.close);
  return { service, pool, received: received.promise, closed: closed.promise };
}

test('returns status, headers and body of a response in several pieces', async () => {
  const { pool } = await start((response) => {
    response.writeHead(201, { 'user-token': 'two' }).write('one, ');
    setTimeout(() => response.end('two'), 20);
  });
  const { status, headers, body } = await exchange(pool, request, 60_000);
  expect([status, headers['user-token'], body.toString()]).toEqual([201, 'two', 'one, two']);
});

test('returns an empty body', async () => {
  const { pool } = await start((response) => response.writeHead(204).end());
  expect((await exchange(pool, request, 60_000)).body).toHaveLength(0);
});

test.each<[string, (response: ServerResponse) => unknown]>([
  ['without a response', () => {}],
  ['of which the body never ends', (response) => response.writeHead(200).write('{')],
  [
    'of which the body drips',
    (response) => {
      const dripping = setInterval(() => response.write(' '), 5);
      response.once('close', () => clearInterval(dripping));
    },
  ],
])('cancels a request %s when the time limit is over', async (_, handler) => {
  const { pool, closed } = await start(handler);
  await expect(exchange(pool, request, 60)).rejects.toBeInstanceOf(ExchangeTimeout);
  await closed;
});

test.each<[string, (response: ServerResponse) => unknown]>([
  ['before the response', () => {}],
  ['in the middle of the response', (response) => response.writeHead(200).write('{')],
])('cancels a request when the signal aborts %s', async (_, handler) => {
  const { pool, received, closed } = await start(handler);
  const client = new AbortController();
  const result = expect(exchange(pool, request, 10_000, client.signal)).rejects.toThrow('gone');
  await received;
  client.abort(new Error('gone'));
  await result;
  await closed;
});

test('sends nothing for a signal that has aborted', async () => {
  const { service, pool } = await start((response) => response.end());
  await expect(exchange(pool, request, 60_000, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
  expect(service.received).toEqual([]);
});

test('a request that waits for a connection ends with its time limit, and is never sent', async () => {
  const { service, pool } = await start((response) => setTimeout(() => response.end('first'), 150), { connections: 1 });
  const first = exchange(pool, request, 10_000);
  const second = exchange(pool, { ...request, path: '/second' }, 50);
  await expect(second).rejects.toBeInstanceOf(ExchangeTimeout);
  expect((await first).body.toString()).toBe('first');
  expect((await exchange(pool, { ...request, path: '/third' }, 10_000)).status).toBe(200);
  expect(service.received.map(({ path }) => path)).toEqual(['/', '/third']);
});

test('rejects a response that is larger than the pool allows', async () => {
  const { pool } = await start((response) => response.end('x'.repeat(2000)), { maxResponseSize: 1000 });
  await expect(exchange(pool, request, 60_000)).rejects.toMatchObject({ code: 'UND_ERR_RES_EXCEEDED_MAX_SIZE' });
});

test('leaves no listener at the signal', async () => {
  const { pool } = await start((response) => response.end());
  const client = new AbortController();
  const listeners = new Set<unknown>();
  const { addEventListener, removeEventListener } = client.signal;
  client.signal.addEventListener = (type: string, listener: never) => {
    listeners.add(listener);
    addEventListener.call(client.signal, type, listener);
  };
  client.signal.removeEventListener = (type: string, listener: never) => {
    listeners.delete(listener);
    removeEventListener.call(client.signal, type, listener);
  };
  await exchange(pool, request, 60_000, client.signal);
  expect(listeners.size).toBe(0);
});
