import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Collector, createCollector } from './collector.ts';

let server: Server;
let collect: Collector;
/** What the server does with each request, in turn; the last one for all others. */
let answers: ('ok' | 'fails' | 'waits')[];
let received: number;
let types: (string | undefined)[];
let waiting: (() => void)[];

beforeEach(async () => {
  answers = ['ok'];
  received = 0;
  types = [];
  waiting = [];
  server = createServer((request, response) => {
    types.push(request.headers['content-type']);
    const answer = answers[Math.min(received, answers.length - 1)];
    received += 1;
    if (answer === 'waits') waiting.push(() => response.end());
    else response.writeHead(answer === 'ok' ? 204 : 500).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  collect = createCollector(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const event = { category: 'conversion', name: 'sign_in:start', details: {} } as const;
const events = { culture: 'en-ca', language: 'en', time: '2026-11-26T12:00:00Z', events: [event, event] };

type Logged = { readonly text: string; readonly fields: { readonly err?: Error; readonly count?: number } };

/** Sends two events. Returns what is logged next; nothing is logged of what has arrived. */
function sendAndReadLog(): Promise<Logged> {
  const { promise, resolve } = Promise.withResolvers<Logged>();
  const log: Pick<FastifyBaseLogger, 'warn'> = {
    warn: (fields: object, text?: string) => resolve({ text: text ?? '', fields }),
  };
  collect(events, log as FastifyBaseLogger);
  return promise;
}

const sendAndRead = async () => (await sendAndReadLog()).text;

test('the log says how many events a failure has lost, and why', async () => {
  answers = ['fails'];
  const { fields } = await sendAndReadLog();
  expect(fields).toMatchObject({ err: { message: 'The collector returned 500' }, count: 2 });
  expect(types).toEqual(['application/json']);
});

test('events that arrive after a hundred failures are sent', async () => {
  answers = ['fails'];
  for (let count = 0; count < 100; count += 1) {
    expect(await sendAndRead()).toBe('sending analytics events failed');
  }
  expect(received).toBe(100);
});

test('events are dropped while fifty requests wait for the collector, and sent again after its answers', async () => {
  answers = ['waits'];
  for (let count = 0; count < 50; count += 1) void sendAndRead();
  expect(await sendAndReadLog()).toEqual({
    text: 'analytics events dropped: the collector is too slow',
    fields: { count: 2 },
  });
  await expect.poll(() => waiting.length).toBe(50);
  answers = ['fails'];
  for (const end of waiting) end();
  await expect.poll(sendAndRead).toBe('sending analytics events failed');
});
