import type { Page } from 'playwright/test';
import { signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, openMarkets, type ShopUnderTest, test } from './shop.ts';

test.use({ environment: openMarkets });

test.beforeEach(({ shop }) => shop.sandbox.reset());

/** Opens the return of a subscription of a scenario customer and returns its number. `index` is that of the subscription. */
async function openReturn(page: Page, shop: ShopUnderTest, id: string, index: number): Promise<string> {
  const { culture, subscriptions } = await signInAs(page, shop, id);
  const number = subscriptions[index]?.number ?? '';
  await page.goto(`/${culture}/my-account/subscription-return/${number}`);
  return number;
}

test('returns a device: requests the return once, and changes the address that its carrier refuses', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/status of 400/);
  shop.sandbox.control.conditions.set({ carriers: 'refuse the shipping address' });
  const number = await openReturn(page, shop, 'ca-collector', 4);
  await expect(page).toHaveURL(/\/return-address/);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Request return' }).dblclick();
  await expect(page.getByText('No carrier comes to the address')).toBeVisible();
  await page.getByRole('link', { name: 'Edit address' }).click();
  const address = page.getByRole('textbox', { name: 'Address' });
  await address.fill('Box');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Address must have at least 4 letters')).toBeVisible();
  await address.fill('301 Front Street West');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Address updated successfully').last()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm address' }).click();

  await expect(page.getByText('Home pick-up')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Check your return' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).dblclick();
  await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible();
  const returns = shop.sandbox.control.requests
    .all('shop-api')
    .filter(({ method, path }) => method === 'POST' && path === '/api/return');
  expect(returns).toHaveLength(1);
  await expect(page.locator('ol.returns__next')).toHaveCSS('list-style-type', 'decimal');
  await page.reload();
  await expect(page.getByText('A return label was emailed to')).toBeVisible();

  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(`/en-ca/my-account/subscription-cancel/${number}`));
  await page.goto(`/en-ca/my-account/subscription-return/${number}/return-confirmation`);
  await expect(page.getByText('You have already requested this return.')).toBeVisible();
  await expect(page).toHaveURL(/\/return-address/);
});

test('chooses the region first in Great Britain', inMatrix, async ({ page, shop }) => {
  await openReturn(page, shop, 'gb-hair-removal', 0);
  await expect(page.getByRole('button', { name: 'Confirm address' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Region' }).fill('Scot');
  await page.getByRole('option', { name: 'Scotland' }).click();
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText('Home collection')).toBeVisible();
});

test('sees why a subscription cannot be returned and goes back to it', async ({ page, shop }) => {
  await openReturn(page, shop, 'de-lock-in', 0);
  await expect(page.getByText('Leider können Sie erst kündigen, wenn die Mindestlaufzeit vorbei ist')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zum Abo' }).click();
  await expect(page).toHaveURL(/\/de-de\/my-account\/subscription-details\//);
});
