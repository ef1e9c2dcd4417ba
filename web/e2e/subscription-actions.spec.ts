import type { Page } from 'playwright/test';
import { signInAs } from './customers.ts';
import { expect, openMarkets, type ShopUnderTest, test } from './shop.ts';

test.use({ environment: openMarkets });
test.beforeEach(({ shop }) => shop.sandbox.reset());

/** Signs a scenario customer in and opens the first subscription, with a task from a link. */
async function openFirst(page: Page, shop: ShopUnderTest, id: string, task: string): Promise<void> {
  const { culture, subscriptions } = await signInAs(page, shop, id);
  await page.goto(`/${culture}/my-account/subscription-details/${subscriptions[0]?.number}?task=${task}`);
}

/** Presses a button of the page, then the first button of the dialog that asks about it. */
async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(?!Close)/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

const nextDay = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ hasText: /Shipment/ })
    .first();

test('changes the product, the frequency and the date of the next shipment', async ({ page, shop }) => {
  await openFirst(page, shop, 'ca-subscriber', 'product');
  await page.getByRole('radio', { name: /gentle brush heads/ }).check();
  await confirm(page, 'Change product type');
  await expect(page.getByRole('article').getByText('Your new product comes with the next shipment.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);

  await page.getByRole('combobox', { name: 'How often' }).selectOption('Every 2 months');
  await confirm(page, 'Change frequency');
  await expect(page.getByText(/^The frequency has been changed\. Your next shipment is on /).first()).toBeVisible();
  await expect(page.getByRole('article').getByText('Every 2 months')).toBeVisible();

  const before = await nextDay(page).getByRole('time').textContent();
  await page.getByRole('link', { name: 'Postpone this shipment' }).click();
  await confirm(page, 'Postpone by one month');
  await expect(page.getByText('The replenishment has been postponed successfully!').first()).toBeVisible();
  await expect(nextDay(page)).not.toContainText(before ?? '');
  await expect(page.getByRole('link', { name: 'Postpone this shipment' })).toHaveCount(0);
});

test('orders one more shipment, then gets the next one now', async ({ page, shop }) => {
  await openFirst(page, shop, 'ca-subscriber', 'order');
  await confirm(page, 'Order one more');
  await expect(page.getByRole('row', { name: /^Two Halo brush heads 1 \$18\.99 / })).toBeVisible();

  const before = await nextDay(page).getByRole('time').textContent();
  await page.getByText('Modify subscription').click();
  await confirm(page, 'Ship now');
  await expect(page.getByText(/^Subscription has been updated\./).first()).toBeVisible();
  await expect(nextDay(page)).not.toContainText(before ?? '');
  await expect(page.getByText(/^Your order is still being processed\./)).toBeVisible();
});
