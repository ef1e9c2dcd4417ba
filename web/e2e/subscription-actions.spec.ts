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
