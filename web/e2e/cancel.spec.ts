import type { Page } from 'playwright/test';
import { signInAs } from './customers.ts';
import { expect, openMarkets, type ShopUnderTest, test } from './shop.ts';

test.use({ environment: openMarkets });

test.beforeEach(({ shop }) => shop.sandbox.reset());

/** Opens the cancel section of a subscription by its task link and starts the flow. Returns the subscription's number. */
async function startCancellation(page: Page, shop: ShopUnderTest, id: string): Promise<string> {
  const { culture, subscriptions } = await signInAs(page, shop, id);
  const number = subscriptions[0]?.number ?? '';
  await page.goto(`/${culture}/my-account/subscription-details/${number}?task=cancel`);
  await page.locator('details[open] .button--primary').click();
  return number;
}

test('cancels a replenishment after reading what is still to be paid', async ({ page, shop }) => {
  const number = await startCancellation(page, shop, 'de-bundle');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Abo kündigen' }).click();
  for (const keep of await dialog.getByRole('radio', { name: 'Ja, ich möchte es behalten.' }).all()) await keep.check();
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Abo kündigen' }).click();
  await expect(dialog.getByText('Restbetrag', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Abo kündigen' }).dblclick();
  await expect(page).toHaveURL(/\/de-de\/my-account\/overview/);
  await expect(page.getByText('Ihre Kündigung wird bearbeitet!').last()).toBeVisible();

  await page.goto(`/de-de/my-account/subscription-details/${number}`);
  await expect(page.getByText('Kündigung bestätigt am')).toBeVisible();
});
