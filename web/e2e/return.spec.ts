import type { Page } from 'playwright/test';
import { expect, type ShopUnderTest, signInAt, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

async function openReturn(page: Page, { sandbox }: ShopUnderTest, id: string, place: number, culture: string) {
  const person = sandbox.scenarios().find((scenario) => scenario.id === id);
  const number = person?.subscriptions[place]?.number ?? '';
  await page.goto(`/${culture}/my-account/subscription-return/${number}`);
  await signInAt(page, { email: person?.email ?? '', password: person?.password ?? '' });
  return number;
}

test('a person sends a device back: another address, the carrier, one request, what happens next', async ({
  page,
  shop,
}) => {
  const number = await openReturn(page, shop, 'ca-collector', 4, 'en-ca');
  await expect(page).toHaveURL(/\/return-address/);
  await page.getByRole('button', { name: 'Edit address' }).click();
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
  await page.getByRole('button', { name: 'Request return' }).dblclick();
  await expect(page.getByRole('heading', { name: 'What happens next?' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('A return label was emailed to')).toBeVisible();

  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(`/en-ca/my-account/subscription-cancel/${number}`));
  await page.goto(`/en-ca/my-account/subscription-return/${number}/return-confirmation`);
  await expect(page.getByText('You have already asked for this return.')).toBeVisible();
  await expect(page).toHaveURL(/\/return-address/);
});

test('in Great Britain the region is chosen before anything else', async ({ page, shop }) => {
  await openReturn(page, shop, 'gb-hair-removal', 0, 'en-gb');
  await expect(page.getByRole('button', { name: 'Confirm address' })).toBeDisabled();
  await page.getByRole('combobox', { name: 'Region' }).fill('Scot');
  await page.getByRole('option', { name: 'Scotland' }).click();
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByText('Home collection')).toBeVisible();
});

test('what cannot go back is told, with a way on', async ({ page, shop }) => {
  await openReturn(page, shop, 'de-lock-in', 0, 'de-de');
  await expect(page.getByText('Leider können Sie erst kündigen, wenn die Mindestlaufzeit vorbei ist')).toBeVisible();
  await page.getByRole('link', { name: 'Zurück zum Abonnement' }).click();
  await expect(page).toHaveURL(/\/de-de\/my-account\/subscription-details\//);
});
