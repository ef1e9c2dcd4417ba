import type { Page } from 'playwright/test';
import {
  approvedVisa,
  chooseCard,
  declinedVisa,
  goToPayment,
  goToPaymentAsVisitor,
  payByCard,
} from './checkout-screen.ts';
import { signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, type ShopUnderTest, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

async function orderByVisa(page: Page): Promise<void> {
  await chooseCard(page, 'Visa');
  await page.getByRole('button', { name: /^Place order/ }).click();
}

/** Returns how many orders the shop API has received. */
function countOrders({ sandbox }: ShopUnderTest): number {
  const requests = sandbox.control.requests.all('shop-api');
  return requests.filter(({ path, method }) => method === 'POST' && path === '/api/orders').length;
}

test('signs up, buys a subscription with an approved card and sees it in the account', async ({
  page,
  shop,
  watch,
}) => {
  const readResponses = watch.recordResponses();
  await goToPaymentAsVisitor(page);
  await orderByVisa(page);
  await payByCard(page, approvedVisa);

  await expect(page).toHaveURL(/\/en-ca\/subscription-successful/);
  await expect(page.getByText('The payment was successful.')).toBeVisible();
  await expect(page.getByText('Halo sonic toothbrush with brush heads').first()).toBeVisible();
  expect(countOrders(shop)).toBe(1);

  await page.getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' })).toBeVisible();

  await test.step('the shop API receives token, language, country and currency, and no cookie', async () => {
    const requests = shop.sandbox.control.requests.all().filter(({ service }) => service === 'shop-api');
    const signIn = requests.findIndex(({ path }) => path === '/api/user/signin-udi');
    expect(requests.length).toBeGreaterThan(8);
    for (const [index, { path, headers }] of requests.entries()) {
      expect(headers, path).toMatchObject({ language: 'en-CA', country: 'CA', currency: 'CAD' });
      expect(headers, path).not.toHaveProperty('cookie');
      if (index > signIn) expect(headers['user-token'], path).toBeTruthy();
    }
  });

  await test.step('no response to the browser contains a token', async () => {
    const tokens = shop.sandbox.control.requests.all().flatMap(({ headers }) => [headers['user-token']].flat());
    const secrets = [...new Set(tokens.filter((token) => typeof token === 'string'))];
    expect(secrets.length).toBeGreaterThan(0);
    const everything = (await readResponses()).join('\n');
    for (const secret of secrets) expect(everything).not.toContain(secret);
    // Neither an ID token nor any other signed token.
    expect(everything).not.toMatch(/eyJ[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/);
  });
});

test('sees an error for a declined card and pays with another card', inMatrix, async ({ page, shop }) => {
  await goToPayment(page);
  await orderByVisa(page);
  await payByCard(page, declinedVisa);
  await expect(page.getByRole('alert').filter({ hasText: /payment/i })).toBeVisible();
  await expect(page).toHaveURL(/\/en-ca\/checkout/);

  await payByCard(page, approvedVisa);
  await expect(page).toHaveURL(/\/en-ca\/subscription-successful/);
  expect(countOrders(shop)).toBe(1);

  await page.getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' })).toHaveCount(1);
});

test('logs out of the shop and of the identity provider', async ({ page, shop, context }) => {
  await signInAs(page, shop, 'ca-subscriber');
  await page.goto('/en-ca/my-account/overview');
  await expect(page).toHaveURL(/\/en-ca\/my-account\/overview/);
  // A request that is on its way when the session ends gets a 401, which the browser reports.
  await expect(page.getByRole('heading', { name: 'Coming up' })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const cookies = await context.cookies(shop.shopUrl);

  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();

  await test.step('the old cookie no longer identifies anyone', async () => {
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const response = await fetch(`${shop.shopUrl}/api/user/details`, { headers: { cookie, 'x-culture': 'en-ca' } });
    expect(response.status).toBe(401);
  });

  await test.step('the identity provider requires the password again', async () => {
    await page.goto('/en-ca/my-account/overview');
    await expect(page.locator('input[name="password"]')).toBeVisible();
  });
});
