import { type AddressInfo, connect } from 'node:net';
import { cart as pricedCart } from '@perennial/shared/examples/cart';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { json, startFakeService, testApp, toCookieHeader } from './testing/test-app.ts';

type App = Awaited<ReturnType<typeof testApp>>;

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const canada = { 'x-culture': 'en-ca', 'x-language': 'en-CA' };
const cart = { bundles: [{ name: 'sonic-brush', quantity: 1 }] };

let tokens = 0;
const shop = await startFakeService((request, response) => {
  const { pathname } = new URL(request.path, 'http://shop');
  if (pathname === '/api/user/signin-udi') {
    tokens += 1;
    return json(response, 200, { token: `shop-token-${tokens}`, details });
  }
  if (pathname === '/api/shoppingcart/request')
    return json(response, 200, pricedCart(), { 'set-cookie': 'a=b', server: 'shop' });
  if (pathname === '/api/bundle/banner') return;
  if (pathname === '/api/user/payment-activity') return json(response, 500, { errorMessages: [{ code: 'x.failed' }] });
  if (pathname === '/api/user/details') return json(response, 200, {}, { 'user-token': 'newer-token' });
  if (pathname === '/api/payment/methods') return json(response, 401, { errorMessages: [] });
  if (pathname === '/api/subscriptions') {
    return json(response, 403, { errorMessages: [{ code: 'error.message.userIsNotBelongTo', message: 'Not yours' }] });
  }
  return json(response, 200, {});
});
const logLines: string[] = [];
let app: App;

beforeAll(async () => {
  const logger = pino({ level: 'info' }, { write: (line: string) => logLines.push(line) });
  app = await testApp({ SHOP_API_URL: shop.url }, { logger });
});
afterEach(() => shop.received.splice(0));
afterAll(async () => {
  await app.close();
  await shop.close();
});

async function signIn(): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/user/signin-udi',
    headers: canada,
    payload: { accessToken: 'from-the-provider' },
  });
  expect(response.statusCode).toBe(200);
  shop.received.splice(0);
  return toCookieHeader(response);
}

describe('requests to the shop API', () => {
  test('of an anonymous cart have language, country and currency, and no headers of the browser', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/shoppingcart/request',
      headers: {
        'x-culture': 'en-ca',
        'x-language': 'fr-CA',
        cookie: 'other=1',
        authorization: 'Bearer x',
        'user-token': 'forged',
        'user-agent': 'a browser',
        'x-forwarded-for': '6.6.6.6',
      },
      payload: cart,
    });
    expect(response.statusCode).toBe(200);
    const {
      connection,
      host,
      'x-request-id': id,
      'content-length': length,
      ...headers
    } = shop.received[0]?.headers ?? {};
    expect(headers).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      country: 'CA',
      currency: 'CAD',
      language: 'fr-CA',
    });
    expect(response.headers['x-request-id']).toBe(id);
  });

  test('without a culture have the default headers', async () => {
    await app.inject({ method: 'GET', url: '/api/user/details', headers: { cookie: await signIn() } });
    expect(shop.received[0]?.headers).toMatchObject({ language: 'nl-NL', country: 'NL', currency: 'EUR' });
  });

  test('of a signed-in customer have the token, which a response can replace', async () => {
    const cookie = await signIn();
    await app.inject({ method: 'GET', url: '/api/user/details', headers: { ...canada, cookie } });
    await app.inject({ method: 'GET', url: '/api/user/details', headers: { ...canada, cookie } });
    expect(shop.received.map(({ headers }) => headers['user-token'])).toEqual([`shop-token-${tokens}`, 'newer-token']);
  });

  test.each([
    '/api/unlisted',
    '/api/user/details/../admin',
    '/api/user%2fdetails',
    '/api/orders?x=1',
    '//shop/api/orders',
    '/API/orders',
  ])('are not sent for GET %s', async (url) => {
    const response = await app.inject({ method: 'GET', url, headers: canada });
    expect(response.statusCode).toBeGreaterThanOrEqual(300);
    expect(shop.received).toEqual([]);
  });
});

