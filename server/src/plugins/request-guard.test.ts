import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, startFakeService, testApp } from '../testing/test-app.ts';

const canada = { 'x-culture': 'en-ca', 'x-language': 'en-CA' };
const cart = { bundles: [{ name: 'sonic-brush', quantity: 1 }] };

const shop = await startFakeService((_, response) => json(response, 200, { groups: [] }));
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
