import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testApp } from '../testing/test-app.ts';

type App = Awaited<ReturnType<typeof testApp>>;

const token = 'a-token-for-the-metrics';
let app: App;
beforeAll(async () => {
  app = await testApp(
    { OVERLOAD_MEMORY_SHARE: '0.0001', METRICS_TOKEN: token },
    { measuresProcess: true, overloadSampleMs: 10 },
  );
  await vi.waitFor(async () => expect((await app.inject('/readyz')).statusCode).toBe(503));
});
afterAll(() => app.close());

test('is alive, but not ready', async () => {
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).json()).toEqual({ status: 'not ready', because: 'overload' });
});

test('a call is refused with words in the language of the customer', async () => {
  const { statusCode, headers, ...response } = await app.inject({
    url: '/bff/session',
    headers: { 'x-culture': 'en-ca', 'x-language': 'fr-CA' },
  });
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
  expect(headers['content-type']).toContain('application/problem+json');
  expect(response.json()).toMatchObject({
    code: 'server.overloaded',
    detail: 'Nous sommes très sollicités en ce moment. Veuillez réessayer dans une minute.',
  });
});

test('a page is refused with a small page of words', async () => {
  const { statusCode, headers, body } = await app.inject({ url: '/de-de/cart', headers: { accept: 'text/html' } });
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'no-store']);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(body).toContain('<html lang="de-DE">');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';style-src 'sha256-/);
  expect(body).toContain('Im Moment ist der Andrang sehr groß.');
  expect(body.length).toBeLessThan(600);
});

test('each refusal is counted, of a page as of a call', async () => {
  const count = async () => {
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    return Number(/^perennial_problems_total\{code="server\.overloaded",status="503"\} (\d+)/m.exec(body)?.[1] ?? 0);
  };
  const before = await count();
  await app.inject({ url: '/de-de/cart', headers: { accept: 'text/html' } });
  expect(await count()).toBe(before + 1);
  await app.inject({ url: '/bff/session', headers: { 'x-culture': 'en-ca' } });
  expect(await count()).toBe(before + 2);
});
