import type { ServerResponse } from 'node:http';
import { cart as pricedCart } from '@perennial/shared/examples/cart';
import { afterEach, expect, test } from 'vitest';
import { json, startFakeService, testApp } from '../testing/test-app.ts';

const canada = { 'x-culture': 'en-ca' };
const cart = { bundles: [{ name: 'sonic-brush', quantity: 1 }] };

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function start(handler: (response: ServerResponse) => unknown) {
  const shop = await startFakeService((_, response) => handler(response));
  const app = await testApp({ SHOP_API_URL: shop.url });
  closing.push(() => app.close(), shop.close);
  return { shop, app };
}

test('cancels the call at the shop API when the browser disconnects', async () => {
  const received = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<void>();
  const { app } = await start((response) => {
    response.once('close', closed.resolve);
    received.resolve();
  });
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/shoppingcart/request`;
  const browser = new AbortController();
  const headers = { ...canada, 'content-type': 'application/json' };
  const call = fetch(url, { method: 'POST', headers, body: JSON.stringify(cart), signal: browser.signal });
  await received.promise;
  browser.abort();
  await expect(call).rejects.toThrow();
  await closed.promise;
});

test('rejects a body that is too large, without a call', async () => {
  const { app, shop } = await start((response) => json(response, 200, {}));
  const payload = { ...cart, zipCode: 'x'.repeat(300 * 1024) };
  const response = await app.inject({ method: 'POST', url: '/api/shoppingcart/request', headers: canada, payload });
  expect([response.statusCode, response.json().code]).toEqual([413, 'request.tooLarge']);
  expect(shop.received).toEqual([]);
});

test('has one request id for the browser, the shop API and no other request', async () => {
  const { app, shop } = await start((response) => json(response, 200, pricedCart(), { 'x-request-id': 'of-the-shop' }));
  const send = () => app.inject({ method: 'POST', url: '/api/shoppingcart/request', headers: canada, payload: cart });
  const responses = [await send(), await send()];
  const ids = responses.map(({ headers }) => headers['x-request-id']);
  expect(ids).toEqual(shop.received.map(({ headers }) => headers['x-request-id']));
  expect(new Set(ids).size).toBe(2);
  expect(responses[0]?.headers).toMatchObject({ 'cache-control': 'no-store' });
});
