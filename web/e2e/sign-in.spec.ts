import type { APIRequestContext } from 'playwright/test';
import { findScenario, signInAs, signInOnPage } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

const overviewPath = '/en-ca/my-account/overview';

/** Starts a sign-in and returns the state that is sent to the identity provider. */
async function startSignIn(request: APIRequestContext, returnTo = overviewPath): Promise<string> {
  const response = await request.get(`/bff/login?culture=en-ca&returnTo=${encodeURIComponent(returnTo)}`, {
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  return new URL(response.headers()['location'] ?? '').searchParams.get('state') ?? '';
}

/** Calls the callback and returns the URL that it redirects to. */
async function requestCallback(request: APIRequestContext, query: string): Promise<string> {
  const response = await request.get(`/en-ca/udi-return?${query}`, { maxRedirects: 0 });
  expect(response.status()).toBe(303);
  return response.headers()['location'] ?? '';
}

test.describe('an invalid callback redirects with a reason and signs no one in', () => {
  const cases: readonly [string, (state: string) => string, RegExp][] = [
    ['with an unknown state', () => 'code=x&state=made-up', /reason=expired/],
    ['with two states', (state) => `code=x&state=${state}&state=${state}`, /reason=expired/],
    ['with an unknown code', (state) => `code=made-up&state=${state}&iss=ISSUER`, /reason=failed.*returnTo=/],
    [
      'with another issuer',
      (state) => `code=x&state=${state}&iss=${encodeURIComponent('https://evil.example')}`,
      /reason=failed/,
    ],
    ['after the visitor cancelled', (state) => `error=access_denied&state=${state}&iss=ISSUER`, /reason=cancelled/],
    [
      'after an error of the identity provider',
      (state) => `error=server_error&state=${state}&iss=ISSUER`,
      /reason=unavailable/,
    ],
  ];
  for (const [name, query, location] of cases) {
    test(name, async ({ request, shop }) => {
      const state = await startSignIn(request);
      const issuer = encodeURIComponent(shop.sandbox.urls.identity);
      expect(await requestCallback(request, query(state).replace('ISSUER', issuer))).toMatch(location);
      const session = await request.get('/bff/session');
      expect(await session.json()).toEqual({ signedIn: false, role: 'user' });
    });
  }

  test('in another browser', async ({ request, playwright, shop }) => {
    const state = await startSignIn(request);
    const other = await playwright.request.newContext({ baseURL: shop.shopUrl });
    expect(await requestCallback(other, `code=x&state=${state}`)).toMatch(/reason=expired/);
    await other.dispose();
  });
});

test('starts fifty sign-ins and has four cookies of attempts', async ({ request }) => {
  for (let index = 0; index < 50; index += 1) await startSignIn(request);
  const { cookies } = await request.storageState();
  expect(cookies.filter(({ name }) => name.includes('attempt'))).toHaveLength(4);
});

test('finishes two sign-ins in reverse order and returns to the page of each', inMatrix, async ({ context, shop }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/bff/login?culture=en-ca&returnTo=%2Fen-ca%2Fcart%3Fbundle%3Drazor-arc');
  await second.goto('/bff/login?culture=en-ca&returnTo=%2Fen-ca%2Fmy-account%2Foverview');
  const customer = findScenario(shop, 'ca-subscriber');
  await signInOnPage(second, customer);
  await expect(second).toHaveURL(/my-account\/overview/);
  await signInOnPage(first, customer);
  await expect(first).toHaveURL(/cart\?bundle=razor-arc/);
});

test(
  'opens a used callback again and sees that the sign-in has expired, then goes back',
  inMatrix,
  async ({ page, shop, watch }) => {
    await page.goto('/en-ca/404');
    const callbacks: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/udi-return?')) callbacks.push(request.url());
    });
    await page.goto(`/bff/login?culture=en-ca&returnTo=${encodeURIComponent(overviewPath)}`);
    await signInOnPage(page, findScenario(shop, 'ca-subscriber'));
    await expect(page).toHaveURL(/my-account\/overview/);
    await page.goto(callbacks[0] ?? '');
    await expect(page).toHaveURL(/udi-return\?reason=expired/);
    await expect(page.getByRole('button', { name: /try again/i })).toBeVisible();

    await test.step('goes back to the page after the sign-in, to the one of the identity provider, and to the one before', async () => {
      // The provider's page of a used attempt has the status 400.
      watch.allowConsole(/status of 400/);
      await page.goBack();
      await expect(page).toHaveURL(/my-account\/overview/);
      await page.goBack();
      await expect(page.getByRole('heading', { name: 'This page has expired' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to the shop' })).toHaveAttribute(
        'href',
        new RegExp(`^${shop.shopUrl}`),
      );
      await page.goBack();
      await expect(page).toHaveURL(/\/en-ca\/404/);
      expect(await (await page.request.get('/bff/session')).json()).toMatchObject({ signedIn: true });
    });
  },
);

test('cancels at the identity provider and sees that the sign-in was cancelled', async ({ page }) => {
  await page.goto(`/bff/login?culture=en-ca&returnTo=${encodeURIComponent(overviewPath)}`);
  await page
    .getByRole('button', { name: 'Back to the shop' })
    .or(page.getByRole('link', { name: 'Back to the shop' }))
    .click();
  await expect(page).toHaveURL(/udi-return\?reason=cancelled/);
  await expect(page.getByRole('main')).toContainText('You left before logging in was finished.');
});

test('renews an expired user token once for all waiting calls', async ({ page, shop }) => {
  await signInAs(page, shop, 'ca-subscriber');
  // The calls below need a page of the shop without calls of its own.
  await page.goto('/en-ca/404');
  const { requests } = shop.sandbox.control;
  requests.clear();
  shop.sandbox.expireUserTokens();
  const statuses = await page.evaluate(async () => {
    const getProfile = () =>
      fetch('/api/user/details', { headers: { 'X-Culture': 'en-ca' } }).then(({ status }) => status);
    return Promise.all(Array.from({ length: 20 }, getProfile));
  });
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
  expect(requests.all('shop-api').filter(({ path }) => path === '/api/user/signin-udi')).toHaveLength(1);
});
