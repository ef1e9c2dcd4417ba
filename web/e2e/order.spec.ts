import type { Page } from 'playwright/test';
import { approvedVisa, chooseCard, decideAtWallet, goToPayment, payByCard } from './checkout-screen.ts';
import { inMatrix } from './matrix.ts';
import { expect, type ShopUnderTest, test } from './shop.ts';

/** The shop API receives each order once, whatever interrupts it (docs/rules/checkout.md#sending-once). */

test.beforeEach(({ shop }) => shop.sandbox.reset());

const orderButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });

/** Returns how many orders the shop API has received. */
function countOrders({ sandbox }: ShopUnderTest): number {
  const requests = sandbox.control.requests.all();
  return requests.filter(({ method, path }) => method === 'POST' && path === '/api/orders').length;
}

async function openCardForm(page: Page): Promise<void> {
  await chooseCard(page, 'Visa');
  await orderButton(page).click();
  await expect(page.getByRole('textbox', { name: /name on card/i })).toBeVisible();
}

/** Opens the account and returns how many subscriptions it shows. */
async function countSubscriptions(page: Page): Promise<number> {
  await page.goto('/en-ca/my-account/overview');
  await expect(page.getByRole('heading', { name: 'Active subscriptions' })).toBeVisible();
  return page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' }).count();
}

test(
  'closes the window at the card form, opens checkout again and pays the same order',
  inMatrix,
  async ({ page, context, shop }) => {
    await goToPayment(page);
    await openCardForm(page);
    const checkoutUrl = page.url();
    await page.close();

    const reopened = await context.newPage();
    await reopened.goto(checkoutUrl);
    await expect(reopened.getByText(/Your order PO-\d+ has not been paid for yet/)).toBeVisible();
    await openCardForm(reopened);
    await payByCard(reopened, approvedVisa);
    await expect(reopened).toHaveURL(/\/en-ca\/subscription-successful/);
    expect(countOrders(shop)).toBe(1);
    expect(await countSubscriptions(reopened)).toBe(1);
  },
);

test(
  'opens the same order in two tabs, and the second tab shows that the first has paid',
  inMatrix,
  async ({ page, context, shop }) => {
    await goToPayment(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await openCardForm(page);
    await openCardForm(second);
    await payByCard(page, approvedVisa);
    await expect(page).toHaveURL(/\/en-ca\/subscription-successful/);
    await expect(second.getByRole('heading', { name: 'This order has already been placed' })).toBeVisible();
    expect(countOrders(shop)).toBe(1);
    expect(await countSubscriptions(page)).toBe(1);
  },
);

test('reloads the page while the order is being sent and orders once', async ({ page, shop }) => {
  await goToPayment(page);
  await chooseCard(page, 'Visa');
  shop.sandbox.control.faults.add({
    service: 'shop-api',
    method: 'POST',
    path: '/api/orders',
    delayMs: 750,
    times: 1,
  });
  await orderButton(page).click();
  await expect.poll(() => countOrders(shop), { intervals: [20] }).toBe(1);
  await page.reload();
  await openCardForm(page);
  await payByCard(page, approvedVisa);
  await expect(page).toHaveURL(/\/en-ca\/subscription-successful/);
  expect(countOrders(shop)).toBe(1);
  expect(await countSubscriptions(page)).toBe(1);
});

test(
  'sees that the amount has changed, without an order, and orders with the new amount',
  inMatrix,
  async ({ page, shop }) => {
    await goToPayment(page);
    await chooseCard(page, 'Visa');
    const bundles = [{ name: 'sonic-brush-halo', quantity: 1, promotionCodes: [] }];
    const headers = { 'X-Culture': 'en-ca', 'X-Language': 'en-CA' };
    const response = await page.request.post('/api/shoppingcart/request', { headers, data: { bundles } });
    const body = await response.json();
    body.summary.payNow.discounted += 10;
    body.firstTermTotalAmount += 10;
    shop.sandbox.control.faults.add({
      service: 'shop-api',
      method: 'POST',
      path: '/api/shoppingcart/request',
      status: 200,
      body,
      times: 1,
    });
    await orderButton(page).click();
    await expect(page.getByText(/The amount has changed from \$[\d.]+ to \$[\d.]+/)).toBeVisible();
    expect(countOrders(shop)).toBe(0);
    await orderButton(page).click();
    await expect(page.getByRole('textbox', { name: /name on card/i })).toBeVisible();
    expect(countOrders(shop)).toBe(1);
  },
);

test('leaves the wallet with the back button and finishes the same order', inMatrix, async ({ page, shop }) => {
  await goToPayment(page);
  await page.getByText('PayPal', { exact: true }).click();
  await orderButton(page).click();
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/en-ca\/checkout\?bundle=sonic-brush-halo/);
  await page.getByText('PayPal', { exact: true }).click();
  await orderButton(page).click();
  await decideAtWallet(page, 'pay');
  await expect(page).toHaveURL(/\/en-ca\/subscription-successful/);
  expect(countOrders(shop)).toBe(1);
  expect(await countSubscriptions(page)).toBe(1);
});