describe('responses to the browser', () => {
  test('to a sign-in have the details without the token, and an HttpOnly cookie', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/user/signin-udi',
      headers: canada,
      payload: { accessToken: 'from-the-provider' },
    });
    expect(response.json()).toEqual({ details });
    expect(response.cookies).toEqual([
      expect.objectContaining({ name: 'perennial', httpOnly: true, sameSite: 'Lax', path: '/' }),
    ]);
    expect(JSON.stringify(response.headers) + response.body).not.toContain('shop-token');
  });

  test('have no headers of the shop API', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/shoppingcart/request',
      headers: canada,
      payload: cart,
    });
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(response.headers).not.toHaveProperty('server');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('to an anonymous visitor have no session cookie', async () => {
    const response = await app.inject({ method: 'GET', url: '/bff/session', headers: canada });
    expect(response.json()).toEqual({ signedIn: false, role: 'user' });
    expect(response.cookies).toEqual([]);
  });

  test('to an unknown /api path are a 404 problem', async () => {
    const response = await app.inject({ method: 'GET', url: '/api/unlisted', headers: canada });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('application/problem+json');
    expect(response.json()).toMatchObject({
      status: 404,
      code: 'request.notFound',
      detail:
        'We could not find what you asked for. Please reload the page. If it happens again, our customer service can help you.',
    });
  });
});

describe('invalid input is rejected with the name of the field', () => {
  test.each([
    ['a quantity of zero', { bundles: [{ name: 'x', quantity: 0 }] }, 'body.bundles.0.quantity'],
    ['a name that changes the path', { bundles: [{ name: '../admin', quantity: 1 }] }, 'body.bundles.0.name'],
    ['an unknown key', { ...cart, admin: true }, 'body.admin'],
    ['a wrong type', { bundles: 'all' }, 'body.bundles'],
    ['no bundle', { bundles: [] }, 'body.bundles'],
  ])('%s', async (_, payload, field) => {
    const response = await app.inject({ method: 'POST', url: '/api/shoppingcart/request', headers: canada, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().messages[0].extraInfo).toMatchObject({ field });
    expect(shop.received).toEqual([]);
  });

  test('malformed JSON', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/shoppingcart/request',
      headers: { ...canada, 'content-type': 'application/json' },
      payload: '{"bundles":',
    });
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('request.invalid');
  });
});

describe('access', () => {
  test("a customer's call without a session returns the action sign-in", async () => {
    const response = await app.inject({ method: 'GET', url: '/api/user/details', headers: canada });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ code: 'session.required', action: 'sign-in' });
    expect(shop.received).toEqual([]);
  });

  test('an order in a closed market is rejected', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { 'x-culture': 'de-de', cookie: await signIn() },
      payload: { ...cart, cancelPaymentUrl: 'http://localhost:3000/de-de/checkout' },
    });
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe('market.closed');
    expect(shop.received).toEqual([]);
  });

  test.each([
    ['a token that the shop API rejects', '/api/payment/methods'],
    ['the error userIsNotBelongTo', '/api/subscriptions'],
  ])('%s ends the session', async (_, url) => {
    const cookie = await signIn();
    const response = await app.inject({ method: 'GET', url, headers: { ...canada, cookie } });
    expect(response.statusCode).toBe(401);
    expect(response.json()).toMatchObject({ action: 'sign-in', detail: 'Login expired, please log in again' });
    const session = await app.inject({ method: 'GET', url: '/bff/session', headers: { ...canada, cookie } });
    expect(session.json().signedIn).toBe(false);
  });

  test('the old cookie does not identify anyone after sign-out', async () => {
    const cookie = await signIn();
    const logout = await app.inject({ method: 'POST', url: '/bff/logout', headers: { ...canada, cookie } });
    expect(logout.json()).toEqual({ redirectTo: 'http://localhost:3000/en-ca/', endedAt: expect.any(Number) });
    expect(logout.cookies[0]).toMatchObject({ name: 'perennial', value: '' });
    const response = await app.inject({ method: 'GET', url: '/api/user/details', headers: { ...canada, cookie } });
    expect(response.statusCode).toBe(401);
  });

  test('a second sign-in creates a new session and ends the previous one', async () => {
    const first = await signIn();
    const again = await app.inject({
      method: 'POST',
      url: '/api/user/signin-udi',
      headers: { ...canada, cookie: first },
      payload: { accessToken: 'another' },
    });
    expect(again.cookies[0]?.value).not.toBe(decodeURIComponent(first.split('=')[1] ?? ''));
    const response = await app.inject({ method: 'GET', url: '/bff/session', headers: { ...canada, cookie: first } });
    expect(response.json().signedIn).toBe(false);
  });
});

