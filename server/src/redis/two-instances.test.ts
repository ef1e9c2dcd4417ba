/** Two instances that share Redis, as behind a proxy that sends each request to the next one. */
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createBrowser } from '../testing/browser.ts';
import { signToken, startFakeProvider } from '../testing/fake-provider.ts';
import { startRedis } from '../testing/redis-server.ts';
import { json, startFakeService, testApp } from '../testing/test-app.ts';

const ada = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const order = {
  bundles: [{ name: 'sonic-brush', quantity: 1, promotionCodes: [] }],
  paymentMethodCode: 'Adyen.Visa',
  cancelPaymentUrl: 'http://localhost:3000/en-ca/checkout',
};

let tokens = 0;
let expiredToken = '';
const shop = await startFakeService(({ path, headers }, response) => {
  if (path === '/api/user/signin-udi') {
    tokens += 1;
    return json(response, 200, { token: `token-${tokens}`, details: ada });
  }
  if (headers['user-token'] === expiredToken) return json(response, 401, {});
  if (path === '/api/orders') return json(response, 200, { htmlForm: null, orderNumber: 'PO-1', packingInfo: [] });
  return json(response, 200, []);
});
const provider = await startFakeProvider();
let refreshed = 0;
provider.state.tokens = {
  get access_token() {
    refreshed += 1;
    return `access-${refreshed}`;
  },
  get refresh_token() {
    return `refresh-${refreshed}`;
  },
};
const redis = await startRedis();
const environment = { SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url, REDIS_URL: redis.url.href };
const instances = [await testApp(environment), await testApp(environment)] as const;

let turn = 0;
/** Sends each request to the next instance. */
const proxy = {
  inject: ((options: never) => {
    turn += 1;
    return instances[turn % 2 === 0 ? 0 : 1].inject(options);
  }) as (typeof instances)[0]['inject'],
};

beforeEach(() => {
  shop.received.splice(0);
  provider.received.splice(0);
});
afterAll(() => Promise.all([...instances.map((app) => app.close()), shop.close(), provider.close(), redis.stop()]));

async function signIn() {
  const browser = createBrowser(proxy, provider);
  await browser.comeBack(await browser.start());
  return browser;
}

test('a sign-in that one instance started ends on the other, and both know the customer', async () => {
  const browser = await signIn();
  expect(await browser.session()).toMatchObject({ signedIn: true, email: ada.email });
  expect(await browser.session()).toMatchObject({ signedIn: true, email: ada.email });
});

test('what a request asks of Redis is in its trace, without what it is about', async () => {
  const collector = await startFakeService((_, response) => response.end());
  const traced = await testApp({ ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const browser = createBrowser(traced, provider);
  await browser.comeBack(await browser.start());
  expect(await browser.session()).toMatchObject({ signedIn: true });
  await traced.close();
  await collector.close();
  const spans = collector.received.map(({ body }) => body).join();
  expect(spans).toContain('db.system.name');
  expect(spans).not.toMatch(/sign-in:|ada@example\.com/);
});

test('a log-out on one instance counts on the other', async () => {
  const browser = await signIn();
  await browser.request('/bff/logout', 'POST', { culture: 'en-ca' });
  expect(await browser.session()).toMatchObject({ signedIn: false });
  expect(await browser.session()).toMatchObject({ signedIn: false });
});

test('a log-out at the identity provider counts on both instances, and its token works once', async () => {
  const browser = await signIn();
  const iat = Math.floor(Date.now() / 1000);
  const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const token = { iss: provider.url, aud: 'perennial-shop', iat, jti: 'log-out-1', sub: 'ada', events };
  const send = () =>
    proxy.inject({
      method: 'POST',
      url: '/bff/backchannel-logout',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `logout_token=${signToken(token)}`,
    });
  expect((await send()).statusCode).toBe(200);
  expect([await browser.session(), await browser.session()]).toMatchObject([{ signedIn: false }, { signedIn: false }]);
  expect((await send()).statusCode).toBe(400);
});

test('twenty calls at once with an expired token have one refresh and twenty answers', async () => {
  const browser = await signIn();
  expiredToken = `token-${tokens}`;
  provider.received.splice(0);
  const responses = await Promise.all(Array.from({ length: 20 }, () => browser.request('/api/payment/methods')));
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
  const refreshes = provider.received.filter(({ body }) => body.includes('grant_type=refresh_token'));
  expect(refreshes).toHaveLength(1);
});

test('one order that is sent three times at once is one order', async () => {
  const browser = await signIn();
  const send = () => browser.request('/api/orders', 'POST', order);
  const responses = await Promise.all([send(), send(), send()]);
  expect(shop.received.filter(({ path }) => path === '/api/orders')).toHaveLength(1);
  for (const response of responses) {
    if (response.statusCode === 200) expect(response.json()).toMatchObject({ orderNumber: 'PO-1' });
    else expect(response.json()).toMatchObject({ code: 'order.inProgress' });
  }
});

test('while Redis is away pages and liveness stay, sessions answer 503, and all works again when it is back', async () => {
  const browser = await signIn();
  const statusOf = async (url: string) => (await browser.request(url)).statusCode;
  await redis.stop();
  expect(await statusOf('/healthz')).toBe(200);
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/en-ca/cart?bundle=halo')).toBe(200);
  const response = await browser.request('/bff/session');
  expect([response.statusCode, response.json().code]).toEqual([503, 'session.storeUnavailable']);
  expect(response.json().detail).toMatch(/\w/);
  const failure = await browser.follow('/bff/login?culture=en-ca&returnTo=/en-ca/my-account/overview');
  expect(failure.pathname + failure.search).toMatch(/^\/en-ca\/udi-return\?reason=unavailable&/);
  await redis.start();
  await vi.waitFor(
    async () => expect([await statusOf('/readyz'), await statusOf('/readyz')]).toEqual([200, 200]),
    10_000,
  );
  expect(await (await signIn()).session()).toMatchObject({ signedIn: true });
});
