import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowser } from './testing/browser.ts';
import { startFakeProvider } from './testing/fake-provider.ts';
import { json, startFakeService, testApp } from './testing/test-app.ts';

const details = { uuid: 'u-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron' };
const shop = await startFakeService(({ path }, response) =>
  path === '/api/user/signin-udi' ? json(response, 200, { token: 'shop-token', details }) : json(response, 200, {}),
);
const provider = await startFakeProvider();
// An event stream would not end.
const app = await testApp({ SHOP_API_URL: shop.url, OIDC_ISSUER: provider.url, EVENT_STREAMS: '0' });
const browser = createBrowser(app, provider);

/** Paths that answer without data otherwise. */
const queries: Readonly<Record<string, string>> = {
  '/bff/content/bundles': '?names=a',
  '/bff/content/documents': '?ids=a',
  '/bff/sign-in-failure': '?failure=a',
};

type Document = { readonly paths: Readonly<Record<string, object>> };
let paths: [string, 'GET' | 'POST'][] = [];

beforeAll(async () => {
  await browser.comeBack(await browser.start());
  const document: Document = (await app.inject('/bff/openapi.json')).json();
  paths = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method): [string, 'GET' | 'POST'] => [
      `${path.replace(/\{\w+\}/g, '1')}${queries[path] ?? ''}`,
      method.toUpperCase() as 'GET' | 'POST',
    ]),
  );
});
afterAll(() => Promise.all([app.close(), shop.close(), provider.close()]));

test('no answer to a signed-in customer is kept by a cache', async () => {
  const kept: string[] = [];
  for (const [path, method] of [...paths, ['/en-ca/cart', 'GET'], ['/en-ca/unknown', 'GET']] as typeof paths) {
    // Last, because it ends the session.
    if (path === '/bff/logout') continue;
    const { headers } = await browser.request(path, method, method === 'GET' ? undefined : {});
    if (headers['cache-control'] !== 'no-store') kept.push(`${method} ${path}: ${headers['cache-control']}`);
  }
  expect(paths.length).toBeGreaterThan(90);
  expect(kept).toEqual([]);
  expect((await browser.session()).signedIn).toBe(true);
});
