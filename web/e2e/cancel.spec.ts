import type { Page } from 'playwright/test';
import { signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, openMarkets, type ShopUnderTest, test } from './shop.ts';

test.use({ environment: openMarkets });

test.beforeEach(({ shop }) => shop.sandbox.reset());

/**
 * Opens the cancel flow of a customer's subscription by its task link. `place` is the one in the customer's list. Returns
 * the subscription's number.
 */
async function startCancellation(page: Page, shop: ShopUnderTest, id: string, place = 0): Promise<string> {
  const { culture, subscriptions } = await signInAs(page, shop, id);
  const number = subscriptions[place]?.number ?? '';
  await page.goto(`/${culture}/my-account/subscription-details/${number}?task=cancel`);
  return number;
}

test('cancels a replenishment after reading what is still to be paid', inMatrix, async ({ page, shop }) => {
  const number = await startCancellation(page, shop, 'ca-rentals', 1);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleDescription('Step 1 of 2');
  await dialog.getByRole('button', { name: 'Continue to cancel' }).click();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(dialog.getByText('Remaining amount', { exact: true })).toBeVisible();
  await expect(dialog.getByText('$32.97 plus tax').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel subscription' }).dblclick();
  await expect(page).toHaveURL(/\/en-ca\/my-account\/overview/);
  await expect(page.getByText('Your cancellation is being processed!').last()).toBeVisible();
  await expect(page.getByText(/^\$32\.97 plus tax for the last shipment will be charged on /).last()).toBeVisible();

  await page.goto(`/en-ca/my-account/subscription-details/${number}`);
  await expect(page.getByText('Cancellation confirmed on')).toBeVisible();
});

test(
  'returns a device from its page with one press too many, and withdraws the return',
  inMatrix,
  async ({ page, shop }) => {
    const number = await startCancellation(page, shop, 'gb-hair-removal');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'No, I will return it.' }).check();
    await dialog.getByRole('button', { name: 'Proceed' }).click();
    await dialog.getByRole('textbox').fill('It is too loud');
    await dialog.getByRole('button', { name: 'Proceed' }).dblclick();
    await expect(dialog.getByText('You have requested the return.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Region' }).fill('Scot');
    await dialog.getByRole('option', { name: 'Scotland' }).click();
    await dialog.getByRole('button', { name: 'Confirm address' }).click();
    await expect(dialog.getByText('A return label was emailed to')).toBeVisible();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(new RegExp(`/en-gb/my-account/subscription-cancel/${number}`));
    await expect(page.getByRole('heading', { name: 'Sad to see you go' })).toBeVisible();

    await page.goto(`/en-gb/my-account/subscription-details/${number}?task=return`);
    await expect(page.getByText('Waiting for device return').first()).toBeVisible();
    await page.getByRole('button', { name: 'Continue subscription' }).click();
    await expect(dialog.getByText('All done. Your subscription will continue as normal.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('button', { name: 'Process' })).toBeVisible();
    await expect(page.getByText('Waiting for device return')).toHaveCount(0);
  },
);

test(
  'changes the address that a carrier refuses in the dialogs of a cancellation',
  inMatrix,
  async ({ page, shop, watch }) => {
    watch.allowConsole(/400 \(Bad Request\)/);
    shop.sandbox.control.conditions.set({ carriers: 'refuse the shipping address' });
    await startCancellation(page, shop, 'ca-collector', 5);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'No, I will return it.' }).check();
    await dialog.getByRole('button', { name: 'Proceed' }).click();
    await dialog.getByRole('textbox').fill('It is too loud');
    await dialog.getByRole('button', { name: 'Proceed' }).click();
    await dialog.getByRole('button', { name: 'Confirm address' }).click();
    await expect(dialog.getByText('No carrier comes to the address')).toBeVisible();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByText('No carrier comes to the address')).toBeVisible();
    await dialog.getByRole('button', { name: 'Edit address' }).click();
    await dialog.getByRole('textbox', { name: 'Address' }).fill('301 Front Street West');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: 'Confirm address' }).click();
    await expect(dialog.getByText('A return label was emailed to')).toBeVisible();
    const requested = shop.sandbox.control.requests.all('shop-api').filter(({ method }) => method === 'POST');
    expect(requested.filter(({ path }) => path.startsWith('/api/return')).map(({ path }) => path)).toEqual([
      '/api/return',
      '/api/return/return-carrier',
      '/api/return/return-carrier',
      '/api/return/address',
      '/api/return/return-carrier',
    ]);
  },
);

test('reads that customer care has ended what is being cancelled', inMatrix, async ({ page, shop, watch }) => {
  watch.allowConsole(/400 \(Bad Request\)/);
  const number = await startCancellation(page, shop, 'ca-rentals', 1);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue to cancel' }).click();
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(dialog.getByText('Remaining amount', { exact: true })).toBeVisible();
  shop.sandbox.control.conditions.set({ changedElsewhere: 'ended by customer care' });
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByLabel('Notifications').getByText('This subscription is already cancelled.')).toBeVisible();
  await expect(page.getByText('Cancellation confirmed on')).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`subscription-details/${number}`));
  await expect(dialog).toBeHidden();
});
