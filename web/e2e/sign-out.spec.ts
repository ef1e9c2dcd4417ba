import type { Page } from 'playwright/test';
import { findScenario, signInAs, signInOnPage } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, test } from './shop.ts';
import { holdScripts } from './slow-scripts.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());
test.afterEach(({ shop }) => shop.sandbox.control.faults.clear());

test(
  'logs out with the account open in two tabs and a slow identity provider, and then needs the password',
  inMatrix,
  async ({ page, context, shop, watch }) => {
    watch.allowConsole(/status of 401/);
    await signInAs(page, shop, 'ca-subscriber');
    const other = await context.newPage();
    await other.goto('/en-ca/my-account/overview');
    await page.goto('/en-ca/my-account/overview');
    shop.sandbox.control.faults.add({ service: 'identity', method: 'GET', path: '/session/end', delayMs: 700 });
    await page.getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/en-ca\/(checkout|cart)/);
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
    // The other tab goes to the login page, where the password is needed.
    await expect(other.locator('input[name="password"]')).toBeVisible();
    await page.goto('/en-ca/my-account/overview');
    await expect(page.locator('input[name="password"]')).toBeVisible();
  },
);

test(
  "opens another customer's subscription, signs in again, and sees the not-found page and stays signed in",
  inMatrix,
  async ({ page, shop, watch }) => {
    watch.allowConsole(/status of 40[13]/);
    const customer = await signInAs(page, shop, 'ca-subscriber');
    const [foreign] = findScenario(shop, 'nl-subscriber').subscriptions;
    const path = `/en-ca/my-account/subscription-details/${foreign?.number}`;
    await page.goto(path);
    await expect(page.locator('input[name="email"]')).toHaveValue(customer.email);
    await signInOnPage(page, customer);
    await expect(page).toHaveURL(/\/en-ca\/404/);
    await expect(page.getByRole('heading', { name: 'This page cannot be found' })).toBeVisible();
    await expect(page.getByText('Welcome back')).toBeVisible();
  },
);

test("opens another customer's subscription, and that customer signs in and sees it", async ({ page, shop, watch }) => {
  watch.allowConsole(/status of 40[13]/);
  await signInAs(page, shop, 'ca-subscriber');
  const owner = findScenario(shop, 'ca-collector');
  const path = `/en-ca/my-account/subscription-details/${owner.subscriptions[0]?.number}`;
  await page.goto(path);
  await page.evaluate(() => localStorage.setItem('dismissedTips', '["S1/device"]'));
  await signInOnPage(page, owner);
  await expect(page).toHaveURL(new RegExp(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => localStorage.getItem('dismissedTips') === null);
});

test(
  'a customer who is signed in is signed out everywhere when customer care signs in',
  inMatrix,
  async ({ page, shop }) => {
    await signInAs(page, shop, 'ca-subscriber');
    const admin = findScenario(shop, 'admin-canada');
    const customer = findScenario(shop, 'ca-new');
    await page.goto('/en-ca/login-admin');
    await page.getByRole('checkbox').check();
    await page.getByLabel('Admin username').fill(admin.email);
    await page.getByLabel('Admin password').fill(admin.password);
    await page.getByLabel('Customer email').fill(customer.email);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/my-account\/overview/);
    const bar = page.getByRole('complementary', { name: 'Customer care' });
    await expect(bar).toContainText(customer.email);
    expect(shop.sandbox.control.requests.all('identity').map(({ path }) => path)).toContain('/session/end/confirm');
    await bar.getByRole('button', { name: 'End session' }).click();
    await expect(page).toHaveURL(/login-admin/);
    await page.goto('/en-ca/my-account/overview');
    await expect(page.locator('input[name="password"]')).toBeVisible();
  },
);

