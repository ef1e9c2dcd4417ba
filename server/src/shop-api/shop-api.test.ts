import type { ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { calls } from '@perennial/shared/catalogue/routes';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { noMetrics } from '../metrics/metrics.ts';
import { json, startFakeService } from '../testing/test-app.ts';
import { defaultGates } from './call-gate.ts';
import { MAX_RESPONSE_BYTES } from './read-response.ts';
import { createShopApi, type ShopApi } from './shop-api.ts';

const context = { site: { culture: 'nl-be', language: 'fr-BE' }, requestId: 'r-1' } as const;

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function startShop(handler: (response: ServerResponse) => unknown, gates = defaultGates) {
  const shop = await startFakeService((_, response) => handler(response));
  const shopApi = createShopApi(new URL(`${shop.url}/base/`), undefined, undefined, gates);
  closing.push(() => shopApi.close(), shop.close);
  return { shop, shopApi };
}

const changePayment = (shopApi: ShopApi) => shopApi.request('changePaymentMethod', { body: {} }, context);
const getProfile = (shopApi: ShopApi, signal?: AbortSignal) => shopApi.request('getProfile', {}, context, signal);

test('adds the path of the shop API URL to the path of a call', async () => {
  const { shop, shopApi } = await startShop((response) => json(response, 200, {}));
  await getProfile(shopApi);
  expect(shop.received[0]).toMatchObject({ method: 'GET', path: '/base/api/user/details' });
});

test('sends a body with its type, and no type without a body', async () => {
  const { shop, shopApi } = await startShop((response) => json(response, 200, {}));
  await getProfile(shopApi);
  await changePayment(shopApi);
  expect(shop.received.map(({ headers, body }) => [headers['content-type'], body])).toEqual([
    [undefined, ''],
    ['application/json', '{}'],
  ]);
});

test('makes no call after it is closed', async () => {
  const shopApi = createShopApi(new URL('http://127.0.0.1:9'));
  await shopApi.close();
  await expect(getProfile(shopApi)).rejects.toMatchObject({ cause: { code: 'UND_ERR_DESTROYED' } });
});

test('returns a response with an error status', async () => {
  const { shopApi } = await startShop((response) =>
    response.writeHead(500, { 'content-type': 'text/html' }).end('<html>'),
  );
  expect((await getProfile(shopApi)).status).toBe(500);
});

test('returns a new user token', async () => {
  const { shopApi } = await startShop((response) => json(response, 200, {}, { 'user-token': 'two' }));
  expect((await getProfile(shopApi)).userToken).toBe('two');
});

describe('an unusable response', () => {
  test.each<[string, (response: ServerResponse) => unknown, string]>([
    [
      'HTML',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
      'shop.invalidResponse',
    ],
    [
      'a redirect',
      (response) => response.writeHead(302, { location: 'http://evil.example' }).end(),
      'shop.invalidResponse',
    ],
    [
      'a truncated response',
      (response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"a":');
        setImmediate(() => response.destroy());
      },
      'shop.timeout',
    ],
    ['a closed connection', (response) => response.destroy(), 'shop.timeout'],
    ['broken HTTP', (response) => response.socket?.end('HTTP/1.1 banana\r\n\r\n'), 'shop.invalidResponse'],
    [
      'headers that are too long',
      (response) => response.socket?.end(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`),
      'shop.invalidResponse',
    ],
    [
      'a response that is larger than any other',
      (response) => json(response, 200, 'a'.repeat(MAX_RESPONSE_BYTES)),
      'shop.invalidResponse',
    ],
    [
      'an unknown compression',
      (response) => json(response, 200, {}, { 'content-encoding': 'zip' }),
      'shop.invalidResponse',
    ],
  ])('%s throws a RequestProblem', async (_, handler, code) => {
    const { shopApi } = await startShop(handler);
    await expect(getProfile(shopApi)).rejects.toMatchObject({ code });
  });
});

describe('a change', () => {
  test.each<[string, (response: ServerResponse) => unknown]>([
    ['a reset connection', (response) => response.socket?.resetAndDestroy()],
    ['a closed connection', (response) => response.destroy()],
    ['broken HTTP', (response) => response.socket?.end('HTTP/1.1 banana\r\n\r\n')],
    ['headers that are too long', (response) => response.socket?.end(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}`)],
    ['a redirect', (response) => response.writeHead(302, { location: 'http://evil.example' }).end()],
    ['HTML', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>')],
    ['an empty success', (response) => response.writeHead(200, { 'content-type': 'application/json' }).end()],
    ['JSON that was cut', (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"a')],
  ])('may have been made after %s, and is sent once', async (_, handler) => {
    const { shop, shopApi } = await startShop(handler);
    await expect(changePayment(shopApi)).rejects.toMatchObject({ code: 'change.unknown' });
    expect(shop.received).toHaveLength(1);
  });

  test('whose response is not read may be empty', async () => {
    const { shopApi } = await startShop((response) => response.writeHead(200).end());
    expect((await shopApi.request('setLanguage', { body: {} }, context)).status).toBe(200);
  });
});

test.each(['getProfile', 'submitOrder'] as const)(
  'a refused connection throws shop.unreachable for %s',
  async (name) => {
    const shopApi = createShopApi(new URL('http://127.0.0.1:9'));
    closing.push(() => shopApi.close());
    await expect(shopApi.request(name, {}, context)).rejects.toMatchObject({ code: 'shop.unreachable' });
  },
);

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
] as const)('reads a response that a proxy compressed with %s', async (encoding, compress) => {
  const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
  const { shopApi } = await startShop((response) => response.writeHead(200, headers).end(compress('{"a":1}')));
  expect((await getProfile(shopApi)).body.toString()).toBe('{"a":1}');
});

test('does not repeat a call after a status 503', async () => {
  const { shop, shopApi } = await startShop((response) => json(response, 503, {}, { 'retry-after': '0' }));
  expect((await getProfile(shopApi)).status).toBe(503);
  expect(shop.received).toHaveLength(1);
});

test('cancels a call when the client disconnects', async () => {
  const client = new AbortController();
  let closed: Promise<void> | undefined;
  const { shopApi } = await startShop((response) => {
    closed = new Promise((resolve) => response.once('close', resolve));
    client.abort();
  });
  await expect(getProfile(shopApi, client.signal)).rejects.toThrow();
  await closed;
});

describe('a call of which most fail', () => {
  const fail = (response: ServerResponse) => json(response, 500, {});
  const failOften = async (shopApi: ShopApi) => {
    for (let index = 0; index < 20; index += 1) await changePayment(shopApi).catch(() => {});
  };

  test('is not sent, which a change says, and other calls are', async () => {
    const { shop, shopApi } = await startShop(fail);
    await failOften(shopApi);
    await expect(changePayment(shopApi)).rejects.toMatchObject({ code: 'shop.unreachable' });
    expect(shop.received).toHaveLength(20);
    expect((await getProfile(shopApi)).status).toBe(500);
  });

  test('is sent if the shop API refuses with messages, or has no such breaker', async () => {
    const body = { errorMessages: [{ code: 'a', message: 'No.' }] };
    const refusing = await startShop((response) => json(response, 500, body));
    const unbroken = await startShop(fail, { ...defaultGates, breakerShare: 0 });
    for (const { shopApi } of [refusing, unbroken]) {
      await failOften(shopApi);
      expect((await changePayment(shopApi)).status).toBe(500);
    }
  });

  test('is sent after many that browsers have left, which says nothing about the shop API', async () => {
    let client = new AbortController();
    const { shop, shopApi } = await startShop(() => client.abort());
    for (let index = 0; index < 21; index += 1) {
      client = new AbortController();
      await expect(getProfile(shopApi, client.signal)).rejects.toThrow();
    }
    expect(shop.received).toHaveLength(21);
  });

  test('is not sent after responses that cannot be used, and connections that break', async () => {
    for (const breakOff of [
      (response: ServerResponse) => response.end('<html>'),
      (response: ServerResponse) => response.destroy(),
    ]) {
      const { shop, shopApi } = await startShop(breakOff);
      await failOften(shopApi);
      await expect(changePayment(shopApi)).rejects.toMatchObject({ code: 'shop.unreachable' });
      expect(shop.received).toHaveLength(20);
    }
  });
});

test('a call of which too many are under way is not sent, says when to come again, and leaves other calls alone', async () => {
  const held: ServerResponse[] = [];
  const { shop, shopApi } = await startShop((response) => held.push(response), { ...defaultGates, limit: 1 });
  const first = changePayment(shopApi);
  const second = changePayment(shopApi);
  await expect(changePayment(shopApi)).rejects.toMatchObject({ code: 'shop.busy', retryAfterSeconds: 5 });
  const other = getProfile(shopApi);
  await vi.waitFor(() => expect(shop.received).toHaveLength(2));
  for (const response of held.splice(0)) json(response, 200, {});
  expect([(await first).status, (await other).status]).toEqual([200, 200]);
  await vi.waitFor(() => expect(held).toHaveLength(1));
  for (const response of held.splice(0)) json(response, 200, {});
  expect((await second).status).toBe(200);
});

describe('a call that waits for another one', () => {
  /** The first call is held, and the second one waits. The clock stands still but for `advance`; timers run. */
  async function startWaiting() {
    const held: ServerResponse[] = [];
    const shopCall = vi.fn();
    const shop = await startFakeService((_, response) => held.push(response));
    const shopApi = createShopApi(new URL(shop.url), { ...noMetrics, shopCall }, undefined, {
      ...defaultGates,
      limit: 1,
    });
    closing.push(() => shopApi.close(), shop.close);
    const startedAt = performance.now();
    let passedMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => startedAt + passedMs);
    const first = getProfile(shopApi);
    const second = getProfile(shopApi);
    second.catch(() => {});
    await vi.waitFor(() => expect(held).toHaveLength(1));
    const advance = async (milliseconds: number) => {
      passedMs = milliseconds;
      for (const response of held.splice(0)) json(response, 200, {});
      await first;
      await vi.waitFor(() => expect(held).toHaveLength(1));
    };
    return { held, second, shopCall, advance };
  }
  afterEach(() => void vi.restoreAllMocks());

  test('has its time from the beginning, as the customer waits from then', async () => {
    const { second, advance } = await startWaiting();
    await advance(calls.getProfile.timeoutMs - 500);
    await expect(second).rejects.toMatchObject({ code: 'shop.timeout' });
  });

  test('is measured from the beginning, also if it fails', async () => {
    const { held, second, shopCall, advance } = await startWaiting();
    await advance(3000);
    for (const response of held) response.destroy();
    await expect(second).rejects.toMatchObject({ code: 'shop.timeout' });
    expect(shopCall.mock.lastCall?.[2]).toBeGreaterThan(2);
  });
});
