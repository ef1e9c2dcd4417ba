import type { APIRequestContext } from 'playwright/test';
import { expect, type ShopUnderTest, signInAt, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

const anywhere = '/en-ca/my-account/overview';

function customer({ sandbox }: ShopUnderTest) {
  const person = sandbox.scenarios().find(({ id }) => id === 'ca-subscriber');
  return { email: person?.email ?? '', password: person?.password ?? '' };
}

/** Starts a sign-in as a browser does; answers the state that went to the identity provider. */
async function start(request: APIRequestContext, returnTo = anywhere): Promise<string> {
  const answer = await request.get(`/bff/login?culture=en-ca&returnTo=${encodeURIComponent(returnTo)}`, {
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  return new URL(answer.headers()['location'] ?? '').searchParams.get('state') ?? '';
}

async function callback(request: APIRequestContext, query: string): Promise<string> {
  const answer = await request.get(`/en-ca/udi-return?${query}`, { maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  return answer.headers()['location'] ?? '';
}

test.describe('a callback that cannot be right signs nobody in, and says why', () => {
  const cases: readonly [string, (state: string) => string, RegExp][] = [
    ['a state that nobody started', () => 'code=x&state=made-up', /reason=expired/],
    ['a doubled state', (state) => `code=x&state=${state}&state=${state}`, /reason=expired/],
    [
      'a code that the provider never gave',
      (state) => `code=made-up&state=${state}&iss=ISSUER`,
      /reason=failed.*returnTo=/,
    ],
    [
      'another issuer',
      (state) => `code=x&state=${state}&iss=${encodeURIComponent('https://evil.example')}`,
      /reason=failed/,
    ],
    ['a person who changed their mind', (state) => `error=access_denied&state=${state}&iss=ISSUER`, /reason=cancelled/],
    ['an error of the provider', (state) => `error=server_error&state=${state}&iss=ISSUER`, /reason=failed/],
  ];
  for (const [name, query, location] of cases) {
    test(name, async ({ request, shop }) => {
      const state = await start(request);
      const issuer = encodeURIComponent(shop.sandbox.urls.identity);
      expect(await callback(request, query(state).replace('ISSUER', issuer))).toMatch(location);
      const session = await request.get('/bff/session');
      expect(await session.json()).toEqual({ signedIn: false, role: 'user' });
    });
  }

  test('a callback in another browser than the one that started', async ({ request, playwright, shop }) => {
    const state = await start(request);
    const other = await playwright.request.newContext({ baseURL: shop.shopUrl });
    expect(await callback(other, `code=x&state=${state}`)).toMatch(/reason=expired/);
    await other.dispose();
  });
});

test('fifty abandoned sign-ins leave a browser with four small cookies', async ({ request }) => {
  for (let index = 0; index < 50; index += 1) await start(request);
  const { cookies } = await request.storageState();
  expect(cookies.filter(({ name }) => name.includes('attempt'))).toHaveLength(4);
});

test('two sign-ins that end in reverse order both come back to their own page', async ({ context, shop }) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto('/bff/login?culture=en-ca&returnTo=%2Fen-ca%2Fcart%3Fbundle%3Drazor-arc');
  await second.goto('/bff/login?culture=en-ca&returnTo=%2Fen-ca%2Fmy-account%2Foverview');
  await signInAt(second, customer(shop));
  await expect(second).toHaveURL(/my-account\/overview/);
  await signInAt(first, customer(shop));
  await expect(first).toHaveURL(/cart\?bundle=razor-arc/);
});

test('the same callback works once', async ({ page, shop }) => {
  const callbacks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/udi-return?')) callbacks.push(request.url());
  });
  await page.goto(`/bff/login?culture=en-ca&returnTo=${encodeURIComponent(anywhere)}`);
  await signInAt(page, customer(shop));
  await expect(page).toHaveURL(/my-account\/overview/);
  await page.goto(callbacks[0] ?? '');
  await expect(page).toHaveURL(/udi-return\?reason=expired/);
  await expect(page.getByRole('button', { name: /try again/i })).toBeVisible();
});

test('a person who goes back to the shop is told, and can go on', async ({ page }) => {
  await page.goto(`/bff/login?culture=en-ca&returnTo=${encodeURIComponent(anywhere)}`);
  await page
    .getByRole('button', { name: 'Back to the shop' })
    .or(page.getByRole('link', { name: 'Back to the shop' }))
    .click();
  await expect(page).toHaveURL(/udi-return\?reason=cancelled/);
  await expect(page.getByRole('main')).toContainText('You left before logging in was finished.');
});

test('a token of the shop API that has run out is renewed, once for all calls that wait', async ({ page, shop }) => {
  await page.goto(anywhere);
  await signInAt(page, customer(shop));
  await expect(page).toHaveURL(/my-account\/overview/);
  const { requests } = shop.sandbox.control;
  requests.clear();
  shop.sandbox.expireUserTokens();
  const statuses = await page.evaluate(async () => {
    const ask = () => fetch('/api/user/details', { headers: { 'X-Culture': 'en-ca' } }).then(({ status }) => status);
    return Promise.all(Array.from({ length: 20 }, ask));
  });
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
  expect(requests.all('shop-api').filter(({ path }) => path === '/api/user/signin-udi')).toHaveLength(1);
});
