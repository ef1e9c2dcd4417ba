import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createLogger } from '../logger.ts';
import { json, startFakeService, testApp } from '../testing/test-app.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const canada = { 'x-culture': 'en-ca' };

/** The bytes of an export: trace ids and text are in it as they are. */
const exported: Buffer[] = [];
const collector = createServer(async (sent, response) => {
  if (sent.url === '/v1/traces') exported.push(await buffer(sent));
  else response.statusCode = 400;
  response.end();
});
let shop: Awaited<ReturnType<typeof startFakeService>>;
let collectorUrl: string;

beforeAll(async () => {
  shop = await startFakeService((_, response) => json(response, 200, { isValid: true }));
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  collectorUrl = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
beforeEach(() => {
  shop.received.length = 0;
  exported.length = 0;
});
afterAll(() => Promise.all([shop.close(), collector.close()]));

/**
 * Sends three requests of a trace through a BFF, and stops the BFF, so that it exports its spans. Returns the headers that
 * the shop API has received.
 */
async function sendTrace(environment: Record<string, string>) {
  const app = await testApp({ SHOP_API_URL: `${shop.url}/base`, ...environment });
  const headers = { ...canada, traceparent: `00-${traceId}-b7ad6b7169203331-01`, baggage: 'name=of-a-customer' };
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  await post(`${base}/api/user/mail-validation`, headers, JSON.stringify({ email: 'ada@example.com' }));
  await app.inject({ url: '/api/bundle/details?bundleName=secret-query', headers });
  await app.inject({ url: '/bff/subscriptions/S-12345', headers });
  await app.close();
  return shop.received.map((call) => call.headers);
}

/** Sends the body after the headers, so that it arrives in an event of its own. `fetch` would add a span of its own. */
async function post(url: string, headers: Record<string, string>, body: string): Promise<void> {
  const sent = request(url, { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } });
  sent.flushHeaders();
  await nextTurn();
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await buffer(response);
}

const traced = () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl });
const spanIdOf = (traceparent: unknown) => String(traceparent).split('-')[2] ?? '';
const countOf = (bytes: Buffer, part: Buffer) => bytes.toString('latin1').split(part.toString('latin1')).length - 1;

test('a line of the log has the ids of its trace, and what is asked by machines or open for minutes has no span', async () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const app = await testApp({ SHOP_API_URL: 'http://127.0.0.1:9', ...traced(), TRUST_PROXY: 'true' }, { logger });
  const headers = { ...canada, traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  for (const url of ['/healthz', '/readyz', '/metrics', '/bff/event-stream']) await app.inject({ url, headers });
  await app.inject({ url: '/bff/subscriptions/S-12345', headers });
  await app.close();
  const ids = lines.flatMap((line) => [...line.matchAll(/"trace_id":"([^"]+)","span_id":"([0-9a-f]{16})"/g)]);
  expect(new Set(ids.map(([, id]) => id))).toEqual(new Set([traceId]));
  expect(countOf(Buffer.concat(exported), Buffer.from(traceId, 'hex'))).toBe(1);
});

describe('the spans of a request from a trusted proxy', () => {
  test('belong to its trace, with those of the calls, which go on with it', async () => {
    const calls = await sendTrace({ ...traced(), TRUST_PROXY: 'true' });
    expect(calls.map(({ traceparent }) => traceparent)).toEqual([
      expect.stringMatching(`^00-${traceId}-[0-9a-f]{16}-01$`),
      expect.stringMatching(`^00-${traceId}-[0-9a-f]{16}-01$`),
    ]);
    const bytes = Buffer.concat(exported);
    expect(countOf(bytes, Buffer.from(traceId, 'hex'))).toBe(5);
    for (const { traceparent } of calls) expect(bytes.includes(Buffer.from(spanIdOf(traceparent), 'hex'))).toBe(true);
  });

  test('name routes and calls, and have neither queries nor numbers nor headers', async () => {
    const calls = await sendTrace({ ...traced(), TRUST_PROXY: 'true' });
    const text = Buffer.concat(exported).toString('latin1');
    for (const name of ['POST /api/user/mail-validation', 'validateMail', 'getBundle', '/bff/subscriptions/:number']) {
      expect(text).toContain(name);
    }
    // Long words only: the export has random ids, whose bytes can spell short ones.
    expect(text).not.toMatch(/secret-query|S-12345|ada@example|of-a-customer|x-culture|browser_left/);
    expect(calls.filter(({ baggage }) => baggage !== undefined)).toEqual([]);
  });
});

test('a request of a stranger starts a trace of its own', async () => {
  const [call] = await sendTrace(traced());
  expect(call?.['traceparent']).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(Buffer.concat(exported).includes(Buffer.from(traceId, 'hex'))).toBe(false);
});

test('the spans of each process have an id of it, or the attributes that the operator sets', async () => {
  const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
  const attributesOfResource = async () => {
    exported.length = 0;
    await sendTrace(traced());
    const text = Buffer.concat(exported).toString('latin1');
    return text.slice(0, text.indexOf('POST /api'));
  };
  expect(await attributesOfResource()).toMatch(new RegExp(`service\\.instance\\.id[\\s\\S]{1,8}${uuid.source}`));
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'service.instance.id=pod-7,deployment.environment.name=blue');
  onTestFinished(() => void vi.unstubAllEnvs());
  const set = await attributesOfResource();
  expect(set).toMatch(/service\.instance\.id[\s\S]{1,8}pod-7/);
  expect(set).toMatch(/deployment\.environment\.name[\s\S]{1,8}blue/);
  expect(set).toMatch(/service\.name[\s\S]{1,8}perennial/);
});

test('of a share of 0 no trace is kept', async () => {
  const [call] = await sendTrace({ ...traced(), OTEL_TRACES_SAMPLER_ARG: '0' });
  expect([String(call?.['traceparent']).slice(-3), exported]).toEqual(['-00', []]);
});

test('nothing is traced without a collector', async () => {
  const calls = await sendTrace({ TRUST_PROXY: 'true' });
  expect([calls.length, calls.filter(({ traceparent }) => traceparent !== undefined)]).toEqual([2, []]);
  expect(exported).toEqual([]);
});

test('a collector that refuses fails neither a request nor the stop', async () => {
  const calls = await sendTrace({ OTEL_EXPORTER_OTLP_ENDPOINT: `${collectorUrl}/refused` });
  expect([calls.length, exported]).toEqual([2, []]);
});
