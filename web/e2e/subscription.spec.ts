import type { Page } from 'playwright/test';
import { findScenario, signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, type ShopUnderTest, test } from './shop.ts';

/** Signs a scenario customer in and opens the subscription with the number. */
async function openSubscription(
  page: Page,
  shop: ShopUnderTest,
  id: string,
  number: string | undefined,
): Promise<void> {
  await signInAs(page, shop, id);
  await page.goto(`/en-ca/my-account/subscription-details/${number}`);
}

test('reads a subscription: products, dates, amounts, orders, parcels and terms', async ({ page, shop }) => {
  await openSubscription(page, shop, 'ca-changed', findScenario(shop, 'ca-changed').subscriptions[0]?.number);
  await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads', level: 1 })).toBeVisible();
  await expect(page.getByText('Your device has been purchased')).toBeVisible();
  await expect(page.getByText('Your new product comes with the next shipment.')).toBeVisible();

  await page.getByText('One-time orders').click();
  await expect(page.getByRole('row', { name: /Two Halo brush heads 2/ })).toBeVisible();
  await page.getByText('Track your order', { exact: true }).click();
  await expect(page.getByRole('link', { name: /^Track PN/ })).toHaveCount(2);

  await page.locator('#main').getByText('Terms and conditions').click();
  const terms = page.getByRole('link', { name: 'Purchase terms' });
  const response = await page.request.get((await terms.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toContain('application/pdf');

  await page.getByRole('link', { name: 'Back to my account' }).click();
  await expect(page).toHaveURL(/\/en-ca\/my-account\/overview/);
});

test('opens an unknown subscription and goes to the own subscriptions', inMatrix, async ({ page, shop, watch }) => {
  watch.allowConsole(/404/);
  await openSubscription(page, shop, 'ca-subscriber', 'S999');
  await expect(page.getByRole('heading', { name: 'This subscription is not in your account' })).toBeVisible();
  await page.getByRole('link', { name: 'To my subscriptions' }).click();
  await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' })).toBeVisible();
});

test('restarts a cancelled subscription in checkout', async ({ page, shop }) => {
  const cancelled = findScenario(shop, 'ca-collector').subscriptions.at(-1);
  await openSubscription(page, shop, 'ca-collector', cancelled?.number);
  await page.getByRole('link', { name: 'Restart subscription' }).click();
  await expect(page).toHaveURL(/\/en-ca\/checkout\?bundle=brush-heads-halo&language=en-CA/);
});
