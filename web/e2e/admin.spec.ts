import { rm } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { actFor, readAudit } from './customer-care.ts';
import { findScenario } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, test } from './shop.ts';

test.beforeEach(async ({ shop }) => {
  shop.sandbox.reset();
  await rm(shop.auditLog, { force: true });
});

test('logs in as a customer for customer care, sees the customer on every page, and logs out', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/status of 4(00|04|29)/);
  const readResponses = watch.recordResponses();
  const admin = findScenario(shop, 'admin-canada');
  const attacked = findScenario(shop, 'admin-europe');
  const customer = findScenario(shop, 'ca-subscriber');
  const bar = page.getByRole('complementary', { name: 'Customer care' });
  const logIn = page.getByRole('button', { name: 'Login' });

  await page.goto('/en-ca/login-admin');
  await expect(page.getByRole('link', { name: 'Customer login' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(logIn).toBeDisabled();
  await page.getByRole('checkbox', { name: 'I agree to log in to this user' }).check();
  await logIn.click();
  await expect(page.getByText('Admin username is required')).toBeVisible();

  const wrong = { customerEmail: customer.email, adminUserName: attacked.email, adminPassword: 'not the password' };
  await page.getByLabel('Admin username').fill(wrong.adminUserName);
  await page.getByLabel('Admin password').fill(wrong.adminPassword);
  await page.getByLabel('Customer email').fill(wrong.customerEmail);
  await logIn.click();
  await expect(page.getByRole('alert')).toContainText('These details are not correct.');

  await test.step('after five wrong tries the name must wait, and another admin gets in', async () => {
    const headers = { 'x-culture': 'en-ca' };
    const guess = () => page.request.post('/api/admin/signin', { headers, data: wrong });
    await Promise.all([guess(), guess(), guess(), guess()]);
    await page.getByLabel('Admin password').fill(attacked.password);
    await logIn.click();
    await expect(page.getByRole('alert')).toHaveText(
      /There were too many attempts. Please try again in \d+ seconds\.$/,
    );
    await page.getByLabel('Admin username').fill(admin.email);
    await page.getByLabel('Admin password').fill(admin.password);
    await logIn.click();
  });
  await expect(page).toHaveURL(/my-account\/overview/);
  for (const text of ['You are acting for Owen', customer.email, `Admin: ${admin.email}`, 'session until']) {
    await expect(bar).toContainText(text);
  }
  await expect(page.getByRole('heading', { name: /^Halo sonic toothbrush/ })).toBeVisible();
  await page.goto('/en-ca/cart');
  await expect(bar).toBeVisible();
  expect((await readResponses()).join('\n')).not.toMatch(/"token"|user-token/i);

  await bar.getByRole('button', { name: 'End session' }).click();
  await expect(page).toHaveURL(/login-admin/);
  await expect(bar).toHaveCount(0);
  await page.goto('/en-ca/my-account/overview');
  await expect(page).toHaveURL(new RegExp(`^${shop.sandbox.urls.identity}`));
});

test(
  'serves one customer after the other in two tabs, and nothing of the first one stays',
  inMatrix,
  async ({ page, context, shop }) => {
    const { admin, customer } = await actFor(page, shop, 'ca-subscriber');
    const next = findScenario(shop, 'ca-paused');
    const barOf = (tab: Page) => tab.getByRole('complementary', { name: 'Customer care' });
    await page.goto('/en-ca/my-account/overview');
    const other = await context.newPage();
    await other.goto('/en-ca/my-account/overview');
    await other.evaluate(() => {
      sessionStorage.setItem('bundleOfTab', '"sonic-brush-halo"');
      localStorage.setItem('dismissedTips', '["sonic-brush-halo"]');
    });
    await expect(barOf(other)).toContainText(customer.email);

    await barOf(page).getByRole('button', { name: 'Another customer' }).click();
    await page.getByRole('button', { name: 'Leave the account' }).click();
    await expect(page).toHaveURL(/login-admin/);
    await expect(other).toHaveURL(/login-admin/);
    await page.getByLabel('Admin username').fill(admin.email);
    await page.getByLabel('Admin password').fill(admin.password);
    await page.getByLabel('Customer email').fill(next.email);
    await page.getByRole('checkbox', { name: 'I agree to log in to this user' }).check();
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(barOf(page)).toContainText(next.email);
    await expect(barOf(other)).toContainText(next.email);

    await actFor(page, shop, 'ca-subscriber');
    await page.reload();
    await expect(barOf(page)).toContainText(customer.email);
    await expect(barOf(other)).toContainText(customer.email);
    for (const tab of [page, other]) {
      const stored = await tab.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(stored).not.toContain(next.email);
      expect(stored).not.toContain('sonic-brush-halo');
    }
    expect(await readAudit(shop)).toEqual([
      'sign-in done',
      'sign-out done',
      'sign-in done',
      'sign-in done',
      'sign-out done',
    ]);
  },
);
