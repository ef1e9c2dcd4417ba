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
const answers = async (url: string) => (await app.inject(url)).statusCode;

describe('what a service received', () => {
  it('is logged with its query, headers and body', async () => {
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

  it('is logged also where there is no such path', async () => {
    await app.inject('/elsewhere');
    expect(panel.requests.all()).toHaveLength(1);
  });

  it('is forgotten after a thousand more', async () => {
    for (let n = 0; n <= 1000; n += 1) {
      panel.requests.add({ service: 'content', time: '', method: 'GET', path: `/${n}`, query: {}, headers: {} });
    }
    expect(panel.requests.all()).toHaveLength(1000);
    expect(panel.requests.all()[0]?.path).toBe('/1');
  });
});

describe('a fault', () => {
  it('answers in place of the service, with its body and headers', async () => {
    fault({ path: '/api/a', status: 503, body: { no: 1 }, headers: { 'retry-after': '7' } });
    const answer = await app.inject('/api/a');
    expect([answer.statusCode, answer.json(), answer.headers['retry-after']]).toEqual([503, { no: 1 }, '7']);
  });

  it('is used up after its times', async () => {
    fault({ path: '/api/a', status: 500, times: 2 });
    expect([await answers('/api/a'), await answers('/api/a'), await answers('/api/a')]).toEqual([500, 500, 200]);
  });

  it('stays until it is deleted when it has no times', async () => {
    fault({ path: '/api/a', status: 500 });
    expect([await answers('/api/a'), await answers('/api/a')]).toEqual([500, 500]);
  });

  it.each([
    ['/api/*', '/api/a/b', 500],
    ['/api/a', '/api/a?x=1', 500],
    ['/api/a', '/api/ab', 200],
    ['/api/a.b', '/api/acb', 200],
  ])('on %s answers %s with %i', async (path, url, expected) => {
    fault({ path, status: 500 });
    expect(await answers(url)).toBe(expected);
  });

  it('is for its method alone', async () => {
    fault({ path: '/api/a', status: 500 });
    expect((await app.inject({ method: 'POST', url: '/api/a' })).statusCode).toBe(200);
  });

  it('may only slow the service down', async () => {
    fault({ path: '/api/a', delayMs: 30 });
    const began = performance.now();
    expect(await answers('/api/a')).toBe(200);
    expect(performance.now() - began).toBeGreaterThanOrEqual(29);
  });
});
