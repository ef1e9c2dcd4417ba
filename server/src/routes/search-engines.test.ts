import type { BundleContent } from '@perennial/shared/models/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyContent, testApp } from '../testing/test-app.ts';

const bundle = (bundleName: string): BundleContent => ({
  bundleName,
  title: bundleName,
  image: null,
  description: '',
  promoteApp: [],
  pretreatmentTitle: null,
  paymentSuccessfulList: [],
});

let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  const bundles = async (language: string) =>
    new Map(language === 'fr-CA' ? [] : ['halo', 'arc&co'].map((name) => [name, bundle(name)] as const));
  app = await testApp({}, { content: { ...emptyContent, bundles } });
});
afterAll(() => app.close());

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

test('robots.txt closes the calls, and names the sitemap', async () => {
  const response = await app.inject({ url: '/robots.txt' });
  expect(response.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=86400',
  });
  expect(response.body).toBe(
    'User-agent: *\nDisallow: /api/\nDisallow: /bff/\n\nSitemap: http://localhost:3000/sitemap.xml\n',
  );
});

test('the sitemap names the sitemap of each culture', async () => {
  const response = await app.inject({ url: '/sitemap.xml' });
  expect(response.headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=600',
  });
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(addressesIn(response.body)).toHaveLength(14);
  expect(addressesIn(response.body)).toContain('http://localhost:3000/en-ca/sitemap.xml');
});

test('the sitemap of a culture has its public pages, and the bundles that it sells in each language', async () => {
  const { body } = await app.inject({ url: '/en-ca/sitemap.xml' });
  expect(addressesIn(body)).toEqual([
    'http://localhost:3000/en-ca/subscription-contractcancel',
    'http://localhost:3000/en-ca/subscription-contractcancel?language=fr-CA',
    'http://localhost:3000/en-ca/cart?bundle=halo',
    'http://localhost:3000/en-ca/cart?bundle=arc%26co',
  ]);
});

test('the sitemap of a market that takes no orders has no bundles', async () => {
  const { body } = await app.inject({ url: '/nl-nl/sitemap.xml' });
  expect(addressesIn(body)).toEqual(['http://localhost:3000/nl-nl/subscription-contractcancel']);
});

test('there is no sitemap of an unknown culture', async () => {
  expect((await app.inject({ url: '/xx-xx/sitemap.xml' })).statusCode).toBe(404);
});

test('a page that is not listed says so in a header, too', async () => {
  const headerOf = async (url: string) => (await app.inject({ url })).headers['x-robots-tag'];
  expect(await headerOf('/en-ca/checkout?bundle=halo')).toBe('noindex');
  expect(await headerOf('/en-ca/cart?bundle=halo')).toBeUndefined();
});
