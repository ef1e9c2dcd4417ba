import { readFile, rm } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { findScenario } from './customers.ts';
import { expect, type ShopUnderTest, test } from './shop.ts';

test.beforeEach(async ({ shop }) => {
  shop.sandbox.reset();
  await rm(shop.auditLog, { force: true });
});

/** Signs an admin in over HTTP for a scenario customer. The page shares the cookies. */
async function actFor(page: Page, shop: ShopUnderTest, id: string, culture = 'en-ca') {
  const admin = findScenario(shop, 'admin-canada');
  const customer = findScenario(shop, id);
  const response = await page.request.post('/api/admin/signin', {
    headers: { 'x-culture': culture },
    data: { customerEmail: customer.email, adminUserName: admin.email, adminPassword: admin.password },
  });
  expect(response.status()).toBe(200);
  return { admin, customer };
}

/** Returns `event call result` of each line. */
async function readAudit({ auditLog }: ShopUnderTest): Promise<readonly string[]> {
  const text = await readFile(auditLog, 'utf8');
  expect(text).not.toMatch(/password|token/i);
  const lines = text.trimEnd().split('\n');
  return lines.map((line) => {
    const { event, call, result, admin, customer } = JSON.parse(line);
    expect(admin).toMatch(/@/);
    expect(customer).toMatch(/@/);
    return [event, call, result].filter(Boolean).join(' ');
  });
}

const toAudited = (...names: readonly string[]) =>
  names.flatMap((name) => [`care-action ${name} started`, `care-action ${name} done`]);

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
  await expect(bar).toContainText(`Admin: ${admin.email} · session until`);
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

test('runs one care action after another until none is left, and each is written down', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/status of 400/);
  const { customer } = await actFor(page, shop, 'ca-subscriber');
  const number = customer.subscriptions[0]?.number ?? '';
  await page.goto(`/en-ca/my-account/subscription-details/${number}`);
  const submit = page.getByRole('button', { name: 'Submit' });
  const dialog = page.getByRole('dialog');
  const run = dialog.getByRole('button', { name: 'Run the action' });
  const open = () => page.getByText('Customer care actions').click();
  const choose = (name: string) => page.getByLabel('Action').selectOption({ label: name });
  const said = (text: string) => page.getByRole('status').filter({ hasText: text });
  const done = said('this action has been executed successfully');

  await open();
  await expect(submit).toBeDisabled();
  await choose('Give a discount on the next payment');
  await page.getByLabel('Discount amount').fill('5,50');
  await expect(submit).toBeDisabled();
  await page.getByLabel('Discount amount').fill('5.50');
  await submit.click();
  await expect(dialog).toContainText(customer.email);
  await run.click();
  await expect(done).toBeVisible();
  await expect(page.getByLabel('Action')).toHaveValue('');

  await choose('Ship again');
  await submit.click();
  await expect(run).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Device' }).check();
  await dialog.getByRole('checkbox', { name: 'Replenishment' }).check();
  await run.click();
  await expect(dialog.getByRole('alert')).toContainText('re-shipping rate plan not applied');
  await dialog.getByRole('checkbox', { name: 'Replenishment' }).uncheck();
  const reloaded = page.waitForEvent('load');
  await run.click();
  await expect(said('re-shipping rate plan successfully applied')).toBeVisible();
  await reloaded;

  await open();
  await choose('Cancel the replenishment within the right-to-return days');
  await submit.click();
  await run.click();
  await expect(done).toBeVisible();
  const plans = page.getByRole('region', { name: /plan$/ });
  await expect(plans.last()).toContainText('Cancelled');
  await expect(plans.first()).not.toContainText('Cancelled');

  await expect(page.getByText('This subscription has no executable action')).toBeVisible();

  expect(await readAudit(shop)).toEqual([
    'sign-in done',
    ...toAudited('giveDiscount'),
    'care-action reship started',
    'care-action reship refused',
    ...toAudited('reship', 'cancelReplenishmentWithinRightToReturn'),
  ]);
});

test('cancels a device on a date, in German', async ({ page, shop }) => {
  const { customer } = await actFor(page, shop, 'de-lock-in', 'de-de');
  await page.goto(`/de-de/my-account/subscription-details/${customer.subscriptions[0]?.number}`);
  await page.getByText('Aktionen des Kundenservice').click();
  const action = 'Gerät kündigen nach der Rückgabefrist, Kunde nicht verantwortlich';
  await page.getByLabel('Aktion', { exact: true }).selectOption({ label: action });
  const date = page.getByLabel('Kündigungsdatum');
  const submit = page.getByRole('button', { name: 'Absenden' });
  await expect(submit).toBeEnabled();
  await date.fill('30-02-2026');
  await expect(submit).toBeDisabled();
  await date.fill(new Date().toISOString().slice(0, 10));
  await submit.click();
  await page.getByRole('button', { name: 'Aktion ausführen' }).click();
  await expect(page.getByRole('region', { name: 'Geräteplan' })).toContainText('Gekündigt');
  await expect(page.getByRole('region', { name: 'Nachschubplan' })).not.toContainText('Gekündigt');
  const audited = toAudited('cancelTryBuyAfterRightToReturnNotAtFault');
  expect(await readAudit(shop)).toEqual(['sign-in done', ...audited]);
});

test('serves one customer after the other in two tabs, and nothing of the first one stays', async ({
  page,
  context,
  shop,
}) => {
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
});
