import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { json, startShop, testApp } from './testing/test-app.ts';

type App = Awaited<ReturnType<typeof testApp>>;

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const canada = { 'x-culture': 'en-ca', 'x-language': 'en-CA' };
const cart = { bundles: [{ name: 'sonic-brush', quantity: 1 }] };

let tokens = 0;
const shop = await startShop((request, response) => {
  const { pathname } = new URL(request.path, 'http://shop');
  if (pathname === '/api/user/signin-udi') {
    tokens += 1;
    return json(response, 200, { token: `shop-token-${tokens}`, details });
  }
  if (pathname === '/api/shoppingcart/request')
    return json(response, 200, { groups: [] }, { 'set-cookie': 'a=b', server: 'shop' });
  if (pathname === '/api/user/details') return json(response, 200, {}, { 'user-token': 'newer-token' });
  if (pathname === '/api/payment/methods') return json(response, 401, { errorMessages: [] });
  if (pathname === '/api/subscriptions') {
    return json(response, 403, { errorMessages: [{ code: 'error.message.userIsNotBelongTo', message: 'Not yours' }] });
  }
  return json(response, 200, {});
});
const logged: string[] = [];
let app: App;

beforeAll(async () => {
  const logger = pino({ level: 'info' }, { write: (line: string) => logged.push(line) });
  app = await testApp({ SHOP_API_URL: shop.url }, { logger });
});
afterEach(() => shop.received.splice(0));
afterAll(async () => {
  await app.close();
  await shop.close();
});

async function signedIn(): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/user/signin-udi',
    headers: canada,
    payload: { accessToken: 'from-the-provider' },
  });
  expect(answer.statusCode).toBe(200);
  const [cookie] = answer.cookies;
  shop.received.splice(0);
  return `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`;
}

describe('what the shop API gets to see', () => {
  test('an anonymous cart carries language, country and currency, and nothing of the browser', async () => {
    const answer = await app.inject({
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
    expect(answer.statusCode).toBe(200);
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
    expect(answer.headers['x-request-id']).toBe(id);
  });

  test('a request without a culture carries the defaults', async () => {
    await app.inject({ method: 'GET', url: '/api/user/details', headers: { cookie: await signedIn() } });
    expect(shop.received[0]?.headers).toMatchObject({ language: 'nl-NL', country: 'NL', currency: 'EUR' });
  });

  test("a signed-in customer's call carries the token, and a newer one replaces it", async () => {
    const cookie = await signedIn();
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
  ])('GET %s never reaches it', async (url) => {
    const answer = await app.inject({ method: 'GET', url, headers: canada });
    expect(answer.statusCode).toBeGreaterThanOrEqual(300);
    expect(shop.received).toEqual([]);
  });
});

describe('what the browser gets to see', () => {
  test('signing in answers the details without the token, and a cookie that scripts cannot read', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/user/signin-udi',
      headers: canada,
      payload: { accessToken: 'from-the-provider' },
    });
    expect(answer.json()).toEqual({ details });
    expect(answer.cookies).toEqual([
      expect.objectContaining({ name: 'perennial', httpOnly: true, sameSite: 'Lax', path: '/' }),
    ]);
    expect(JSON.stringify(answer.headers) + answer.body).not.toContain('shop-token');
  });

  test('no header of the shop API is passed on', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/shoppingcart/request',
      headers: canada,
      payload: cart,
    });
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('an anonymous visit gets no session cookie', async () => {
    const answer = await app.inject({ method: 'GET', url: '/bff/session', headers: canada });
    expect(answer.json()).toEqual({ signedIn: false, role: 'user' });
    expect(answer.cookies).toEqual([]);
  });

  test('an unknown /api path is a 404 in problem details', async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/unlisted', headers: canada });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({
      status: 404,
      code: 'request.notFound',
      detail: 'What you asked for does not exist.',
    });
  });
});

describe('a bad request names its field and reaches nobody', () => {
  test.each([
    ['a quantity of nothing', { bundles: [{ name: 'x', quantity: 0 }] }, 'body.bundles.0.quantity'],
    ['a name that changes the path', { bundles: [{ name: '../admin', quantity: 1 }] }, 'body.bundles.0.name'],
    ['an unknown key', { ...cart, admin: true }, 'body.admin'],
    ['a wrong type', { bundles: 'all' }, 'body.bundles'],
    ['no bundle at all', { bundles: [] }, 'body.bundles'],
  ])('%s', async (_, payload, field) => {
    const answer = await app.inject({ method: 'POST', url: '/api/shoppingcart/request', headers: canada, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().messages[0].extraInfo).toEqual({ field });
    expect(shop.received).toEqual([]);
  });

  test('a broken body', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/shoppingcart/request',
      headers: { ...canada, 'content-type': 'application/json' },
      payload: '{"bundles":',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe('request.invalid');
  });
});