test('a failure of the shop API is logged with its call and code', async () => {
  const cookie = await signIn();
  logLines.splice(0);
  await app.inject({ url: '/api/user/payment-activity', headers: { ...canada, cookie } });
  const lines = logLines.map((line): Record<string, unknown> => JSON.parse(line));
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 40,
      call: 'getPaymentActivity',
      status: 500,
      errorCodes: ['x.failed'],
      reqId: expect.any(String),
    }),
  );
});

test('a browser that leaves is not an error', async () => {
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  logLines.splice(0);
  const browser = new AbortController();
  const path = '/api/bundle/banner?bundles=halo';
  const request = fetch(baseUrl + path, { headers: canada, signal: browser.signal });
  await vi.waitFor(() => expect(shop.received.map((received) => received.path)).toContain(path));
  browser.abort();
  await expect(request).rejects.toThrow();
  await vi.waitFor(() => expect(logLines.join('')).toContain('the browser left before the response'));
  expect(logLines.map((line) => JSON.parse(line).level).filter((level) => level > 30)).toEqual([]);
});

test('a request may arrive for a minute', () => {
  expect(app.server.requestTimeout).toBe(60_000);
});

test('a request without a body has no stream that ends later', async () => {
  const listening = await testApp({ SHOP_API_URL: shop.url });
  const ended: unknown[] = [];
  listening.addHook('onRequest', async ({ method, raw }) => void ended.push([method, raw.readableEnded]));
  const url = await listening.listen({ port: 0, host: '127.0.0.1' });
  await fetch(`${url}/bff/session`, { headers: canada });
  const response = await fetch(`${url}/api/shoppingcart/request`, {
    method: 'POST',
    headers: { ...canada, 'content-type': 'application/json' },
    body: JSON.stringify(cart),
  });
  expect(await response.json()).toEqual(pricedCart());
  await listening.close();
  shop.received.splice(0);
  expect(ended).toEqual([
    ['GET', true],
    ['POST', false],
  ]);
});

test('a request whose body drips ends', async () => {
  const listening = await testApp({ SHOP_API_URL: shop.url }, { requestTimeoutMs: 100 });
  await listening.listen({ port: 0, host: '127.0.0.1' });
  const { port } = listening.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const head = 'POST /api/shoppingcart/request HTTP/1.1\r\nHost: shop\r\nX-Culture: en-ca\r\n';
  socket.write(`${head}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n`);
  const drip = setInterval(() => socket.write(' '), 10);
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  await new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
  clearInterval(drip);
  await listening.close();
  expect(received).toMatch(/^HTTP\/1\.1 408 /);
  expect(shop.received).toEqual([]);
});

test('the log contains no secret and no personal data', () => {
  const everything = logLines.join('');
  expect(everything).not.toMatch(/shop-token|newer-token|from-the-provider|ada@example\.com|Byron/);
});

describe('unusual URLs', () => {
  test('a URL that cannot be decoded is a problem', async () => {
    const response = await app.inject({ url: '/api/%', headers: { ...canada, 'x-language': 'fr-CA' } });
    expect(response.statusCode).toBe(400);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringContaining('application/problem+json'),
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.any(String),
    });
    expect(response.json()).toMatchObject({
      code: 'request.invalid',
      detail: 'Certaines informations envoyées sont incorrectes. Veuillez les vérifier et réessayer.',
      requestId: response.headers['x-request-id'],
    });
  });

  test('a URL in absolute form is the same as its path', async () => {
    const listening = await testApp();
    await listening.listen({ port: 0, host: '127.0.0.1' });
    const { port } = listening.server.address() as AddressInfo;
    const received = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('GET http://shop.example/bff/session HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\n\r\n');
      });
      let text = '';
      socket.on('data', (data) => {
        text += data;
      });
      socket.on('end', () => resolve(text)).on('error', reject);
    });
    await listening.close();
    expect(received).toMatch(/^HTTP\/1\.1 200 [\s\S]*"signedIn":false/);
  });

  test.each(['/bff/boot?culture=EN-CA', '/bff/session?culture=EN-CA'])('%s has a culture in capitals', async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(200);
  });
});

test('says in the log at the start that a proxy is missing in the configuration', async () => {
  const lines: { msg: string }[] = [];
  const logger = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
  const app = await testApp({ PUBLIC_URL: 'https://shop.example' }, { logger });
  await app.close();
  expect(lines.map(({ msg }) => msg)).toContainEqual(expect.stringMatching(/^TRUST_PROXY is off/));
});
