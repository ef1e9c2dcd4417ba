import type { Page } from 'playwright/test';
import { approvedVisa, chooseCard, comeToPayment, payByCard } from './checkout-screen.ts';
import { expect, type ShopUnderTest, test } from './shop.ts';

/** Whatever happens in the middle of an order, the shop gets it once. */

test.beforeEach(({ shop }) => shop.sandbox.reset());

const placeOrder = (page: Page) => page.getByRole('button', { name: /^Place order/ });

/** How often the shop API was sent an order. */
function orders({ sandbox }: ShopUnderTest): number {
  const requests = sandbox.control.requests.all();
  return requests.filter(({ method, path }) => method === 'POST' && path === '/api/orders').length;
}

async function comeToCardForm(page: Page): Promise<void> {
  await chooseCard(page, 'Visa');
  await placeOrder(page).click();
  await expect(page.getByRole('textbox', { name: /name on card/i })).toBeVisible();
}

async function subscriptionsOf(page: Page): Promise<number> {
  await page.goto('/en-ca/my-account/overview');
  await expect(page.getByRole('heading', { name: 'Active subscriptions' })).toBeVisible();
  return page.getByRole('heading', { name: 'Halo sonic toothbrush with brush heads' }).count();
}

test('a window that was closed at the card form is opened again, and the same order is paid', async ({
  page,
  context,
  shop,
}) => {
  await comeToPayment(page);
  await comeToCardForm(page);
  const address = page.url();
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText(/Your order PO-\d+ is not paid yet/)).toBeVisible();
  await comeToCardForm(again);
  await payByCard(again, approvedVisa);
  await expect(again).toHaveURL(/\/en-ca\/subscription-successful/);
  expect(orders(shop)).toBe(1);
  expect(await subscriptionsOf(again)).toBe(1);
});

test('two tabs at the same order end in one: the second learns that the first has paid', async ({
  page,
  context,
  shop,
}) => {
  await comeToPayment(page);
  const second = await context.newPage();
  await second.goto(page.url());
  await comeToCardForm(page);
  await comeToCardForm(second);
  await payByCard(page, approvedVisa);
  await expect(page).toHaveURL(/\/en-ca\/subscription-successful/);
  await expect(second.getByRole('heading', { name: 'This order is placed' })).toBeVisible();
  expect(orders(shop)).toBe(1);
  expect(await subscriptionsOf(page)).toBe(1);
});

test('a page that is reloaded while its order is on the way does not order twice', async ({ page, shop }) => {
  await comeToPayment(page);
  await chooseCard(page, 'Visa');
  shop.sandbox.control.faults.add({
    service: 'shop-api',
    method: 'POST',
    path: '/api/orders',
    delayMs: 1_500,
    times: 1,
  });
  await placeOrder(page).click();
  await expect.poll(() => orders(shop)).toBe(1);
  await page.reload();
  await comeToCardForm(page);
  await payByCard(page, approvedVisa);
  await expect(page).toHaveURL(/\/en-ca\/subscription-successful/);
  expect(orders(shop)).toBe(1);
  expect(await subscriptionsOf(page)).toBe(1);
});

test('an amount that has changed since the page was drawn is told, and nothing is ordered', async ({ page, shop }) => {
  await comeToPayment(page);
  await chooseCard(page, 'Visa');
  const bundles = [{ name: 'sonic-brush-halo', quantity: 1, promotionCodes: [] }];
  const headers = { 'X-Culture': 'en-ca', 'X-Language': 'en-CA' };
  const answer = await page.request.post('/api/shoppingcart/request', { headers, data: { bundles } });
  const body = await answer.json();
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
  await placeOrder(page).click();
  await expect(page.getByText(/The amount has changed from \$[\d.]+ to \$[\d.]+/)).toBeVisible();
  expect(orders(shop)).toBe(0);
  await placeOrder(page).click();
  await expect(page.getByRole('textbox', { name: /name on card/i })).toBeVisible();
  expect(orders(shop)).toBe(1);
});

test('a person who leaves the wallet by the back button comes back to an order that can be finished', async ({
  page,
  shop,
}) => {
  await comeToPayment(page);
  await page.getByText('PayPal', { exact: true }).click();
  await placeOrder(page).click();
  await expect(page.getByRole('button', { name: /^Pay/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/en-ca\/checkout\?bundle=sonic-brush-halo/);
  await page.getByText('PayPal', { exact: true }).click();
  await placeOrder(page).click();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/en-ca\/subscription-successful/);
  expect(orders(shop)).toBe(1);
  expect(await subscriptionsOf(page)).toBe(1);
});
