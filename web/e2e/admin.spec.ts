import { findScenario } from './customers.ts';
import { expect, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

test('logs in as a customer for customer care, sees the customer on every page, and logs out', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/status of 40[04]/);
  const readResponses = watch.recordResponses();
  const admin = findScenario(shop, 'admin-canada');
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

  await page.getByLabel('Admin username').fill(admin.email);
  await page.getByLabel('Admin password').fill('not the password');
  await page.getByLabel('Customer email').fill(customer.email);
  await logIn.click();
  await expect(page.getByRole('alert')).toContainText('These details are not right.');

  await page.getByLabel('Admin password').fill(admin.password);
  await logIn.click();
  await expect(page).toHaveURL(/my-account\/overview/);
  await expect(bar).toContainText(`You are acting for Owen ${customer.email}`);
  await expect(page.getByRole('heading', { name: /^Halo sonic toothbrush/ })).toBeVisible();
  await page.goto('/en-ca/cart');
  await expect(bar).toBeVisible();
  expect((await readResponses()).join('\n')).not.toMatch(/"token"|user-token/i);

  await bar.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/login-admin/);
  await expect(bar).toHaveCount(0);
  await page.goto('/en-ca/my-account/overview');
  await expect(page).toHaveURL(new RegExp(`^${shop.sandbox.urls.identity}`));
});