test(
  'a sign-in that the shop rejects says why, and another account can be chosen',
  inMatrix,
  async ({ page, shop }) => {
    shop.sandbox.control.faults.add({
      service: 'shop-api',
      method: 'POST',
      path: '/api/user/signin-udi',
      status: 403,
      body: { errorMessages: [{ code: 'error.message.customerBlocked', message: 'Your account is blocked.' }] },
      times: 1,
    });
    await page.goto('/bff/login?culture=en-ca&returnTo=%2Fen-ca%2Fmy-account%2Foverview');
    await signInOnPage(page, findScenario(shop, 'ca-subscriber'));
    await expect(page).toHaveURL(/udi-return\?reason=failed/);
    await expect(page.getByRole('main')).toContainText('Your account is blocked.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await signInOnPage(page, findScenario(shop, 'ca-subscriber'));
    await expect(page).toHaveURL(/my-account\/overview/);
  },
);

async function logOut(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Log Out' }).click();
  await expect(tab.getByRole('link', { name: 'Log In' })).toBeVisible();
}

test(
  'logs out in another tab before the scripts of a page have come, and the page shows no account',
  inMatrix,
  async ({ page, context, shop, watch }) => {
    // The pictures come from another port, and the browser does not know where a document of the journey comes from.
    watch.allowConsole(/address space|ERR_FAILED/);
    await signInAs(page, shop, 'ca-subscriber');
    const other = await context.newPage();
    const showsNobody = async () => {
      await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
      await expect(page.getByText('Welcome back')).toHaveCount(0);
    };
    const cart = '/en-ca/cart?bundle=razor-arc';
    await test.step('on a slow line', async () => {
      await other.goto('/en-ca/my-account/overview');
      const comes = await holdScripts(page);
      await page.goto(cart, { waitUntil: 'commit' });
      await expect(page.getByText('Welcome back')).toBeVisible();
      await logOut(other);
      comes();
      await showsNobody();
    });
    await test.step('in a document that the browser has kept, and with Back', async () => {
      await signInAs(page, shop, 'ca-subscriber');
      await page.goto(cart);
      await expect(page.getByText('Welcome back')).toBeVisible();
      const kept = await page.request.get(cart);
      await page.goto('/en-ca/404');
      await other.goto('/en-ca/my-account/overview');
      await logOut(other);
      await page.goBack();
      await showsNobody();
      const asked = page.waitForRequest(/\/bff\/boot/);
      await page.route(`**${cart}`, (route) => route.fulfill({ response: kept }));
      await page.goto(cart);
      await asked;
      await showsNobody();
    });
  },
);

test(
  'another customer signs in before the scripts of an account page have come, and the page is theirs',
  inMatrix,
  async ({ page, context, shop }) => {
    const first = await signInAs(page, shop, 'ca-subscriber');
    const second = findScenario(shop, 'ca-collector');
    const other = await context.newPage();
    await other.goto('/en-ca/my-account/overview');
    const comes = await holdScripts(page);
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.goto('/en-ca/my-account/overview', { waitUntil: 'commit' });
    const numbers = (subscriptions: typeof second.subscriptions) => new RegExp(subscriptions[0]?.number ?? '');
    await expect(page.getByRole('main')).toContainText(numbers(first.subscriptions));
    await logOut(other);
    await other.goto('/en-ca/my-account/overview');
    await signInOnPage(other, second);
    await expect(other.getByRole('main')).toContainText(numbers(second.subscriptions));
    comes();
    await expect(page.getByRole('main')).toContainText(numbers(second.subscriptions));
    await expect(page.getByRole('main')).not.toContainText(numbers(first.subscriptions));
    await test.step('with one request for the session, and none on the ordinary way', async () => {
      const isOfSession = (path: string) => /^\/bff\/(?:boot|session)/.test(path);
      expect(paths.filter(isOfSession)).toEqual(['/bff/boot']);
      await page.reload();
      await expect(page.getByRole('main')).toContainText(numbers(second.subscriptions));
      expect(paths.filter(isOfSession)).toEqual(['/bff/boot']);
    });
  },
);
