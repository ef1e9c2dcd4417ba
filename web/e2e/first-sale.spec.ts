import type { Page } from 'playwright/test';
import { approvedVisa, chooseCard, comeToPayment, payByCard, refusedVisa } from './checkout-screen.ts';
import { expect, type ShopUnderTest, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

async function orderByVisa(page: Page): Promise<void> {
  await comeToPayment(page);
  await chooseCard(page, 'Visa');
  await page.getByRole('button', { name: /^Place order/ }).click();
}

function sold({ sandbox }: ShopUnderTest): string[] {
  return sandbox.control.requests
    .all()
    .filter(({ service, path, method }) => service === 'shop-api' && method === 'POST' && path === '/api/orders')
    .map(({ path }) => path);
}

test('a stranger buys a subscription with a card that is approved', async ({ page, shop, watch }) => {
  const answers = watch.keepAnswers();
  await orderByVisa(page);
  await payByCard(page, approvedVisa);

  await expect(page).toHaveURL(/\/en-ca\/subscription-successful/);
  await expect(page.getByText('The payment was successful.')).toBeVisible();
  await expect(page.getByText('Halo sonic toothbrush with brush heads').first()).toBeVisible();
  expect(sold(shop)).toHaveLength(1);

  await page.getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' })).toBeVisible();

  await test.step('the shop API was told token, language, country and currency, and got no cookie', async () => {
    const asked = shop.sandbox.control.requests.all().filter(({ service }) => service === 'shop-api');
    const signIn = asked.findIndex(({ path }) => path === '/api/user/signin-udi');
    expect(asked.length).toBeGreaterThan(8);
    for (const [index, { path, headers }] of asked.entries()) {
      expect(headers, path).toMatchObject({ language: 'en-CA', country: 'CA', currency: 'CAD' });
      expect(headers, path).not.toHaveProperty('cookie');
      if (index > signIn) expect(headers['user-token'], path).toBeTruthy();
    }
  });

  await test.step('nothing that the browser received contains a token', async () => {
    const tokens = shop.sandbox.control.requests.all().flatMap(({ headers }) => [headers['user-token']].flat());
    const secrets = [...new Set(tokens.filter((token) => typeof token === 'string'))];
    expect(secrets.length).toBeGreaterThan(0);
    const everything = (await answers()).join('\n');
    for (const secret of secrets) expect(everything).not.toContain(secret);
    // Neither an ID token nor any other signed token.
    expect(everything).not.toMatch(/eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/);
  });
});

test('a refused card is told, and the person tries again with another', async ({ page, shop }) => {
  await orderByVisa(page);
  await payByCard(page, refusedVisa);
  await expect(page.getByRole('alert').filter({ hasText: /payment/i })).toBeVisible();
  await expect(page).toHaveURL(/\/en-ca\/checkout/);

  await payByCard(page, approvedVisa);
  await expect(page).toHaveURL(/\/en-ca\/subscription-successful/);
  expect(sold(shop)).toHaveLength(1);

  await page.getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' })).toHaveCount(1);
});

test('log out ends it at both ends', async ({ page, shop, context }) => {
  await page.goto('/en-ca/my-account/overview');
  const person = shop.sandbox.scenarios().find(({ id }) => id === 'ca-subscriber');
  await page.locator('input[name="email"]').fill(person?.email ?? '');
  await page.locator('input[name="password"]').fill(person?.password ?? '');
  await page.getByRole('button', { name: /sign in|log in/i }).click();
  await expect(page).toHaveURL(/\/en-ca\/my-account\/overview/);
  const cookies = await context.cookies(shop.shopUrl);

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(
    page.getByRole('link', { name: 'Log In' }).or(page.getByRole('button', { name: 'Log In' })),
  ).toBeVisible();

  await test.step('the old cookie is worth nothing', async () => {
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const answer = await fetch(`${shop.shopUrl}/api/user/details`, { headers: { cookie, 'x-culture': 'en-ca' } });
    expect(answer.status).toBe(401);
  });

  await test.step('the identity provider asks for the password again', async () => {
    await page.goto('/en-ca/my-account/overview');
    await expect(page.locator('input[name="password"]')).toBeVisible();
  });
});
