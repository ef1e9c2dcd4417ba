import { comeToPayment } from './checkout-screen.ts';
import { expect, test } from './shop.ts';

test.beforeEach(async ({ page, shop }) => {
  shop.sandbox.reset();
  await comeToPayment(page);
  await page.getByText('PayPal', { exact: true }).click();
  await page.getByRole('button', { name: /^Place order/ }).click();
});

test('a person pays at the wallet and comes back to what they bought', async ({ page }) => {
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/en-ca\/subscription-successful/);
  await expect(page.getByText('The payment was successful.')).toBeVisible();
  await page.getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' })).toBeVisible();
});

test('a payment that the wallet declines is told, with the way back', async ({ page }) => {
  await page.getByRole('button', { name: 'Let the payment fail' }).click();
  await expect(page).toHaveURL(/\/en-ca\/subscription-error/);
  await page.getByRole('link', { name: 'Back to payment details' }).click();
  await expect(page).toHaveURL(/\/en-ca\/checkout\?bundle=sonic-brush-halo/);
});

test('a person who cancels at the wallet comes back to checkout, and has bought nothing', async ({ page }) => {
  await page.getByRole('button', { name: /cancel/i }).click();
  await expect(page).toHaveURL(/\/en-ca\/checkout\?bundle=sonic-brush-halo/);
  await page.goto('/en-ca/my-account/overview');
  await expect(page.getByText('You have no subscriptions')).toBeVisible();
});
