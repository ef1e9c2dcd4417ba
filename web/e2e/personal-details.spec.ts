import type { Page } from 'playwright/test';
import { signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, type ShopUnderTest, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

async function openPersonalDetails(page: Page, shop: ShopUnderTest, id: string): Promise<void> {
  const { culture } = await signInAs(page, shop, id);
  await page.goto(`/${culture}/my-account/personal-details`);
  await expect(page.getByRole('heading', { name: 'Contact details' })).toBeVisible();
}

test(
  'changes the name at the identity provider and sees it in the account',
  inMatrix,
  async ({ page, shop, watch }) => {
    const readResponses = watch.recordResponses();
    await openPersonalDetails(page, shop, 'ca-subscriber');
    await page.getByRole('link', { name: 'Edit contact details' }).click();
    await expect(page).toHaveURL(new RegExp(`^${shop.sandbox.urls.identity}/profile`));
    await page.locator('input[name="firstName"]').fill('Oliver');
    await page.getByRole('button', { name: 'Save' }).click();

    await expect(page).toHaveURL(/\/en-ca\/my-account\/personal-details\?language=en-CA$/);
    await expect(page.getByText('Welcome back, Oliver')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Oliver' })).toBeVisible();
    expect((await readResponses()).join('\n')).not.toMatch(/accessToken|access_token/);
  },
);

test('changes shipping and billing address after errors and after a cancelled change', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/status of 400/);
  await openPersonalDetails(page, shop, 'ca-subscriber');
  const edit = page.getByRole('button', { name: 'Edit addresses' });
  const save = page.getByRole('button', { name: 'Save' });
  const shipping = page.getByRole('group', { name: 'Shipping address' });
  const billing = page.getByRole('group', { name: 'Billing address' });

  await edit.click();
  await shipping.getByRole('textbox', { name: 'Address' }).fill('');
  await save.click();
  await expect(page.getByText('Address is required')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('218 Queen Street West')).toBeVisible();

  await edit.click();
  await expect(shipping.getByRole('textbox', { name: 'Address' })).toHaveValue('218 Queen Street West');
  await page.getByRole('checkbox', { name: 'I have a different billing address' }).check();
  await billing.getByRole('textbox', { name: 'Address' }).fill('218 Queen Street West');
  await billing.getByRole('textbox', { name: 'Postal code' }).fill('m5v1z2');
  for (const [list, typed] of [['Province', 'Ontario'] as const, ['City', 'Toronto'] as const]) {
    await billing.getByRole('combobox', { name: list }).fill(typed);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await save.click();
  const refused = page.getByRole('alert').filter({ hasText: 'This billing address already exists.' });
  await expect(refused).toBeInViewport();

  // As some keyboards do it, with an accent that is a character of its own. The shop API refuses such letters.
  await billing.getByRole('textbox', { name: 'Address' }).fill('1 Rue Crémazie'.normalize('NFD'));
  await save.click();
  await expect(page.getByLabel('Notifications').getByText('Address updated successfully')).toBeVisible();
  await expect(page.getByText('1 Rue Crémazie'.normalize('NFC'))).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 Rue Crémazie'.normalize('NFC'))).toBeVisible();
});

test('confirms a ZIP code of another state in the United States', inMatrix, async ({ page, shop }) => {
  await openPersonalDetails(page, shop, 'us-subscriber');
  await page.getByRole('button', { name: 'Edit addresses' }).click();
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('10001');
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('zip code that match');
  await dialog.getByRole('button', { name: /continue/i }).click();
  await expect(page.getByLabel('Notifications').getByText('Address updated successfully')).toBeVisible();
  await expect(page.getByText('Austin, TX 10001')).toBeVisible();
});
