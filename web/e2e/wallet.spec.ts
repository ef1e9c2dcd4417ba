import { decideAtWallet, goToPayment } from './checkout-screen.ts';
import { inMatrix } from './matrix.ts';
import { expect, test } from './shop.ts';

test.beforeEach(async ({ page, shop }) => {
  shop.sandbox.reset();
  await goToPayment(page);
  await page.getByText('PayPal', { exact: true }).click();
  await page.getByRole('button', { name: /^Place order/ }).click();
});

test('pays at the wallet and sees the subscription in the account', async ({ page }) => {
  await decideAtWallet(page, 'pay');
  await expect(page).toHaveURL(/\/en-ca\/subscription-successful/);
  await expect(page.getByText('The payment was successful.')).toBeVisible();
  await page.getByRole('link', { name: 'My Account' }).click();
  await expect(page.getByRole('heading', { name: /^Hello / })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' })).toBeVisible();
});

test('sees an error for a payment that the wallet declines and goes back to checkout', inMatrix, async ({ page }) => {
  await decideAtWallet(page, 'decline');
  await expect(page).toHaveURL(/\/en-ca\/subscription-error/);
  await page.getByRole('link', { name: 'Back to payment details' }).click();
  await expect(page).toHaveURL(/\/en-ca\/checkout\?bundle=sonic-brush-halo/);
});

test('cancels at the wallet, returns to checkout and has no subscription', inMatrix, async ({ page }) => {
  await decideAtWallet(page, 'cancel');
  await expect(page).toHaveURL(/\/en-ca\/checkout\?bundle=sonic-brush-halo/);
  await expect(page.getByText(/Your order PO-\d+ has not been paid for yet/)).toBeInViewport();
  await expect(page.getByRole('radio', { name: /PayPal/ })).toBeChecked();
  await page.goto('/en-ca/my-account/overview');
  await expect(page.getByText('You have no subscriptions')).toBeVisible();
});
