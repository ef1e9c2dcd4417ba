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
let waiting: (() => void)[];

beforeEach(async () => {
  answers = ['ok'];
  received = 0;
  waiting = [];
  server = createServer((_, response) => {
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

const events = { culture: 'en-ca', language: 'en', time: '2026-11-26T12:00:00Z', events: [] };

/** Sends a group of events. Returns what is logged next; nothing is logged of what has arrived. */
function sendAndRead(): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const log: Pick<FastifyBaseLogger, 'warn'> = { warn: (_: unknown, text?: string) => resolve(text ?? '') };
  collect(events, log as FastifyBaseLogger);
  return promise;
}

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
  expect(await sendAndRead()).toBe('analytics events dropped: the collector is too slow');
  await expect.poll(() => waiting.length).toBe(50);
  answers = ['fails'];
  for (const end of waiting) end();
  await expect.poll(sendAndRead).toBe('sending analytics events failed');
});
