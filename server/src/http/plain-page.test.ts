import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';

type App = Awaited<ReturnType<typeof testApp>>;

let app: App;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const person = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each([
  ['/en-ca/%', 400],
  ['/en-ca/cart?bundle=%E0%A4%A', 200],
  ['/logo.png', 404],
  ['/old/terms.pdf?x=1', 404],
  ['/.well-known/unknown', 404],
  ['/.env', 404],
])('a person who opens %s gets words or a page, with status %s and without a redirect', async (url, status) => {
  const { statusCode, headers, body } = await app.inject({ url, headers: person });
  expect([statusCode, headers['content-type'], headers.location]).toEqual([
    status,
    'text/html; charset=utf-8',
    undefined,
  ]);
  if (status !== 200) expect(body).toMatch(/<h1>[^<]+<\/h1><p>[^<]+<\/p><p><a href="\/[a-z]{2}-[a-z]{2}\/">/);
});

test('the words are in the language of the address and lead back to its shop', async () => {
  const { body } = await app.inject({ url: '/de-de/%', headers: person });
  expect(body).toContain('<html lang="de-DE">');
  expect(body).toContain('<title>Diese Seite gibt es nicht · Perennial</title>');
  // It fits a phone, and no search engine lists it.
  expect(body).toContain('<meta name="viewport" content="width=device-width">');
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).toContain('<h1>Diese Seite gibt es nicht</h1>');
  expect(body).toContain('<a href="/de-de/">Zurück zum Shop</a>');
});

test('the policy of the words allows their style and nothing else', async () => {
  const { headers, body } = await app.inject({ url: '/en-ca/%', headers: person });
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(body) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toContain(`default-src 'none';style-src 'sha256-${hash}';`);
  expect(headers['content-security-policy']).toContain("base-uri 'none';form-action 'none';frame-ancestors 'none'");
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});

test('a page of words is separated from windows of other sites, as every page is', async () => {
  const { statusCode, headers } = await app.inject({ url: '/missing.pdf', headers: person });
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['content-security-policy']).toContain("default-src 'none';style-src 'sha256-");
});

test.each([
  ['/api/%', person, 400, 'request.invalid'],
  ['/bff/%', person, 400, 'request.invalid'],
  ['/en-ca/%', {}, 400, 'request.invalid'],
  ['/logo.png', {}, 404, 'request.notFound'],
  ['/assets/old.js', person, 404, 'request.notFound'],
])('%s with %o is a problem', async (url, headers, status, code) => {
  const response = await app.inject({ url, headers });
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
  expect(response.headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
});

test.each(['/healthz', '/readyz', '/metrics', '/api/unknown', '/bff/session'])(
  'a browser that opens %s asks for nothing more',
  async (url) => {
    const { headers } = await app.inject({ url, headers: person });
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);
