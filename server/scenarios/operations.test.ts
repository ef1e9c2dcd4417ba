/** Faults of the machines and services around the shop, and how it ends (docs/rules/sign-in.md#stored-sessions). */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BffProcess } from './harness/bff-process.ts';
import type { HttpBrowser } from './harness/http-browser.ts';
import { send } from './harness/http-request.ts';
import { startSelfSignedService } from './harness/self-signed-service.ts';
import { waitUntil } from './harness/wait-until.ts';
import { useStack } from './running-stack.ts';

const stack = useStack();
const { control } = stack.sandbox;
const customer = stack.findCustomer('ca-subscriber');

beforeEach(() => stack.clear());

const statusOf = async (path: string) => (await send(`${stack.proxy.url}${path}`)).status;
const everyInstanceIs = async (status: number) => {
  const answers = await Promise.all(stack.instances.map(({ url }) => send(`${url}/readyz`)));
  return answers.every((answer) => answer.status === status);
};

describe('while Redis is down', () => {
  let browser: HttpBrowser;
  beforeAll(async () => {
    browser = stack.openBrowser();
    await browser.signIn(customer);
    await stack.redis.stop();
    await waitUntil(() => everyInstanceIs(503));
  });
  afterAll(async () => {
    await stack.redis.start();
    await waitUntil(() => everyInstanceIs(200));
  });

  test.each([
    ['/healthz', 200],
    ['/readyz', 503],
    ['/en-ca/cart?bundle=sonic-brush-halo', 200],
    ['/en-ca/my-account/overview', 200],
    ['/bff/boot?culture=en-ca', 200],
    ['/api/bundle/details?bundleName=sonic-brush-halo', 200],
  ])('%s answers a stranger with %i', async (path, status) => {
    expect(await statusOf(path)).toBe(status);
  });

  test.each(['/bff/session', '/api/user/details', '/bff/subscriptions'])(
    '%s tells a customer to try again in a minute',
    async (path) => {
      const { status, json, setCookies } = await browser.call(path);
      expect([status, json['code']]).toEqual([503, 'session.storeUnavailable']);
      expect(json['detail']).toBe('We cannot read your session at the moment. Please try again in a minute.');
      expect(setCookies).toEqual([]);
    },
  );

  test('a page of a signed-in customer is sent without the customer', async () => {
    const { status, text } = await browser.request('/en-ca/cart');
    expect(status).toBe(200);
    expect(text).not.toContain(customer.email);
  });

  test('a stranger who signs in is sent to the page for failed sign-ins, and can try again', async () => {
    const stranger = stack.openBrowser();
    const callback = await stranger.submitCredentials(await stranger.startSignIn('/en-ca/cart?bundle=halo'), customer);
    const { status, location } = await stranger.request(callback.href);
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/en-ca\/udi-return\?reason=unavailable&/)]);
    expect(new URL(location, stack.origin).searchParams.get('returnTo')).toBe('/en-ca/cart?bundle=halo');
  });

  test('a customer who signs in again is sent there at once, and a log-out says that it is not possible', async () => {
    const { url } = await browser.open('/bff/login?culture=en-ca&returnTo=/en-ca/cart');
    expect(url.pathname + url.search).toMatch(/^\/en-ca\/udi-return\?reason=unavailable&/);
    expect((await browser.signOut()).status).toBe(503);
  });
});

test('when Redis is back, all works again without a restart', async () => {
  const browser = stack.openBrowser();
  await browser.signIn(customer);
  for (const { url } of stack.instances) {
    browser.via = url;
    expect(await browser.session()).toMatchObject({ signedIn: true });
  }
});

