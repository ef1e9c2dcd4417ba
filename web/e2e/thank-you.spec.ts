import type { Page } from 'playwright/test';
import { approvedVisa, chooseCard, comeToPayment, payByCard } from './checkout-screen.ts';
import { expect, type ShopUnderTest, signInAt, test } from './shop.ts';

const partnerSite = 'https://dental-plan.example.com/welcome';

/** Comes to the page as if the order of a bundle had just been finished in this tab. */
async function arriveWith(page: Page, { sandbox }: ShopUnderTest, bundle: string): Promise<void> {
  const person = sandbox.scenarios().find(({ id }) => id === 'ca-subscriber');
  if (!person) throw new Error('There is no subscriber');
  const item = { name: bundle, title: 'What was bought', image: '', quantity: 1, ctn: '945100230024' };
  const order = { orderNumber: 'PO-1', paidNow: 0, items: [item], later: [] };
  await page.addInitScript((stored) => sessionStorage.setItem('placedOrder', stored), JSON.stringify(order));
  await page.goto('/en-ca/subscription-successful');
  await signInAt(page, person);
  await expect(page.getByText('The payment was successful.')).toBeVisible();
}

test('after an order the page tells it, clears the cart, and tells the same after a reload', async ({ page, shop }) => {
  shop.sandbox.reset();
  await comeToPayment(page);
  await chooseCard(page, 'Visa');
  await page.getByRole('button', { name: /^Place order/ }).click();
  await payByCard(page, approvedVisa);
  await expect(page).toHaveURL(/\/en-ca\/subscription-successful/);

  async function readOrder(): Promise<void> {
    await expect(page.getByText('The payment was successful.')).toBeVisible();
    await expect(page.getByText('You will receive a confirmation email shortly…')).toBeVisible();
    await expect(page.getByText('Charge your brush for twelve hours')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get it on Google Play' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-thank-you-script', 'ran');
    await expect(page.locator('html')).toHaveAttribute('data-referral-tag', 'ran');
  }
  await readOrder();
  const left = () => page.evaluate(() => [localStorage.getItem('lastBundle'), sessionStorage.getItem('packingInfo')]);
  expect(await left()).toEqual([null, null]);
  await page.reload();
  await readOrder();
});

test('a partner’s site opens by itself after six seconds, and not again after a reload', async ({ page, shop }) => {
  await page.context().route(`${partnerSite}**`, (route) => route.fulfill({ body: 'The partner' }));
  await page.clock.install();
  await arriveWith(page, shop, 'brush-heads-halo-dental-plan');
  await expect(page.getByText('Nothing to set up')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Visit Brightside Dental' })).toHaveAttribute('href', partnerSite);
  const opened = page.context().waitForEvent('page');
  await page.clock.fastForward(6000);
  await expect(await opened).toHaveURL(partnerSite);

  await page.reload();
  await expect(page.getByRole('link', { name: 'Visit Brightside Dental' })).toBeVisible();
  await page.clock.fastForward(7000);
  expect(page.context().pages()).toHaveLength(2);
});

test('somebody without an order is told so, with a way on', async ({ page, shop }) => {
  await page.goto('/en-ca/subscription-successful');
  const person = shop.sandbox.scenarios().find(({ id }) => id === 'ca-subscriber');
  if (person) await signInAt(page, person);
  await expect(page.getByRole('heading', { name: 'There is no order to show here' })).toBeVisible();
  await page.getByRole('link', { name: 'To my subscriptions' }).click();
  await expect(page).toHaveURL(/\/en-ca\/my-account\/overview/);
});
