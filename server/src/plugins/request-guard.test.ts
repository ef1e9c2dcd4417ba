import { cart as pricedCart } from '@perennial/shared/examples/cart';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, startFakeService, testApp } from '../testing/test-app.ts';

const canada = { 'x-culture': 'en-ca', 'x-language': 'en-CA' };
const cart = { bundles: [{ name: 'sonic-brush', quantity: 1 }] };

const shop = await startFakeService((_, response) => json(response, 200, pricedCart()));
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  app = await testApp({ SHOP_API_URL: shop.url });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

describe('forged requests are rejected', () => {
  test.each([
    ['without X-Culture', {}],
    ['with an unknown culture', { 'x-culture': 'xx-xx' }],
    ['from a foreign origin', { ...canada, origin: 'https://evil.example' }],
    ['from an opaque origin', { ...canada, origin: 'null' }],
    ['with Sec-Fetch-Site: cross-site', { ...canada, 'sec-fetch-site': 'cross-site' }],
  ])('%s', async (_, headers) => {
    const response = await app.inject({ method: 'POST', url: '/api/shoppingcart/request', headers, payload: cart });
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe('request.forbidden');
    expect(shop.received).toEqual([]);
  });
});

test.each(['GET', 'HEAD'] as const)('a %s request needs no X-Culture, so that links work', async (method) => {
  const headers = { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' };
  expect((await app.inject({ method, url: '/bff/session', headers })).statusCode).toBe(200);
});

test.each([
  ['cors', '/bff/session'],
  ['no-cors', '/api/bundle/details?bundleName=halo'],
])('a page of another site reads nothing (%s of %s)', async (mode, url) => {
  const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': mode };
  const response = await app.inject({ url, headers });
  expect([response.statusCode, response.json().code]).toEqual([403, 'request.forbidden']);
  expect(shop.received).toEqual([]);
});

test('a link of another site, and a script of the shop itself, are answered', async () => {
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
  for (const headers of [link, own]) {
    expect((await app.inject({ url: '/bff/session', headers })).statusCode).toBe(200);
  }
});

test('a preflight request of another site is not allowed', async () => {
  const headers = { origin: 'https://other.example', 'access-control-request-method': 'POST' };
  const response = await app.inject({ method: 'OPTIONS', url: '/api/shoppingcart/request', headers });
  expect(response.statusCode).toBe(404);
  expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
});
