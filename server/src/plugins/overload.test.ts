import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { json, startFakeService, testApp, toCookieHeader } from '../testing/test-app.ts';

type App = Awaited<ReturnType<typeof testApp>>;

const token = 'a-token-for-the-metrics';
const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const meter = {
  delayMs: 0,
  memoryShare: 0,
  ticks: 0,
  tick: () => {
    meter.ticks += 1;
  },
};
const busy = { strangers: 0.88, everybody: 0.95 };

let shop: Awaited<ReturnType<typeof startFakeService>>;
let app: App;
beforeAll(async () => {
  shop = await startFakeService((_, response) => json(response, 200, { token: 'shop-token', details }));
  app = await testApp({ SHOP_API_URL: shop.url, METRICS_TOKEN: token }, { meter });
});
afterEach(() => {
  meter.memoryShare = 0;
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const statusOf = async (headers: Record<string, string> = {}) =>
  (await app.inject({ url: '/bff/session', headers: { 'x-culture': 'en-ca', ...headers } })).statusCode;

async function countOf(series: string): Promise<number> {
  const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  const line = body.split('\n').find((text) => text.startsWith(`${series} `));
  return Number(line?.slice(series.length) ?? 0);
}

describe('when everybody is refused', () => {
  test('the instance is alive, but not ready', async () => {
    meter.memoryShare = busy.everybody;
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'not ready', because: 'overload' });
  });

  test('a call is refused with words in the language of the customer', async () => {
    meter.memoryShare = busy.everybody;
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
    meter.memoryShare = busy.everybody;
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
    const problems = 'perennial_problems_total{code="server.overloaded",status="503"}';
    const strangers = 'perennial_overload_refusals_total{visitor="stranger"}';
    const before = [await countOf(problems), await countOf(strangers)];
    meter.memoryShare = busy.everybody;
    await app.inject({ url: '/de-de/cart', headers: { accept: 'text/html' } });
    await app.inject({ url: '/bff/session', headers: { 'x-culture': 'en-ca' } });
    expect([await countOf(problems), await countOf(strangers)]).toEqual(before.map((count) => count + 2));
  });
});

describe('when strangers are refused', () => {
  test('the instance is ready', async () => {
    meter.memoryShare = busy.strangers;
    expect([await statusOf(), (await app.inject('/readyz')).statusCode]).toEqual([503, 200]);
  });

  test('a signed-in customer is served', async () => {
    const signedIn = await app.inject({
      method: 'POST',
      url: '/api/user/signin-udi',
      headers: { 'x-culture': 'en-ca' },
      payload: { accessToken: 'a' },
    });
    meter.memoryShare = busy.strangers;
    expect(await statusOf({ cookie: toCookieHeader(signedIn) })).toBe(200);
  });

  test.each([
    ['has a page of the shop open', { 'sec-fetch-site': 'same-origin' }, 200],
    ['comes back from the identity provider', { cookie: 'perennial-attempt-a-state=sealed' }, 200],
    ['comes from another site', { 'sec-fetch-site': 'same-site' }, 503],
    ['has a session cookie of their own making', { cookie: 'perennial=a.b' }, 503],
  ])('a visitor who %s', async (_who, headers, expected) => {
    meter.memoryShare = busy.strangers;
    expect(await statusOf(headers)).toBe(expected);
  });
});

test('serves everybody again afterwards', async () => {
  expect(await statusOf()).toBe(200);
});

test('a response that has ended is not in progress any more', async () => {
  for (let index = 0; index < 10; index += 1) await statusOf();
  const before = meter.ticks;
  meter.delayMs = 1000;
  await vi.waitFor(() => expect(meter.ticks).toBeGreaterThan(before + 2));
  expect(await statusOf()).toBe(200);
  meter.delayMs = 0;
});

test('the memory of the process is measured', async () => {
  const own = await testApp({ OVERLOAD_MEMORY_SHARE: '0.0001' }, { measuresProcess: true });
  await vi.waitFor(async () => expect((await own.inject('/readyz')).statusCode).toBe(503));
  await own.close();
});
