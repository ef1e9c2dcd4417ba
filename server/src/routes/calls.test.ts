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

test.each([
  [429, '40', {}, 'shop.limited', '40', /in 40 seconds\.$/],
  [503, '120', {}, 'shop.busy', '120', /in 2 minutes\.$/],
  [429, undefined, {}, 'shop.limited', '60', /in 60 seconds\.$/],
  [503, 'Thu, 01 Jan 1970 00:00:00 GMT', {}, 'shop.busy', '1', /in 1 second\.$/],
  [429, '7', { errorMessages: [{ code: 'slow', message: 'Slow down.' }] }, 'slow', '7', /^Slow down\.$/],
])(
  'passes on when to try again after a %i of the shop with Retry-After %j',
  async (status, wait, body, code, expected, words) => {
    const { app } = await start((response) =>
      json(response, status, body, wait === undefined ? {} : { 'retry-after': wait }),
    );
    const response = await app.inject({
      method: 'POST',
      url: '/api/shoppingcart/request',
      headers: canada,
      payload: cart,
    });
    expect([response.statusCode, response.headers['retry-after']]).toEqual([status, expected]);
    expect(response.json()).toMatchObject({
      code,
      retryAfterSeconds: Number(expected),
      detail: expect.stringMatching(words),
    });
  },
);
