import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { json, startShop } from '../testing/test-app.ts';
import { createShopApi, type ShopApi } from './shop-api.ts';

const context = { site: { culture: 'nl-be', language: 'fr-BE' }, requestId: 'r-1' } as const;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function shopThat(answer: (response: ServerResponse) => void) {
  const shop = await startShop((_, response) => answer(response));
  const shopApi = createShopApi(new URL(`${shop.url}/base/`));
  closing.push(() => shopApi.close(), shop.close);
  return { shop, shopApi };
}

const askProfile = (shopApi: ShopApi, signal?: AbortSignal) => shopApi.request('getProfile', {}, context, signal);

test('the path of the address stands in front of the call', async () => {
  const { shop, shopApi } = await shopThat((response) => json(response, 200, {}));
  await askProfile(shopApi);
  expect(shop.received[0]).toMatchObject({ method: 'GET', path: '/base/api/user/details' });
});

test('an error status is an answer, whatever its body', async () => {
  const { shopApi } = await shopThat((response) =>
    response.writeHead(500, { 'content-type': 'text/html' }).end('<html>'),
  );
  expect((await askProfile(shopApi)).status).toBe(500);
});

test('a new user token is told', async () => {
  const { shopApi } = await shopThat((response) => json(response, 200, {}, { 'user-token': 'two' }));
  expect((await askProfile(shopApi)).userToken).toBe('two');
});

describe('what cannot be used is told by its kind', () => {
  test.each<[string, (response: ServerResponse) => void, string]>([
    [
      'a page instead of data',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
      'shop.invalidResponse',
    ],
    [
      'a redirect',
      (response) => response.writeHead(302, { location: 'http://evil.example' }).end(),
      'shop.invalidResponse',
    ],
    [
      'an answer that is cut',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"a":');
        setImmediate(() => response.destroy());
      },
      'shop.timeout',
    ],
    ['a connection that is closed', (response) => response.destroy(), 'shop.timeout'],
  ])('%s', async (_, answer, code) => {
    const { shopApi } = await shopThat(answer);
    await expect(askProfile(shopApi)).rejects.toMatchObject({ code });
  });

  test('nobody there', async () => {
    const shopApi = createShopApi(new URL('http://127.0.0.1:9'));
    closing.push(() => shopApi.close());
    await expect(askProfile(shopApi)).rejects.toMatchObject({ code: 'shop.unreachable' });
  });
});

test('a busy shop API is asked once, never again by itself', async () => {
  const { shop, shopApi } = await shopThat((response) => json(response, 503, {}, { 'retry-after': '0' }));
  expect((await askProfile(shopApi)).status).toBe(503);
  expect(shop.received).toHaveLength(1);
});

test('when the browser goes away, the question is taken back', async () => {
  const gone = new AbortController();
  let closed: Promise<void> | undefined;
  const { shopApi } = await shopThat((response) => {
    closed = new Promise((resolve) => response.once('close', resolve));
    gone.abort();
  });
  await expect(askProfile(shopApi, gone.signal)).rejects.toThrow();
  await closed;
});
