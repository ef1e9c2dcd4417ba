import type { Page, Request } from 'playwright/test';
import { inMatrix } from './matrix.ts';
import { expect, type ShopUnderTest, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

const CART_PATH = '/api/shoppingcart/request';
const giftBoxPath = '/en-ca/cart?bundle=halo-gift-box';
const brushPath = '/en-ca/cart?bundle=sonic-brush-halo';

type Fault = {
  status?: number;
  body?: unknown;
  delayMs?: number;
  times?: number | undefined;
  bodyContains?: string;
};

/**
 * How often a page that opens asks is not known: the server asks first, and does not wait for what is late; then the
 * browser asks.
 */
const untilCleared = { times: undefined };

/** Sets the response of the shop API to the next cart request, by the fault switch of the console. */
async function setNextCartResponse({ sandbox }: ShopUnderTest, fault: Fault): Promise<void> {
  const response = await fetch(`${sandbox.urls.console}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'shop-api', method: 'POST', path: CART_PATH, times: 1, ...fault }),
  });
  expect(response.ok, await response.text()).toBe(true);
}

function createRefusal(code: string, message = 'No.', extraInfo?: unknown): Fault {
  return { status: 400, body: { errorMessages: [{ code, message, extraInfo }] } };
}

/** Returns the bodies of all cart requests that the shop API has received. */
function readCartRequests({ sandbox }: ShopUnderTest): string[] {
  const requests = sandbox.control.requests.all().filter(({ path }) => path === CART_PATH);
  return requests.map(({ body }) => (typeof body === 'string' ? body : JSON.stringify(body)));
}

function findCart(page: Page) {
  const summary = page.getByRole('region', { name: 'Summary' });
  return {
    total: summary.locator('.charges__today-amount'),
    checkout: summary.getByRole('button', { name: 'Checkout' }),
    summary,
    quantity: page.getByRole('status').and(page.locator('output')),
    more: page.getByRole('button', { name: 'One more' }),
    less: page.getByRole('button', { name: 'One less' }),
  };
}

/** Waits until a request is cancelled, or its response is shown. */
async function waitForEnd(page: Page, request: Request): Promise<void> {
  const response = await request.response();
  await response?.finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

test('changes the quantity twenty times and sees the total of the last change', inMatrix, async ({ page, shop }) => {
  await page.goto(giftBoxPath);
  const { total, checkout, quantity, more, less } = findCart(page);
  await expect(total).toHaveText('$154.99');
  for (let click = 0; click < 12; click++) await more.click();
  for (let click = 0; click < 8; click++) await less.click();
  await expect(total).toHaveText('$774.95');
  await expect(quantity).toHaveText('5');
  expect(readCartRequests(shop).at(-1)).toContain('"quantity":5');

  await checkout.click();
  await expect(page.getByText('Quantity: 5')).toBeVisible();
});

test('changes the quantity during a slow request and sees the total of the last change', async ({ page, shop }) => {
  await page.goto(giftBoxPath);
  const { total, quantity, more, summary } = findCart(page);
  await expect(total).toHaveText('$154.99');
  shop.sandbox.control.requests.clear();
  await setNextCartResponse(shop, { delayMs: 3000 });
  const sending = page.waitForRequest((request) => request.url().endsWith(CART_PATH));
  await more.click();
  const slowRequest = await sending;
  // Another request before it would have had the slow response.
  await expect.poll(() => readCartRequests(shop)).toEqual([expect.stringContaining('"quantity":2')]);
  await expect(quantity).toHaveText('2');

  await test.step('sees the old total marked as old while checkout waits', async () => {
    await expect(total).toHaveText('$154.99');
    await expect(summary.locator('.charges')).toHaveAttribute('aria-busy', 'true');
    const waiting = summary.getByRole('button', { name: 'Updating your total…' });
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  });

  await more.click();
  await expect(total).toHaveText('$464.97');
  await waitForEnd(page, slowRequest);
  await expect(total).toHaveText('$464.97');
  await expect(quantity).toHaveText('3');
});

test('keeps a change without a connection, and sees its total when the connection is back', async ({
  page,
  context,
  watch,
}) => {
  await page.goto(giftBoxPath);
  const { total, quantity, more, checkout } = findCart(page);
  await expect(total).toHaveText('$154.99');
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await more.click();
  await expect(page.getByRole('alert')).toContainText('Please check your internet connection');
  await expect(quantity).toHaveText('2');
  await expect(total).toHaveCount(0);
  await expect(checkout).toBeDisabled();

  await context.setOffline(false);
  await expect(total).toHaveText('$309.98');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('estimates the tax for a postal code, which is used again on the next visit', inMatrix, async ({ page, shop }) => {
  await page.goto(brushPath);
  const { total, summary } = findCart(page);
  await expect(total).toHaveText('$129.99');
  await summary.getByRole('button', { name: 'Edit' }).click();
  const field = summary.getByRole('textbox', { name: 'Postal code' });
  const apply = summary.getByRole('button', { name: 'Apply' });
  await expect(field).toBeFocused();
  await apply.click();
  await expect(summary.getByText('The postal code is required')).toBeVisible();
  await field.fill('12345');
  await apply.click();
  await expect(summary.getByText('Invalid postal code')).toBeVisible();
  await field.fill('k1a0b1');
  await apply.click();
  await expect(summary.getByText('Tax estimated for K1A 0B1')).toBeVisible();
  await expect(total).toHaveText('$146.89');

  await test.step('restores the last postal code with Cancel', async () => {
    await summary.getByRole('button', { name: 'Edit' }).click();
    await field.fill('H2J');
    await summary.getByRole('button', { name: 'Cancel' }).click();
    await expect(summary.getByText('Tax estimated for K1A 0B1')).toBeVisible();
  });

  await test.step('sends the postal code with every request, also on the next visit', async () => {
    await page.reload();
    await expect(total).toHaveText('$146.89');
    await findCart(page).more.click();
    await expect(total).toHaveText('$293.78');
    // The server does not know the postal code: the browser asks again before the change.
    for (const body of readCartRequests(shop).slice(-2)) expect(body).toContain('"zipCode":"K1A 0B1"');
  });
});

test('sees each bundle of a family pack once and cannot remove the last one', inMatrix, async ({ page }) => {
  await page.goto('/en-ca/cart?bundle=sonic-brush-halo,brush-heads-halo,sonic-brush-halo');
  const remove = page.getByRole('button', { name: /^Remove/ });
  await expect(remove).toHaveCount(2);
  const { total } = findCart(page);
  await expect(total).toHaveText('$148.98');
  await remove.last().click();
  await expect(total).toHaveText('$129.99');
  await expect(remove).toHaveCount(0);
  await page.reload();
  await expect(total).toHaveText('$129.99');
  await expect(page.getByRole('button', { name: 'One more' })).toHaveCount(1);
});

test('shows four bundles on a phone in three screens', inMatrix, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de-de/cart?bundle=sonic-brush-halo,razor-arc,hair-removal-lume,air-purifier-aura-4A');
  const items = page.locator('.cart-item');
  await expect(items).toHaveCount(4);
  const first = await items.first().boundingBox();
  const last = await items.last().boundingBox();
  if (!first || !last) throw new Error('The bundles are not seen');
  expect((last.y + last.height - first.y) / 844).toBeLessThanOrEqual(3);
});

test('applies one trimmed discount code to each bundle and sees an error for an invalid or duplicate code', async ({
  page,
  watch,
}) => {
  watch.allowConsole(/400 \(Bad Request\)/);
  await page.goto('/en-ca/cart?bundle=sonic-brush-halo,brush-heads-halo');
  const { total } = findCart(page);
  await expect(total).toHaveText('$148.98');
  const brush = page.getByRole('group', { name: 'Halo sonic toothbrush with brush heads', exact: true });
  const brushHeads = page.getByRole('group', { name: 'Halo brush heads', exact: true });
  for (const box of [brush, brushHeads]) await box.getByText('Add a discount code').click();
  const apply = brush.getByRole('button', { name: 'Apply' });
  await brush.getByRole('textbox', { name: 'Discount code' }).fill('   ');
  await expect(apply).toBeDisabled();
  await brush.getByRole('textbox', { name: 'Discount code' }).fill('NOPE');
  await apply.click();
  await expect(brush.getByText('This discount code is not valid.')).toBeVisible();
  await brush.getByRole('textbox', { name: 'Discount code' }).fill('  halo20 ');
  await apply.click();
  await expect(total).toHaveText('$122.98');

  await brushHeads.getByRole('textbox', { name: 'Discount code' }).fill('HALO20');
  await brushHeads.getByRole('button', { name: 'Apply' }).click();
  await expect(brushHeads.getByText('The code you’re trying to use is duplicated')).toBeVisible();
  await brush.getByRole('button', { name: /^Remove\s+halo20/i }).click();
  await expect(total).toHaveText('$148.98');
});

test.describe('errors of the cart', () => {
  test.beforeEach(({ watch }) => watch.allowConsole(/status of (400|404|500)/));

  test('removes a duplicate code without a message', inMatrix, async ({ page, shop }) => {
    const refusal = createRefusal('error.message.applyPromotionIsDuplicated');
    await setNextCartResponse(shop, { ...refusal, ...untilCleared, bodyContains: 'HALO20' });
    await page.goto(`${brushPath}&coupon=HALO20`);
    await expect(findCart(page).total).toHaveText('$129.99');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('removes an invalid code of the URL and shows the error', inMatrix, async ({ page }) => {
    await page.goto(`${brushPath}&coupon=SPRING2020`);
    await expect(findCart(page).total).toHaveText('$129.99');
    await expect(page.getByRole('alert')).toContainText('This discount code is not valid.');
  });

  test(
    'shows the text of the server for a too high quantity and reverts the change',
    inMatrix,
    async ({ page, shop }) => {
      await page.goto(giftBoxPath);
      const { total, quantity, more } = findCart(page);
      await expect(total).toHaveText('$154.99');
      await setNextCartResponse(shop, createRefusal('error.message.reachMaxAllowedNumber', 'At most:', 3));
      await more.click();
      await expect(page.getByRole('alert')).toContainText('At most: 3');
      await expect(quantity).toHaveText('1');
    },
  );

  test('shows an unknown error with its status and loads the cart after a retry', async ({ page, shop }) => {
    await setNextCartResponse(shop, { status: 500, body: '', ...untilCleared });
    await page.goto(giftBoxPath);
    await expect(page.getByRole('alert')).toContainText('Internal Server Error (500)');
    shop.sandbox.control.faults.clear();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(findCart(page).total).toHaveText('$154.99');
  });

  test('shows which bundle is above its maximum quantity and disables checkout', inMatrix, async ({ page }) => {
    await page.goto(`${giftBoxPath}&modified=true`);
    const { total, more, checkout, summary } = findCart(page);
    await expect(total).toHaveText('$154.99');
    for (let click = 0; click < 5; click++) await more.click();
    await expect(page.getByText('exceeds the maximum order quantity of 5')).toBeVisible();
    await expect(checkout).toBeDisabled();
    await expect(summary.getByText('Please lower the quantity to continue.')).toBeVisible();
  });

  test('shows that a bundle is out of stock and disables checkout', inMatrix, async ({ page }) => {
    await page.goto('/en-ca/cart?bundle=sonic-brush-halo-rose');
    await expect(page.getByText('Product is currently out of stock.')).toBeVisible();
    await expect(findCart(page).checkout).toBeDisabled();
  });

  test('shows that a bundle does not exist, leads on, and does not store it', inMatrix, async ({ page }) => {
    await page.goto('/en-ca/cart?bundle=no-such-thing');
    await expect(page.getByText('We do not have a product called no-such-thing.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to your subscriptions' })).toBeVisible();
    await page.goto('/en-ca/cart');
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Arc razor with blades' }).click();
    await expect(findCart(page).checkout).toBeVisible();
  });

  test('keeps the bundle beside one that is not sold any more, in the cart and in checkout', async ({ page, shop }) => {
    shop.sandbox.control.conditions.set({ range: 'without brush heads' });
    await page.goto('/en-ca/cart?bundle=brush-heads-halo,razor-arc');
    await expect(page.getByText('No longer sold: brush-heads-halo. The rest of your cart is kept.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'Arc razor with blades', exact: true })).toBeVisible();
    await expect(findCart(page).total).toHaveText('$12.99');
    await page.goto('/en-ca/checkout?bundle=brush-heads-halo,razor-arc');
    await expect(page.getByText('No longer sold: brush-heads-halo. The rest of your cart is kept.')).toBeVisible();
    await expect(page.getByText('Log in or sign up to continue')).toBeVisible();
  });
});
