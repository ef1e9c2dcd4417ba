/** What strangers share, and what nobody shares (docs/rules/content.md#shared-pages). */

import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { sessionCookieName } from '../session/cookies.ts';
import { bootOf, openShop, rootOf, titleOf } from '../testing/page-shop.ts';
import { json, testConfig, toCookieHeader } from '../testing/test-app.ts';
import { type MadePage, SharedPages } from './shared-pages.ts';

const CART = '/en-ca/cart?bundle=halo';

const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? '';
const withoutNonce = (html: string) => html.replaceAll(nonceOf(html), '');

describe('strangers who open the same page', () => {
  test('get one page, each with a nonce and a request id of their own, and the shop is asked once', async () => {
    const { app, received } = await openShop(titleOf);
    const together = await Promise.all(Array.from({ length: 20 }, () => app.inject({ url: CART })));
    const all = [...together, await app.inject({ url: CART })];
    expect(received).toHaveLength(1);
    expect(new Set(all.map(({ body }) => withoutNonce(body))).size).toBe(1);
    expect(rootOf(all[0]?.body ?? '')).toBe('<h1>halo</h1>');
    expect(new Set(all.map(({ headers }) => headers['x-request-id'])).size).toBe(all.length);
    expect(new Set(all.map(({ body }) => nonceOf(body))).size).toBe(all.length);
    for (const { headers, body } of all) {
      expect(headers['content-security-policy']).toContain(`'nonce-${nonceOf(body)}'`);
      expect(body.match(/nonce="[^"]*"/g)).toEqual(Array.from({ length: 4 }, () => `nonce="${nonceOf(body)}"`));
    }
  });

  test.each([
    ['zstd', 'gzip, deflate, br, zstd', zstdDecompressSync],
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
    ['gzip', '*', gunzipSync],
    [undefined, 'identity', (bytes: Buffer) => bytes],
  ])(
    'get it in the encoding %s of their browser, which sends %s, each with a nonce of their own',
    async (encoding, accepted, decompress) => {
      const { app } = await openShop(titleOf);
      const headers = { 'accept-encoding': accepted };
      const plain = (await app.inject({ url: CART })).body;
      const nonces = new Set<string>();
      for (let visitor = 0; visitor < 30; visitor += 1) {
        const response = await app.inject({ url: CART, headers });
        const html = decompress(response.rawPayload).toString();
        expect(html.replaceAll(nonceOf(html), nonceOf(plain))).toBe(plain);
        expect(response.headers['content-security-policy']).toContain(`'nonce-${nonceOf(html)}'`);
        expect([response.headers['content-encoding'], response.headers['content-length']]).toEqual([
          encoding,
          String(response.rawPayload.length),
        ]);
        expect(response.headers.vary).toBe(encoding && 'accept-encoding');
        nonces.add(nonceOf(html));
      }
      expect(nonces.size).toBe(30);
    },
  );

  test('share it whatever advertisement has led there', async () => {
    const { app, received } = await openShop(titleOf);
    await app.inject({ url: `${CART}&gclid=1&utm_source=a` });
    await app.inject({ url: `/en-ca/cart?fbclid=2&bundle=halo` });
    expect(received).toHaveLength(1);
  });

  test.each([
    ['another bundle', { url: '/en-ca/cart?bundle=aura' }],
    ['a code', { url: `${CART}&coupon=HALO20` }],
    ['another site', { url: '/nl-nl/cart?bundle=halo' }],
    ['another language', { url: `${CART}&language=fr-CA` }],
    ['the language of before', { url: CART, headers: { cookie: 'perennial-language-en-ca=fr-CA' } }],
    ['a browser that asks not to be tracked', { url: CART, headers: { 'sec-gpc': '1' } }],
    ['a cart that the browser has changed', { url: `${CART}&modified=true` }],
    [
      'a session, also one that has ended',
      { url: CART, headers: { cookie: `${sessionCookieName(testConfig())}=x.y` } },
    ],
  ])('do not share it with %s', async (_, other) => {
    const { app, received } = await openShop(titleOf);
    await app.inject({ url: CART });
    await app.inject(other);
    expect(received).toHaveLength(2);
  });

  test('get it although the first of them has left', async () => {
    const answer = Promise.withResolvers<void>();
    const { app, received } = await openShop((request, response) =>
      answer.promise.then(() => titleOf(request, response)),
    );
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    const left = new AbortController();
    const first = fetch(origin + CART, { signal: left.signal }).catch(() => 'left');
    await vi.waitFor(() => expect(received).toHaveLength(1));
    const second = fetch(origin + CART).then((response) => response.text());
    left.abort();
    expect(await first).toBe('left');
    answer.resolve();
    expect(rootOf(await second)).toBe('<h1>halo</h1>');
    expect(received).toHaveLength(1);
  });

  test('get nothing that failed or was not rendered: the next one asks again', async () => {
    let status = 500;
    const { app, received } = await openShop((request, response) =>
      status === 200 ? titleOf(request, response) : json(response, status, { errorMessages: [] }),
    );
    expect(rootOf((await app.inject({ url: CART })).body)).toBe('<h1>loading</h1>');
    status = 200;
    expect(rootOf((await app.inject({ url: CART })).body)).toBe('<h1>halo</h1>');
    expect(received).toHaveLength(2);
  });

  test('have each their own where that is switched off', async () => {
    const { app, received } = await openShop(titleOf, { environment: { SHARED_PAGES_SECONDS: '0' } });
    await Promise.all([app.inject({ url: CART }), app.inject({ url: CART })]);
    expect(received).toHaveLength(2);
  });
});

test('nobody gets the page of a customer', async () => {
  const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'B' };
  const { app } = await openShop((request, response) => {
    if (request.path === '/api/user/signin-udi') return json(response, 200, { token: 't', details });
    return request.body === '' ? json(response, 200, {}) : titleOf(request, response);
  });
  const payload = { accessToken: 'a' };
  const headers = { 'x-culture': 'en-ca' };
  const cookie = toCookieHeader(await app.inject({ method: 'POST', url: '/api/user/signin-udi', headers, payload }));
  const sessionOf = async (headers: Record<string, string>) =>
    bootOf((await app.inject({ url: CART, headers })).body).session.signedIn;
  expect([await sessionOf({ cookie }), await sessionOf({}), await sessionOf({ cookie }), await sessionOf({})]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

describe('a page that is kept', () => {
  const NONCE = 'abc';
  function open(lifetimeMs = 5000) {
    let now = 0;
    let made = 0;
    const pages = new SharedPages(lifetimeMs, () => now);
    const make = async (): Promise<MadePage> => {
      made += 1;
      const html = Buffer.from(`${made}é ${pages.noncePlaceholder}!`);
      return { html, isMissing: false, isListed: true, isComplete: true };
    };
    const read = async (own = make) => (await pages.find('key', own)).withNonce(NONCE).toString();
    return { pages, make, read, pass: (ms: number) => (now += ms) };
  }

  test('is at most as old as its lifetime, counted from before the shop was asked', async () => {
    const { make, read, pass } = open();
    const slow = async () => {
      pass(1000);
      return make();
    };
    expect(await read(slow)).toBe('1é abc!');
    pass(3999);
    expect(await read()).toBe('1é abc!');
    pass(1);
    expect(await read()).toBe('2é abc!');
  });

  test('is forgotten when the content changes, also while it is made', async () => {
    const { pages, make, read } = open();
    await read();
    pages.forget();
    expect(await read()).toBe('2é abc!');
    pages.forget();
    const { promise, resolve } = Promise.withResolvers<void>();
    const making = read(() => promise.then(make));
    pages.forget();
    const after = read();
    resolve();
    expect(await after).toBe('3é abc!');
    expect(await making).toBe('4é abc!');
    expect(await read()).toBe('3é abc!');
  });

  test('is not kept if it could not be made', async () => {
    const { read } = open();
    await expect(read(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await read()).toBe('1é abc!');
  });
});
