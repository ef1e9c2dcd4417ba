import type { Page } from 'playwright/test';
import { approvedVisa, chooseCard, goToPayment, payByCard } from './checkout-screen.ts';
import { signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, type ShopUnderTest, test } from './shop.ts';

test.use({ newPages: true });

const partnerUrl = 'https://dental-plan.example.com/welcome';

/** Opens the thank-you page with a stored order of a bundle. */
async function openWithOrder(page: Page, shop: ShopUnderTest, bundle: string): Promise<void> {
  await signInAs(page, shop, 'ca-subscriber');
  const item = { name: bundle, title: 'The bought bundle', image: '', quantity: 1, ctn: '945100230024' };
  const order = { orderNumber: 'PO-1', paidNow: 0, totalPrice: 0, couponCode: '', items: [item], later: [] };
  await page.addInitScript((stored) => sessionStorage.setItem('placedOrder', stored), JSON.stringify(order));
  await page.goto('/en-ca/subscription-successful');
  await expect(page.getByText('Your order has been received.')).toBeVisible();
}

test(
  'sees the order on the thank-you page, also after a reload, and an empty cart',
  inMatrix,
  async ({ page, shop }) => {
    shop.sandbox.reset();
    await goToPayment(page);
    await chooseCard(page, 'Visa');
    const place = page.getByRole('button', { name: /^Place order · \$/ });
    const [agreed = ''] = /\$[\d.,]+/.exec((await place.textContent()) ?? '') ?? [];
    await place.click();
    await payByCard(page, approvedVisa);
    await expect(page).toHaveURL(/\/en-ca\/subscription-successful/);

    async function expectOrder(): Promise<void> {
      await expect(page.getByText('The payment was successful.')).toBeVisible();
      // Both are accepted by the declarations that end the contract.
      await expect(page.getByText(/^Subscription numberS\d+$/)).toBeVisible();
      await expect(page.getByText(/^Order number/)).toBeVisible();
      await expect(page.getByText(`Paid today${agreed}`)).toBeVisible();
      await expect(page.getByText('Your order is packed and sent to you.')).toBeVisible();
      await expect(page.getByText(/^On \d\d\/\d\d\/\d{4}: first payment of \$[\d.]+ plus tax, then/)).toBeVisible();
      await expect(page.getByText('You will receive a confirmation email shortly…')).toBeVisible();
      await expect(page.getByText('Charge your brush for twelve hours')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Get it on Google Play' })).toBeVisible();
    }
    await expectOrder();
    await expect(page.locator('html')).not.toHaveAttribute('data-thank-you-script');
    await page.getByRole('button', { name: 'Accept all' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-thank-you-script', 'ran');
    await expect(page.locator('html')).toHaveAttribute('data-referral-tag', 'ran');
    const readStoredCart = () =>
      page.evaluate(() => [localStorage.getItem('lastBundle'), sessionStorage.getItem('packingInfo')]);
    expect(await readStoredCart()).toEqual([null, null]);
    await page.reload();
    await expectOrder();
    await expect(page.locator('html')).not.toHaveAttribute('data-thank-you-script');

    await test.step('goes back from the unpaid next order, and still sees the paid one', async () => {
      await page.goto('/en-ca/checkout?bundle=razor-arc');
      await page.getByRole('button', { name: /^Place order/ }).waitFor();
      await chooseCard(page, 'Visa');
      await page.getByRole('button', { name: /^Place order/ }).click();
      await expect(page.getByRole('textbox', { name: /name on card/i })).toBeVisible();
      await page.goBack();
      await expectOrder();
      await expect(page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' }).first()).toBeVisible();
      await page.goto('/en-ca/cart');
      await expect(page.getByRole('button', { name: 'Checkout' })).toBeVisible();
    });
  },
);

test(
  'sees the site of a partner open automatically after six seconds, but not again after a reload',
  inMatrix,
  async ({ page, shop }) => {
    await page.context().route(`${partnerUrl}**`, (route) => route.fulfill({ body: 'The partner' }));
    await page.clock.install();
    await openWithOrder(page, shop, 'brush-heads-halo-dental-plan');
    await expect(page.getByText('Nothing to set up')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Visit Brightside Dental' })).toHaveAttribute('href', partnerUrl);
    const opened = page.context().waitForEvent('page');
    await page.clock.fastForward(6000);
    await expect(await opened).toHaveURL(partnerUrl);

    await page.reload();
    await expect(page.getByRole('link', { name: 'Visit Brightside Dental' })).toBeVisible();
    await page.clock.fastForward(7000);
    expect(page.context().pages()).toHaveLength(2);

    await test.step('prints the order without menu, footer and buttons', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toHaveCSS('color', 'rgb(0, 0, 0)');
      for (const place of ['.header__nav', '.footer', '.button']) {
        await expect(page.locator(place).filter({ visible: true })).toHaveCount(0);
      }
      const cards = await page
        .locator('.card')
        .evaluateAll((all) => all.map((card) => getComputedStyle(card).breakInside));
      expect(new Set(cards)).toEqual(new Set(['avoid']));
    });
  },
);

test('opens the thank-you page without an order and goes to the account', inMatrix, async ({ page, shop }) => {
  await signInAs(page, shop, 'ca-subscriber');
  await page.goto('/en-ca/subscription-successful');
  await expect(page.getByRole('heading', { name: 'There is no order to show here' })).toBeVisible();
  await page.getByRole('link', { name: 'To my subscriptions' }).click();
  await expect(page).toHaveURL(/\/en-ca\/my-account\/overview/);
});
