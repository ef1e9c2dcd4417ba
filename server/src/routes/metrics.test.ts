import { profile } from '@perennial/shared/examples/profile';
import { TAKES_KEPT } from '@perennial/shared/page-data';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, startFakeService, testApp, toCookieHeader } from '../testing/test-app.ts';

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const token = 'a-token-for-the-metrics';
const canada = { 'x-culture': 'en-ca' };

let isAway = false;
let shop: Awaited<ReturnType<typeof startFakeService>>;
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  shop = await startFakeService(({ path }, response) => {
    if (path.startsWith('/api/user/signin-udi')) return json(response, 200, { token: 'shop-token', details });
    if (path.includes('broken')) return response.destroy();
    if (path.includes('slow')) return setTimeout(() => json(response, 404, {}), 300);
    if (path === '/api/user/details') return isAway ? json(response, 503, {}) : json(response, 200, profile());
    const code = path.includes('invented') ? 'invented.by-the-shop' : 'error.message.promotionIsInvalid';
    return json(response, 400, { errorMessages: [{ code }] });
  });
  app = await testApp(
    { SHOP_API_URL: shop.url, METRICS_TOKEN: token, ADMIN_TRIES: '1/600' },
    {
      refusedAfterMs: 0,
    },
  );
});

afterAll(async () => {
  await app.close();
  await shop.close();
});

/** Returns the values of a metric, by labels. */
async function read(name: string, on = app): Promise<Record<string, number>> {
  const { body } = await on.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
  const lines = body
    .split('\n')
    .filter((line) => line.startsWith(`perennial_${name}{`) || line.startsWith(`perennial_${name} `));
  return Object.fromEntries(
    lines.map((line) => [/\{(.*)\}/.exec(line)?.[1] ?? '', Number(line.slice(line.lastIndexOf(' ')))]),
  );
}