describe('a BFF', () => {
  let bff: BffProcess;
  beforeAll(async () => {
    control.faults.add({ service: 'identity', method: '*', path: '/*', status: 503 });
    bff = await stack.startBff({ environment: { DRAIN_SECONDS: '1' } });
  });

  test('that starts while the identity provider is down serves pages, and signs in when it is back', async () => {
    control.faults.add({ service: 'identity', method: '*', path: '/*', status: 503 });
    const browser = stack.openBrowser(bff.url);
    expect((await browser.request('/readyz')).status).toBe(200);
    expect((await browser.request('/en-ca/cart')).status).toBe(200);
    const { url } = await browser.open('/bff/login?culture=en-ca&returnTo=/en-ca/cart');
    expect(url.pathname + url.search).toMatch(/^\/en-ca\/udi-return\?reason=unavailable/);
    expect(url.searchParams.get('returnTo')).toBe('/en-ca/cart');
    stack.clear();
    await browser.signIn(customer);
    expect(await browser.session()).toMatchObject({ signedIn: true });
  });

  test('that gets SIGTERM is not ready at once, finishes its calls on kept connections, waits for no unused connection and no half request, and ends with 0', async () => {
    const browser = stack.openBrowser(bff.url);
    await browser.signIn(customer);
    control.requests.clear();
    control.faults.add({ service: 'shop-api', method: 'GET', path: '/api/*', delayMs: 1200 });
    const calls = ['/api/payment/methods', '/api/user/details', '/bff/subscriptions'].map((path) => browser.call(path));
    await waitUntil(() => control.requests.all('shop-api').length >= calls.length);
    // A browser opens it ahead of a request that never comes.
    const ahead = connect(Number(new URL(bff.url).port), '127.0.0.1');
    const half = connect(Number(new URL(bff.url).port), '127.0.0.1');
    half.write('POST /api/orders HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\n{');
    await Promise.all([once(ahead, 'connect'), once(half, 'connect')]);
    const code = bff.stop();
    await waitUntil(async () => (await send(`${bff.url}/readyz`)).status === 503);
    const [live, page] = await Promise.all([send(`${bff.url}/healthz`), browser.request('/en-ca/404')]);
    expect([live.status, page.status, page.headers.connection]).toEqual([200, 404, 'close']);
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await code).toBe(0);
    ahead.destroy();
    half.destroy();
  });
});

test('a failed call has one line in the log, with the id that the customer and the shop API see', async () => {
  const browser = stack.openBrowser();
  await browser.signIn(customer);
  stack.clear();
  control.faults.add({ service: 'shop-api', method: 'GET', path: '/api/payment/methods', status: 500, body: {} });
  const { json, headers } = await browser.call('/api/payment/methods');
  const id = String(json['requestId']);
  // The last part of the output may be half a line.
  const findFailures = () =>
    stack.instances
      .flatMap(({ output }) => output.split('\n').slice(0, -1))
      .filter((line) => line.includes(id))
      .map((line) => JSON.parse(line))
      .filter(({ level }) => level >= 40);
  await waitUntil(() => findFailures().length > 0);
  expect(findFailures()).toMatchObject([{ reqId: id, call: 'getPaymentMethods', status: 500 }]);
  expect(headers['x-request-id']).toBe(id);
  expect(control.requests.all('shop-api').map((request) => request.headers['x-request-id'])).toContain(id);
});

test('a BFF with a wrong environment does not start, and names each variable in a line', async () => {
  const environment = { SESSION_SECRETS: 'short', PUBLIC_URL: 'http://shop.example', SHOP_API_URL: '' };
  const start = stack.startBff({ environment });
  await expect(start).rejects.toThrow(/^SHOP_API_URL is missing$/m);
  await expect(start).rejects.toThrow(/^PUBLIC_URL must be https/m);
  await expect(start).rejects.toThrow(/^SESSION_SECRETS.* 32 characters$/m);
});

test('a BFF trusts no service with a certificate that nobody has issued', async () => {
  const service = await startSelfSignedService();
  const environment = { SHOP_API_URL: service.url, OIDC_ISSUER: service.url, CONTENT_API_URL: `${service.url}/api/v2` };
  const bff = await stack.startBff({ environment });
  const browser = stack.openBrowser(bff.url);
  const read = await browser.call('/api/bundle/details?bundleName=sonic-brush-halo');
  expect([read.status, read.json['code']]).toEqual([502, 'shop.invalidResponse']);
  expect((await browser.request('/bff/login?culture=en-ca')).location).toContain('reason=unavailable');
  expect((await browser.request('/en-ca/cart')).status).toBe(200);
  expect(service.received).toEqual([]);
  await bff.kill();
  await service.close();
});
