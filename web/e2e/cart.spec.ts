import type { Page } from 'playwright/test';
import { expect, type ShopUnderTest, test } from './shop.ts';

test.beforeEach(({ shop }) => shop.sandbox.reset());

const CART_PATH = '/api/shoppingcart/request';
const giftBox = '/en-ca/cart?bundle=halo-gift-box';
const brush = '/en-ca/cart?bundle=sonic-brush-halo';

type Fault = { status?: number; body?: unknown; delayMs?: number };

/** What the shop API answers to the next request of the cart. */
async function nextCartAnswer({ sandbox }: ShopUnderTest, fault: Fault): Promise<void> {
  const answer = await fetch(`${sandbox.urls.console}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'shop-api', method: 'POST', path: CART_PATH, times: 1, ...fault }),
  });
  expect(answer.ok, await answer.text()).toBe(true);
}

function refusal(code: string, message = 'No.', extraInfo?: unknown): Fault {
  return { status: 400, body: { errorMessages: [{ code, message, extraInfo }] } };
}

function askedCarts({ sandbox }: ShopUnderTest): string[] {
  const asked = sandbox.control.requests.all().filter(({ path }) => path === CART_PATH);
  return asked.map(({ body }) => (typeof body === 'string' ? body : JSON.stringify(body)));
}

function cartOf(page: Page) {
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

test('twenty clicks on the quantity end in the numbers of the last one', async ({ page, shop }) => {
  await page.goto(giftBox);
  const { total, checkout, quantity, more, less } = cartOf(page);
  await expect(total).toHaveText('$154.99');
  for (let click = 0; click < 12; click++) await more.click();
  for (let click = 0; click < 8; click++) await less.click();
  await expect(total).toHaveText('$774.95');
  await expect(quantity).toHaveText('5');
  expect(askedCarts(shop).at(-1)).toContain('"quantity":5');

  await checkout.click();
  await expect(page.getByText('Quantity: 5')).toBeVisible();
});

test('a slow answer does not overtake the fast one after it', async ({ page, shop }) => {
  await page.goto(giftBox);
  const { total, quantity, more, summary } = cartOf(page);
  await expect(total).toHaveText('$154.99');
  await nextCartAnswer(shop, { delayMs: 2500 });
  await more.click();
  await expect(quantity).toHaveText('2');

  await test.step('the old total stays, marked, and checkout waits', async () => {
    await expect(total).toHaveText('$154.99');
    await expect(summary.locator('.charges')).toHaveAttribute('aria-busy', 'true');
    const waiting = summary.getByRole('button', { name: 'Updating your total…' });
    await expect(waiting).toHaveAttribute('aria-disabled', 'true');
  });

  await more.click();
  await expect(total).toHaveText('$464.97');
  await page.waitForTimeout(2500);
  await expect(total).toHaveText('$464.97');
  await expect(quantity).toHaveText('3');
});

test('a change without a connection is taken back, and works when the connection does', async ({
  page,
  context,
  watch,
}) => {
  await page.goto(giftBox);
  const { total, quantity, more } = cartOf(page);
  await expect(total).toHaveText('$154.99');
  watch.allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await more.click();
  await expect(page.getByRole('alert')).toContainText('Please check your internet connection');
  await expect(quantity).toHaveText('1');
  await expect(total).toHaveText('$154.99');

  await context.setOffline(false);
  await more.click();
  await expect(total).toHaveText('$309.98');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('tax is estimated for a postal code, which stays for the next visit', async ({ page, shop }) => {
  await page.goto(brush);
  const { total, summary } = cartOf(page);
  await expect(total).toHaveText('$129.99');
  await summary.getByRole('button', { name: 'Edit' }).click();
  const field = summary.getByRole('textbox', { name: 'Postal code' });
  const apply = summary.getByRole('button', { name: 'Apply' });
  await expect(field).toBeFocused();
  await apply.click();
  await expect(summary.getByText('The zip code is required')).toBeVisible();
  await field.fill('12345');
  await apply.click();
  await expect(summary.getByText('Invalid zip code')).toBeVisible();
  await field.fill('k1a0b1');
  await apply.click();
  await expect(summary.getByText('Tax estimated for K1A 0B1')).toBeVisible();
  await expect(total).toHaveText('$146.89');

  await test.step('Cancel brings the last one back', async () => {
    await summary.getByRole('button', { name: 'Edit' }).click();
    await field.fill('H2J');
    await summary.getByRole('button', { name: 'Cancel' }).click();
    await expect(summary.getByText('Tax estimated for K1A 0B1')).toBeVisible();
  });

  await test.step('it belongs to every request, also of the next visit', async () => {
    await page.reload();
    await expect(total).toHaveText('$146.89');
    await cartOf(page).more.click();
    await expect(total).toHaveText('$293.78');
    for (const body of askedCarts(shop).slice(-3)) expect(body).toContain('"zipCode":"K1A 0B1"');
  });
});

test('a family pack names each bundle once, and one bundle cannot be removed', async ({ page }) => {
  await page.goto('/en-ca/cart?bundle=sonic-brush-halo,brush-heads-halo,sonic-brush-halo');
  const remove = page.getByRole('button', { name: /^Remove/ });
  await expect(remove).toHaveCount(2);
  const { total } = cartOf(page);
  await expect(total).toHaveText('$148.98');
  await remove.last().click();
  await expect(total).toHaveText('$129.99');
  await expect(remove).toHaveCount(0);
  await page.reload();
  await expect(total).toHaveText('$129.99');
  await expect(page.getByRole('button', { name: 'One more' })).toHaveCount(1);
});

test('a discount code is trimmed, one for each bundle, and told of when it does not hold', async ({ page, watch }) => {
  watch.allowConsole(/400 \(Bad Request\)/);
  await page.goto('/en-ca/cart?bundle=sonic-brush-halo,brush-heads-halo');
  const { total } = cartOf(page);
  await expect(total).toHaveText('$148.98');
  const ofBrush = page.getByRole('group', { name: 'Halo sonic toothbrush with brush heads', exact: true });
  const ofHeads = page.getByRole('group', { name: 'Halo brush heads', exact: true });
  for (const box of [ofBrush, ofHeads]) await box.getByText('Add a discount code').click();
  const apply = ofBrush.getByRole('button', { name: 'Apply' });
  await ofBrush.getByRole('textbox', { name: 'Discount code' }).fill('   ');
  await expect(apply).toBeDisabled();
  await ofBrush.getByRole('textbox', { name: 'Discount code' }).fill('NOPE');
  await apply.click();
  await expect(ofBrush.getByText('This discount code is not valid.')).toBeVisible();
  await ofBrush.getByRole('textbox', { name: 'Discount code' }).fill('  halo20 ');
  await apply.click();
  await expect(total).toHaveText('$122.98');

  await ofHeads.getByRole('textbox', { name: 'Discount code' }).fill('HALO20');
  await ofHeads.getByRole('button', { name: 'Apply' }).click();
  await expect(ofHeads.getByText("The code you're trying to use is duplicated")).toBeVisible();
  await ofBrush.getByRole('button', { name: /^Remove\s+halo20/i }).click();
  await expect(total).toHaveText('$148.98');
});

test.describe('every error of the cart has its behaviour', () => {
  test.beforeEach(({ watch }) => watch.allowConsole(/status of (400|404|500)/));

  test('a code used before goes silently', async ({ page, shop }) => {
    await nextCartAnswer(shop, refusal('error.message.applyPromotionIsDuplicated'));
    await page.goto(`${brush}&coupon=HALO20`);
    await expect(cartOf(page).total).toHaveText('$129.99');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('a code of a link that does not hold goes, and that is said', async ({ page }) => {
    await page.goto(`${brush}&coupon=SPRING2020`);
    await expect(cartOf(page).total).toHaveText('$129.99');
    await expect(page.getByRole('alert')).toContainText('This discount code is not valid.');
  });

  test('too many are told with the words of the server, and taken back', async ({ page, shop }) => {
    await page.goto(giftBox);
    const { total, quantity, more } = cartOf(page);
    await expect(total).toHaveText('$154.99');
    await nextCartAnswer(shop, refusal('error.message.reachMaxAllowedNumber', 'At most:', 3));
    await more.click();
    await expect(page.getByRole('alert')).toContainText('At most: 3');
    await expect(quantity).toHaveText('1');
  });

  test('an unknown error is told with its status, and can be tried again', async ({ page, shop }) => {
    await nextCartAnswer(shop, { status: 500, body: '' });
    await page.goto(giftBox);
    await expect(page.getByRole('alert')).toContainText('Internal Server Error (500)');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(cartOf(page).total).toHaveText('$154.99');
  });

  test('what is over its largest quantity is named, and checkout is closed', async ({ page }) => {
    await page.goto(`${giftBox}&modified=true`);
    const { total, more, checkout, summary } = cartOf(page);
    await expect(total).toHaveText('$154.99');
    for (let click = 0; click < 5; click++) await more.click();
    await expect(page.getByText('exceeds the maximum order quantity of 5')).toBeVisible();
    await expect(checkout).toBeDisabled();
    await expect(summary.getByText('Please lower the quantity to continue.')).toBeVisible();
  });

  test('what is out of stock is said, and checkout is closed', async ({ page }) => {
    await page.goto('/en-ca/cart?bundle=sonic-brush-halo-rose');
    await expect(page.getByText('Product is currently out of stock.')).toBeVisible();
    await expect(cartOf(page).checkout).toBeDisabled();
  });

  test('a bundle that does not exist is said to, with a way on, and is not remembered', async ({ page }) => {
    await page.goto('/en-ca/cart?bundle=no-such-thing');
    await expect(page.getByText('We do not have a product called no-such-thing.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to your subscriptions' })).toBeVisible();
    await page.goto('/en-ca/cart');
    await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  });
});