describe('GET /metrics', () => {
  test.each([
    ['no token', {}],
    ['another token', { authorization: 'Bearer another-token-of-somebody' }],
    ['the beginning of the token', { authorization: `Bearer ${token.slice(0, -1)}` }],
    ['another scheme', { authorization: `Basic ${token}` }],
  ])('refuses %s with a problem', async (_, headers) => {
    const response = await app.inject({ url: '/metrics', headers });
    expect([response.statusCode, response.headers['www-authenticate'], response.headers['content-type']]).toEqual([
      401,
      'Bearer realm="metrics"',
      'application/problem+json; charset=utf-8',
    ]);
    expect(response.json()).toMatchObject({ status: 401, requestId: response.headers['x-request-id'] });
    expect(response.body).not.toContain('perennial_');
  });

  test('is a problem without METRICS_TOKEN, and no page', async () => {
    const plain = await testApp();
    const response = await plain.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    await plain.close();
    expect([response.statusCode, response.json().code]).toEqual([404, 'request.notFound']);
  });

  test('writes the format of Prometheus, and no cache keeps it', async () => {
    const response = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${token}` } });
    expect(response.headers).toMatchObject({
      'content-type': expect.stringContaining('text/plain; version=0.0.4'),
      'cache-control': 'no-store',
    });
    expect(response.body).toContain('# TYPE perennial_http_request_duration_seconds histogram');
  });
});

describe('the metrics', () => {
  test('name the route of a request, never its path', async () => {
    await app.inject({ url: '/bff/subscriptions/S-12345', headers: canada });
    await app.inject({ url: '/an-invented-path', method: 'POST', headers: canada });
    const counts = await read('http_request_duration_seconds_count');
    expect(counts).toMatchObject({
      'method="GET",route="/bff/subscriptions/:number",status="401"': 1,
      'method="POST",route="none",status="404"': 1,
    });
    expect(JSON.stringify(counts)).not.toMatch(/S-12345|invented/);
  });

  test('measure a request in seconds', async () => {
    const route = 'method="GET",route="/bff/boot",status="200"';
    const start = performance.now();
    await app.inject({ url: '/bff/boot?culture=en-ca' });
    const seconds = (performance.now() - start) / 1000;
    const measured = (await read('http_request_duration_seconds_sum'))[route];
    expect(measured).toBeGreaterThan(0);
    // The request is a part of what the test has waited for.
    expect(measured).toBeLessThanOrEqual(seconds);
  });

  test('have calls by outcome, and problems by code', async () => {
    for (const bundle of ['one', 'invented', 'broken']) {
      await app.inject({ url: `/api/bundle/details?bundleName=${bundle}`, headers: canada });
    }
    expect(await read('shop_call_duration_seconds_count')).toEqual({
      'call="getBundle",outcome="refused"': 2,
      'call="getBundle",outcome="timeout"': 1,
    });
    expect(await read('problems_total')).toMatchObject({
      'code="error.message.promotionIsInvalid",status="400"': 1,
      'code="other",status="400"': 1,
      'code="shop.timeout",status="504"': 1,
    });
  });

  test('name the limit that has refused a request, never its key', async () => {
    const payload = { adminUserName: 'a', adminPassword: 'b', customerEmail: 'ada@example.com' };
    for (const _ of [1, 2]) {
      await app.inject({ url: '/api/admin/signin', method: 'POST', headers: canada, payload });
    }
    expect(await read('limit_refusals_total')).toEqual({ 'limit="admin-pair"': 1 });
  });

  test('count started, active and ended sign-ins', async () => {
    const signedIn = await app.inject({
      method: 'POST',
      url: '/api/user/signin-udi',
      headers: canada,
      payload: { accessToken: 'a' },
    });
    await app.inject({ method: 'POST', url: '/bff/logout', headers: { ...canada, cookie: toCookieHeader(signedIn) } });
    expect(await read('sign_ins_started_total')).toEqual({ 'role="user"': 1, 'role="admin"': 0 });
    expect(await read('sign_ins_ended_total')).toEqual({ 'role="user",reason="log-out"': 1 });
  });

  test('count a return that nobody has started as a failed sign-in', async () => {
    await app.inject({ url: '/en-ca/udi-return?state=s&code=c' });
    expect(await read('sign_in_failures_total')).toMatchObject({ 'reason="expired"': 1, 'reason="failed"': 0 });
  });

  test('say what runs, and whether the store of sessions answers', async () => {
    expect(await read('build_info')).toEqual({ [`version="0.1.0",node="${process.versions.node}"`]: 1 });
    expect([await read('session_store_available'), await read('memory_store_entries')]).toEqual([
      { '': 1 },
      { '': expect.any(Number) },
    ]);
  });
});

describe('the metrics of what is missing', () => {
  let own: typeof app;
  beforeAll(async () => {
    own = await testApp({ SHOP_API_URL: shop.url, METRICS_TOKEN: token, SHOP_API_CALL_LIMIT: '1' });
  });
  afterAll(() => own.close());

  test('count the answers of before an outage', async () => {
    const payload = { accessToken: 'a' };
    const signedIn = await own.inject({ method: 'POST', url: '/api/user/signin-udi', headers: canada, payload });
    const headers = { ...canada, cookie: toCookieHeader(signedIn), 'cache-control': TAKES_KEPT };
    const ask = async () => (await own.inject({ url: '/api/user/details', headers })).statusCode;
    expect(await ask()).toBe(200);
    isAway = true;
    expect(await ask()).toBe(200);
    isAway = false;
    expect(await read('kept_answers_sent_total', own)).toEqual({ 'call="getProfile"': 1 });
  });

  test('count calls that are not sent: too many are under way, or most of them fail', async () => {
    const ask = (bundle: string) => own.inject({ url: `/api/bundle/details?bundleName=${bundle}`, headers: canada });
    const asked = await Promise.all(['slow-1', 'slow-2', 'slow-3'].map(ask));
    expect(asked.map(({ statusCode }) => statusCode).sort()).toEqual([404, 404, 503]);
    expect(await read('shop_calls_refused_total', own)).toEqual({ 'call="getBundle",reason="limit"': 1 });
    expect(await read('shop_breaker_open', own)).toEqual({});
    for (let count = 0; count < 40; count += 1) await ask(`broken-${count}`);
    expect(await read('shop_breaker_open', own)).toEqual({ 'call="getBundle"': 1 });
    expect(await read('shop_calls_refused_total', own)).toMatchObject({
      'call="getBundle",reason="breaker"': expect.toSatisfy((count: number) => count >= 10),
    });
  });

  test('count a session cookie that no secret has signed', async () => {
    const cookie = `perennial=${'a'.repeat(32)}.${'b'.repeat(43)}`;
    await own.inject({ url: '/bff/session', headers: { ...canada, cookie } });
    expect(await read('unreadable_values_total', own)).toEqual({
      'kind="cookie"': expect.toSatisfy((count: number) => count > 0),
      'kind="stored-value"': 0,
    });
  });
});
