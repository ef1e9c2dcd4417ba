import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RequestProblem } from '../errors/request-problem.ts';
import { MemoryStore } from '../session/expiring-store.ts';
import { json, startFakeService, testApp, toCookieHeader } from '../testing/test-app.ts';

let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('pages', () => {
  test.each([
    ['/', '/nl-nl/'],
    ['/cart?bundle=a', '/nl-nl/cart?bundle=a'],
    ['/fr-ca/cart?bundle=a', '/en-ca/cart?bundle=a&language=fr-CA'],
    ['/FR-BE/cart', '/nl-be/cart?language=fr-BE'],
    ['//evil.example/x', '/nl-nl/evil.example/x'],
  ])('%s redirects to %s', async (url, location) => {
    const response = await app.inject({ method: 'GET', url });
    expect([response.statusCode, response.headers.location]).toEqual([302, location]);
  });

  test('a path without a culture redirects to the culture of the last page', async () => {
    const page = await app.inject({ method: 'GET', url: '/en-ca/cart' });
    const remembered = page.cookies.find(({ name }) => name === 'perennial-culture')?.value;
    const response = await app.inject({
      method: 'GET',
      url: '/cart',
      cookies: { 'perennial-culture': remembered ?? '' },
    });
    expect(response.headers.location).toBe('/en-ca/cart');
  });

  test('a page has boot data and language, and is not cached', async () => {
    const response = await app.inject({ method: 'GET', url: '/en-ca/cart?language=fr-CA' });
    expect(response.body).toContain('<html lang="fr-CA">');
    expect(response.body).toContain('"culture":"en-ca"');
    expect(response.headers['content-language']).toBe('fr-CA');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-security-policy']).not.toContain('unsafe');
  });

  test('a page without a language in its URL has the language of the last page of its culture', async () => {
    const chosen = await app.inject({ url: '/en-ca/cart?language=fr-CA' });
    const cookies = Object.fromEntries(chosen.cookies.map(({ name, value }) => [name, value]));
    const languageOf = async (url: string) => {
      const { body } = await app.inject({ url, cookies });
      return /<html lang="([^"]+)"/.exec(body)?.[1];
    };
    expect(await languageOf('/en-ca/cart')).toBe('fr-CA');
    expect(await languageOf('/en-ca/cart?language=en-CA')).toBe('en-CA');
    expect(await languageOf('/en-ca/cart?language=xx')).toBe('fr-CA');
    expect(await languageOf('/nl-be/cart')).toBe('nl-BE');
  });

  test('culture and language are remembered for a year, and are sent to a browser that does not have them', async () => {
    const { cookies } = await app.inject({ url: '/en-ca/cart?language=fr-CA' });
    expect(cookies.map(({ value, maxAge, httpOnly }) => [value, maxAge, httpOnly])).toEqual([
      ['en-ca', 365 * 24 * 60 * 60, true],
      ['fr-CA', 365 * 24 * 60 * 60, true],
    ]);
    const known = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
    expect((await app.inject({ url: '/en-ca/cart?language=fr-CA', cookies: known })).cookies).toEqual([]);
    const other = await app.inject({ url: '/en-ca/cart?language=en-CA', cookies: known });
    expect(other.cookies.map(({ value }) => value)).toEqual(['en-CA']);
  });

  test('a culture with one language has no cookie for it', async () => {
    const { cookies } = await app.inject({ url: '/nl-nl/cart?language=nl-NL' });
    expect(cookies.map(({ name }) => name)).not.toContainEqual(expect.stringContaining('language'));
  });

  test.each(['/api', '/bff?x=1', '/assets/old.js'])('%s is not a page and has a problem', async (url) => {
    const response = await app.inject({ url });
    expect([response.statusCode, response.json().code]).toEqual([404, 'request.notFound']);
  });

  test('a file that is missing is a page of words for a person, and a problem for a program', async () => {
    const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
    const response = await app.inject({ url: '/wp-login.php?culture=de-de', headers });
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(response.body).toContain('<html lang="de-DE"');
    expect(response.body).toContain('href="/de-de/');
    expect((await app.inject({ url: '/wp-login.php' })).json().code).toBe('request.notFound');
  });

  test('a page may have the name of a path of the BFF below its culture', async () => {
    expect((await app.inject({ url: '/en-ca/assets/x' })).statusCode).toBe(200);
  });

  test('the page of what is not found has status 404', async () => {
    const response = await app.inject({ url: '/en-ca/404' });
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('<meta name="robots" content="noindex">');
  });
});

const decompress: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  zstd: zstdDecompressSync,
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
])('a page is compressed for a browser that reads %s', async (accepted, encoding) => {
  const indexHtml = `<html lang="en"><head><!--boot--></head>${'<p>Halo</p>'.repeat(200)}</html>`;
  const own = await testApp(
    {},
    {
      client: {
        loadBuild: async () => ({ indexHtml, findAssets: () => [], findPattern: () => undefined }),
        files: async () => {},
      },
    },
  );
  const response = await own.inject({ url: '/en-ca/', headers: { 'accept-encoding': accepted } });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(decompress[encoding]?.(response.rawPayload).toString()).toContain('<p>Halo</p>');
  // In one piece, which takes less time than a stream.
  expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
  await own.close();
});

test('a path that the client does not know has status 404', async () => {
  const indexHtml = '<html lang="en"><head><!--boot--></head></html>';
  const findAssets = (path: string) => (path === '/cart' ? [] : undefined);
  const client = {
    loadBuild: async () => ({ indexHtml, findAssets, findPattern: () => undefined }),
    files: async () => {},
  };
  const own = await testApp({}, { client });
  const statusOf = async (url: string) => (await own.inject({ url })).statusCode;
  expect([await statusOf('/en-ca/cart'), await statusOf('/en-ca/nothing')]).toEqual([200, 404]);
  await own.close();
});

test('a page comes without its customer while the store of sessions is away, and not after another fault', async () => {
  const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
  const shop = await startFakeService((_, response) => json(response, 200, { token: 't', details }));
  const store = new MemoryStore();
  const own = await testApp({ SHOP_API_URL: shop.url }, { store });
  const headers = { 'x-culture': 'en-ca' };
  const cookie = toCookieHeader(
    await own.inject({ method: 'POST', url: '/api/user/signin-udi', headers, payload: { accessToken: 'a' } }),
  );
  const open = () => own.inject({ url: '/en-ca/cart', headers: { cookie } });
  expect((await open()).body).toContain('"firstName":"Ada"');
  const away = vi.spyOn(store, 'get').mockRejectedValue(new RequestProblem('session.storeUnavailable'));
  const { statusCode, body } = await open();
  expect([statusCode, body.includes('"signedIn":false')]).toEqual([200, true]);
  away.mockRejectedValue(new RequestProblem('server.failed'));
  expect((await open()).statusCode).toBe(500);
  await own.close();
  await shop.close();
});
