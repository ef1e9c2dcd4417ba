import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Clock } from './clock.ts';
import { Faults, faultSchema } from './faults.ts';
import { RequestLog } from './request-log.ts';
import { serviceControl } from './service-control.ts';

let app: FastifyInstance;
const panel = { clock: new Clock(() => 0), faults: new Faults(), requests: new RequestLog() };

beforeEach(async () => {
  panel.faults.clear();
  panel.requests.clear();
  app = fastify();
  await app.register(serviceControl('shop-api', panel));
  app.all('/api/*', () => ({ from: 'service' }));
});
afterEach(() => app.close());

const fault = (fields: object) =>
  panel.faults.add(faultSchema.parse({ service: 'shop-api', method: 'GET', ...fields }));
const statusOf = async (url: string) => (await app.inject(url)).statusCode;

describe('the request log', () => {
  it('contains query, headers and body of a request', async () => {
    await app.inject({ method: 'POST', url: '/api/a?x=1&y=2&y=3', headers: { country: 'CA' }, payload: { b: 1 } });
    expect(panel.requests.all('shop-api')).toMatchObject([
      {
        service: 'shop-api',
        time: '1970-01-01T00:00:00.000Z',
        method: 'POST',
        path: '/api/a',
        query: { x: '1', y: ['2', '3'] },
        headers: { country: 'CA' },
        body: { b: 1 },
      },
    ]);
  });

  it('contains requests for unknown paths', async () => {
    await app.inject('/elsewhere');
    expect(panel.requests.all()).toHaveLength(1);
  });

  it('keeps the last thousand requests', async () => {
    for (let n = 0; n <= 1000; n += 1) {
      panel.requests.add({ service: 'content', time: '', method: 'GET', path: `/${n}`, query: {}, headers: {} });
    }
    expect(panel.requests.all()).toHaveLength(1000);
    expect(panel.requests.all()[0]?.path).toBe('/1');
  });
});

describe('a fault', () => {
  it('spares one request in so many, beginning with the first', async () => {
    fault({ path: '/api/a', status: 503, sparesOneIn: 3, times: 3 });
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1) statuses.push(await statusOf('/api/a'));
    expect(statuses).toEqual([200, 503, 503, 200, 503, 200]);
  });

  it('replaces the responses to requests with a text only', async () => {
    app.post('/orders', () => ({}));
    fault({ method: '*', path: '/*', status: 503, bodyContains: 'HALO20' });
    const post = async (payload: object) => (await app.inject({ method: 'POST', url: '/orders', payload })).statusCode;
    expect([await post({ code: 'AURA10' }), await post({ code: 'HALO20' }), await statusOf('/api/a')]).toEqual([
      200, 503, 200,
    ]);
  });

  it('replaces the response of the service, with body and headers', async () => {
    fault({ path: '/api/a', status: 503, body: { no: 1 }, headers: { 'retry-after': '7' } });
    const answer = await app.inject('/api/a');
    expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([503, { no: 1 }, '7']);
  });

  it('can hold back the response to a request that the service has taken', async () => {
    let isTaken = false;
    app.get('/taken', () => {
      isTaken = true;
      return {};
    });
    fault({ path: '/taken', responseDelayMs: 20 });
    const before = performance.now();
    expect(await statusOf('/taken')).toBe(200);
    expect([isTaken, performance.now() - before >= 19]).toEqual([true, true]);
  });

  it('applies as often as its times', async () => {
    fault({ path: '/api/a', status: 500, times: 2 });
    expect([await statusOf('/api/a'), await statusOf('/api/a'), await statusOf('/api/a')]).toEqual([500, 500, 200]);
  });

  it('without times applies until it is deleted', async () => {
    fault({ path: '/api/a', status: 500 });
    expect([await statusOf('/api/a'), await statusOf('/api/a')]).toEqual([500, 500]);
  });

  it.each([
    ['/api/*', '/api/a/b', 500],
    ['/api/a', '/api/a?x=1', 500],
    ['/api/a', '/api/ab', 200],
    ['/api/a.b', '/api/acb', 200],
  ])('for path %s gives %s the status %i', async (path, url, expected) => {
    fault({ path, status: 500 });
    expect(await statusOf(url)).toBe(expected);
  });

  it('applies to its method only', async () => {
    fault({ path: '/api/a', status: 500 });
    expect((await app.inject({ method: 'POST', url: '/api/a' })).statusCode).toBe(200);
  });

  it('can delay the response without replacing it', async () => {
    fault({ path: '/api/a', delayMs: 30 });
    const began = performance.now();
    expect(await statusOf('/api/a')).toBe(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(29);
  });
});