describe('forged requests are refused', () => {
  test.each([
    ['without X-Culture', {}],
    ['with an unknown culture', { 'x-culture': 'xx-xx' }],
    ['from a foreign origin', { ...canada, origin: 'https://evil.example' }],
    ['from an opaque origin', { ...canada, origin: 'null' }],
    ['that the browser calls cross-site', { ...canada, 'sec-fetch-site': 'cross-site' }],
  ])('%s', async (_, headers) => {
    const answer = await app.inject({ method: 'POST', url: '/api/shoppingcart/request', headers, payload: cart });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('request.forbidden');
    expect(shop.received).toEqual([]);
  });
});

describe('access', () => {
  test("a customer's call without a session asks to sign in", async () => {
    const answer = await app.inject({ method: 'GET', url: '/api/user/details', headers: canada });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'session.required', action: 'sign-in' });
    expect(shop.received).toEqual([]);
  });

  test('an order in a closed market is refused', async () => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/orders',
      headers: { 'x-culture': 'de-de', cookie: await signedIn() },
      payload: { ...cart, cancelPaymentUrl: 'http://localhost:3000/de-de/checkout' },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('market.closed');
    expect(shop.received).toEqual([]);
  });

  test.each([
    ['a token that the shop API refuses', '/api/payment/methods'],
    ['a customer who is not themselves any more', '/api/subscriptions'],
  ])('%s ends the session', async (_, url) => {
    const cookie = await signedIn();
    const answer = await app.inject({ method: 'GET', url, headers: { ...canada, cookie } });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ action: 'sign-in', detail: 'Login expired, please login again' });
    const session = await app.inject({ method: 'GET', url: '/bff/session', headers: { ...canada, cookie } });
    expect(session.json().signedIn).toBe(false);
  });

  test('after logout the old cookie is worth nothing', async () => {
    const cookie = await signedIn();
    const logout = await app.inject({ method: 'POST', url: '/bff/logout', headers: { ...canada, cookie } });
    expect(logout.json()).toEqual({ redirectTo: 'http://localhost:3000/en-ca/' });
    expect(logout.cookies[0]).toMatchObject({ name: 'perennial', value: '' });
    const answer = await app.inject({ method: 'GET', url: '/api/user/details', headers: { ...canada, cookie } });
    expect(answer.statusCode).toBe(401);
  });

  test('signing in again makes a new session and ends the one before', async () => {
    const first = await signedIn();
    const again = await app.inject({
      method: 'POST',
      url: '/api/user/signin-udi',
      headers: { ...canada, cookie: first },
      payload: { accessToken: 'another' },
    });
    expect(again.cookies[0]?.value).not.toBe(decodeURIComponent(first.split('=')[1] ?? ''));
    const answer = await app.inject({ method: 'GET', url: '/bff/session', headers: { ...canada, cookie: first } });
    expect(answer.json().signedIn).toBe(false);
  });
});

describe('pages', () => {
  test.each([
    ['/', '/nl-nl/'],
    ['/cart?bundle=a', '/nl-nl/cart?bundle=a'],
    ['/fr-ca/cart?bundle=a', '/en-ca/cart?bundle=a&language=fr-CA'],
    ['//evil.example/x', '/nl-nl/evil.example/x'],
  ])('%s goes to %s', async (url, location) => {
    const answer = await app.inject({ method: 'GET', url });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location]);
  });

  test('a path without a culture goes to the remembered one', async () => {
    const page = await app.inject({ method: 'GET', url: '/en-ca/cart' });
    const remembered = page.cookies.find(({ name }) => name === 'perennial-culture')?.value;
    const answer = await app.inject({
      method: 'GET',
      url: '/cart',
      cookies: { 'perennial-culture': remembered ?? '' },
    });
    expect(answer.headers.location).toBe('/en-ca/cart');
  });

  test('a page carries its boot data and its language, and is not kept', async () => {
    const answer = await app.inject({ method: 'GET', url: '/en-ca/cart?language=fr-CA' });
    expect(answer.body).toContain('<html lang="fr-CA">');
    expect(answer.body).toContain('"culture":"en-ca"');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
  });
});

test('nothing secret and nothing personal is in the log', () => {
  const everything = logged.join('');
  expect(everything).not.toMatch(/shop-token|newer-token|from-the-provider|ada@example\.com|Byron/);
});
