import { createServer, type ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { listen } from '../../src/testing/listen.ts';
import type { LoadRequest } from './expected-response.ts';
import { CONNECTIONS, sendWhenDue } from './open-loop.ts';

const requestTo = (origin: string): LoadRequest => ({
  origin,
  method: 'GET',
  path: '/',
  headers: {},
  minLength: 2,
  maxLength: 2,
});

/** Answers those that open the connections at once, and then hands over each response. */
async function startServer(answer: (response: ServerResponse) => void) {
  let opened = 0;
  const server = createServer((_, response) => {
    if (opened++ < CONNECTIONS) response.end('ok');
    else answer(response);
  });
  return { origin: await listen(server), [Symbol.dispose]: () => server.close() };
}

test('requests are sent when they are due, also while the subject answers none, so its stall counts for each of them', async () => {
  const arrivals = Array.from({ length: 20 }, (_, index) => index * 2);
  const held: ServerResponse[] = [];
  using server = await startServer((response) => {
    held.push(response);
    if (held.length === arrivals.length) for (const one of held) one.end('ok');
  });
  const { latencies } = await sendWhenDue(requestTo(server.origin), arrivals);
  expect(latencies).toHaveLength(20);
  // The last one is due after 38 ms, and none is answered before.
  const leastMicros = arrivals.map((due) => (38 - due) * 1000).sort((a, b) => a - b);
  expect(latencies.map((latency, index) => latency >= (leastMicros[index] ?? Number.NaN))).not.toContain(false);
});

test('a request that is sent late counts from the time at which it was due', async () => {
  using server = await startServer((response) => response.end('ok'));
  const { latencies, lateP99Ms } = await sendWhenDue(requestTo(server.origin), [-5_000]);
  expect(latencies[0]).toBeGreaterThanOrEqual(5_000_000);
  expect(lateP99Ms).toBeGreaterThanOrEqual(5_000);
});

test('a run ends with an error at a response of another length or status', async () => {
  using longer = await startServer((response) => response.end('longer'));
  await expect(sendWhenDue(requestTo(longer.origin), [0])).rejects.toThrow('another length');
  using failing = await startServer((response) => response.writeHead(503).end('no'));
  await expect(sendWhenDue(requestTo(failing.origin), [0])).rejects.toThrow('status 503');
});
