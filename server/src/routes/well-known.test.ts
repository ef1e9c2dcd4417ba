import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClient } from '../rendering/client-source.ts';
import { testApp, testConfig } from '../testing/test-app.ts';

type App = Awaited<ReturnType<typeof testApp>>;

/** The icons as the development server has them, so that no build is necessary. */
const client = await openClient(testConfig({ CLIENT_DEV_SERVER: 'http://127.0.0.1:9/vite/' }));
const indexHtml = '<html lang="en"><head><!--boot--></head></html>';

let app: App;
beforeAll(async () => {
  app = await testApp(
    { PUBLIC_URL: 'https://shop.example', SECURITY_CONTACT: 'mailto:security@shop.example' },
    {
      client: {
        loadBuild: async () => ({ indexHtml, findAssets: () => [], findPattern: () => undefined }),
        files: client.files,
      },
    },
  );
});
afterAll(() => app.close());

describe('icons', () => {
  test.each([
    ['/favicon.ico', 'image/vnd.microsoft.icon', [0, 0, 1, 0, 1, 0, 192, 192]],
    ['/mark.svg', 'image/svg+xml', [...Buffer.from('<svg')]],
    ['/apple-touch-icon.png', 'image/png', [0x89, 0x50, 0x4e, 0x47]],
    ['/icon-192.png', 'image/png', [0x89, 0x50, 0x4e, 0x47]],
    ['/icon-512.png', 'image/png', [0x89, 0x50, 0x4e, 0x47]],
  ])('%s is a file that browsers keep for a day', async (url, type, start) => {
    const { statusCode, headers, rawPayload } = await app.inject({ url });
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      type,
      'public, max-age=86400',
    ]);
    expect([...rawPayload.subarray(0, start.length)]).toEqual(start);
  });
});

describe('the manifest', () => {
  test('has name, colour and icons of the site, each of which exists', async () => {
    const { statusCode, headers, ...response } = await app.inject({ url: '/de-de/manifest.webmanifest' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/manifest+json; charset=utf-8']);
    const manifest = response.json();
    expect(manifest).toMatchObject({
      name: 'Perennial Deutschland',
      short_name: 'Perennial',
      lang: 'de-DE',
      id: '/de-de/',
      start_url: '/de-de/',
      scope: '/',
      display: 'browser',
      description: expect.stringMatching(/\w/),
      theme_color: '#1f6b4a',
      background_color: '#ffffff',
    });
    expect(manifest.icons).toEqual([
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any maskable' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ]);
    for (const { src } of manifest.icons) expect((await app.inject({ url: src })).statusCode).toBe(200);
  });

  test('is linked by each page in its language, and may be loaded', async () => {
    const page = await app.inject({ url: '/en-ca/cart?language=fr-CA' });
    const [, href = ''] = /<link rel="manifest" href="([^"]+)">/.exec(page.body) ?? [];
    expect((await app.inject({ url: href })).json()).toMatchObject({ name: 'Perennial Canada', lang: 'fr-CA' });
    expect(page.headers['content-security-policy']).toContain("manifest-src 'self'");
  });

  test('does not exist for what is not a site', async () => {
    expect((await app.inject({ url: '/en-xx/manifest.webmanifest' })).statusCode).toBe(404);
  });
});

describe('/.well-known', () => {
  test('security.txt names the contact, its own address, and a date within a year', async () => {
    const { headers, body } = await app.inject({ url: '/.well-known/security.txt' });
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toContain('Contact: mailto:security@shop.example\n');
    expect(body).toContain('Canonical: https://shop.example/.well-known/security.txt\n');
    const days = (Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(180);
  });

  test('security.txt does not exist without a contact', async () => {
    const own = await testApp();
    expect((await own.inject({ url: '/.well-known/security.txt' })).statusCode).toBe(404);
    await own.close();
  });

  test("Apple's association of the domain is the configured file, without a cookie and without a redirect", async () => {
    const folder = await mkdtemp(join(tmpdir(), 'perennial-association-'));
    await writeFile(join(folder, 'association'), '7B227073704964223A22\n');
    const own = await testApp({ WALLETS: 'applepay', APPLE_PAY_DOMAIN_FILE: join(folder, 'association') });
    const url = '/.well-known/apple-developer-merchantid-domain-association';
    const { statusCode, headers, body } = await own.inject({ url });
    expect([statusCode, headers['content-type'], body, headers['set-cookie']]).toEqual([
      200,
      'text/plain; charset=utf-8',
      '7B227073704964223A22',
      undefined,
    ]);
    expect((await app.inject({ url })).statusCode).toBe(404);
    await own.close();
    await rm(folder, { recursive: true });
  });

  test('change-password leads to the profile page of the identity provider, from the site of the last page', async () => {
    const cookies = { 'perennial-culture': 'de-de' };
    const { statusCode, headers } = await app.inject({ url: '/.well-known/change-password', cookies });
    expect([statusCode, headers.location]).toEqual([
      303,
      '/bff/profile?culture=de-de&returnTo=%2Fde-de%2Fmy-account%2Fpersonal-details',
    ]);
  });
});

test.each([
  '/.well-known/security.txt',
  '/.well-known/apple-developer-merchantid-domain-association',
  '/.well-known/gpc.json',
  '/.well-known/api-catalog',
  '/de-de/manifest.webmanifest',
])('%s may be kept for a day', async (url) => {
  const folder = await mkdtemp(join(tmpdir(), 'perennial-association-'));
  await writeFile(join(folder, 'association'), '7B\n');
  const own = await testApp({
    SECURITY_CONTACT: 'mailto:security@shop.example',
    WALLETS: 'applepay',
    APPLE_PAY_DOMAIN_FILE: join(folder, 'association'),
  });
  expect((await own.inject({ url })).headers['cache-control']).toBe('public, max-age=86400');
  await own.close();
  await rm(folder, { recursive: true });
});

test('api-catalog says where the description of the routes is', async () => {
  const { statusCode, headers, ...response } = await app.inject({ url: '/.well-known/api-catalog' });
  expect([statusCode, headers['content-type']]).toEqual([
    200,
    'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"; charset=utf-8',
  ]);
  const { linkset } = response.json();
  expect(linkset).toEqual([
    {
      anchor: expect.stringMatching(/^http/),
      'service-desc': [{ href: '/bff/openapi.json', type: 'application/json' }],
    },
  ]);
  expect((await app.inject({ url: linkset[0]['service-desc'][0].href })).statusCode).toBe(200);
});

test('gpc.json says that the shop follows Global Privacy Control', async () => {
  const { statusCode, headers, ...response } = await app.inject({ url: '/.well-known/gpc.json' });
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(response.json()).toEqual({ gpc: true, lastUpdate: '2026-11-26' });
});
