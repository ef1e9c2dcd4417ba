import type { Page } from 'playwright/test';
import { chooseCard, goToPayment } from './checkout-screen.ts';
import { signInOnPage } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, type ShopUnderTest, test } from './shop.ts';

/** Each error of an order in checkout, caused by faults of the sandbox (docs/rules/checkout.md#refused-orders). */

test.beforeEach(({ shop, watch }) => {
  shop.sandbox.reset();
  watch.allowConsole(/status of (400|401|500)/);
});

type Fault = Parameters<ShopUnderTest['sandbox']['control']['faults']['add']>[0];

function addFault({ sandbox }: ShopUnderTest, method: string, path: string, fault: Partial<Fault>): void {
  sandbox.control.faults.add({ service: 'shop-api', method, path, status: 200, times: 1, ...fault });
}

/** The response stays until the step is over: what a page reads in the background must not use it up. */
async function whileAnswered(
  shop: ShopUnderTest,
  path: string,
  body: unknown,
  step: () => Promise<unknown>,
): Promise<void> {
  shop.sandbox.control.faults.add({ service: 'shop-api', method: 'GET', path, status: 200, body });
  await step();
  shop.sandbox.control.faults.clear();
}

const createError = (code: string, message: string, extraInfo?: unknown) => ({
  status: 400,
  body: { errorMessages: [{ code, message, ...(extraInfo !== undefined && { extraInfo }) }] },
});

async function placeOrder(page: Page): Promise<void> {
  await chooseCard(page, 'Visa');
  await page.getByRole('button', { name: /^Place order/ }).click();
}

const headers = { 'X-Culture': 'en-ca', 'X-Language': 'en-CA' };

const refusals = [
  {
    title: 'an invalid code focuses the order summary',
    response: createError('error.message.promotionIsInvalid', 'No such code'),
    text: /This discount code is not valid/,
    findFocused: (page: Page) => page.getByRole('heading', { name: 'Your order' }),
  },
  {
    title: 'a too high quantity focuses the order summary',
    response: createError('error.message.reachMaxAllowedNumber', 'At most', 3),
    text: /At most 3/,
    findFocused: (page: Page) => page.getByRole('heading', { name: 'Your order' }),
  },
  {
    title: 'an order that cannot be calculated opens the address',
    response: createError('error.message.orderPreviewFailed', 'No preview'),
    text: /We could not calculate your order for this address/,
    findFocused: (page: Page) => page.getByRole('heading', { name: 'Delivery' }),
  },
  {
    title: 'any other error opens the personal details',
    response: createError('error.message.somethingElse', 'The name is too short'),
    text: /The name is too short\s+Some information you filled in/,
    findFocused: (page: Page) => page.getByRole('heading', { name: 'Personal details' }),
  },
];

test('sees the error of a refused order in the step that can resolve it', inMatrix, async ({ page, shop }) => {
  await goToPayment(page);
  const checkoutUrl = page.url();
  for (const { title, response, text, findFocused } of refusals) {
    await test.step(title, async () => {
      await page.goto(checkoutUrl);
      addFault(shop, 'POST', '/api/orders', response);
      await placeOrder(page);
      await expect(page.getByText(text).first()).toBeVisible();
      await expect(findFocused(page)).toBeFocused();
    });
  }

  await test.step('is asked again if the prices rise while the order is sent', async () => {
    await page.goto(checkoutUrl);
    shop.sandbox.control.conditions.set({ prices: 'rise with the order' });
    await placeOrder(page);
    await expect(page.getByText(/^The amount has changed from \$146\.89 to \$161\.58/)).toBeVisible();
    await page.getByRole('button', { name: /^Place order · \$161\.58/ }).click();
    await expect(page.getByText('Pay $161.58 with Visa')).toBeVisible();
    shop.sandbox.control.conditions.reset();
  });

  await test.step('goes back to the cart for a bundle that ends while the order is sent', async () => {
    await page.goto('/en-ca/checkout?bundle=razor-arc,halo-gift-box');
    shop.sandbox.control.conditions.set({ stock: 'ends with the order' });
    await placeOrder(page);
    await expect(page.getByText(/^Out of stock: Arc razor with blades\. Nothing was ordered/)).toBeVisible();
    await expect(page.getByText(/Some information you filled in/)).toHaveCount(0);
    await page.getByRole('link', { name: 'Edit shopping cart' }).last().click();
    const razor = page.getByRole('group', { name: 'Arc razor with blades' });
    await expect(razor.getByText('Product is currently out of stock.')).toBeVisible();
    await razor.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('button', { name: 'Checkout' })).toBeEnabled();
    shop.sandbox.control.conditions.reset();
  });

  await test.step('sees an error without a text with its status, and sends the order again', async () => {
    await page.goto(checkoutUrl);
    addFault(shop, 'POST', '/api/orders', { status: 500, body: 'broken' });
    await placeOrder(page);
    await expect(page.getByText('Internal Server Error (500)')).toBeVisible();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByRole('textbox', { name: /name on card/i })).toBeVisible();
  });
});

test('sees why an order is stopped before it is sent', inMatrix, async ({ page, shop }) => {
  await goToPayment(page);
  const checkoutUrl = page.url();
  const profile = await (await page.request.get('/api/user/details', { headers })).json();
  const customer = (changes: object) => ({
    ...profile,
    personalDetail: { ...profile.personalDetail, ...changes },
  });

  const press = () => page.getByRole('button', { name: /^Place order/ }).click();

  await test.step('a customer with a past-due payment or return cannot subscribe', async () => {
    await chooseCard(page, 'Visa');
    await whileAnswered(shop, '/api/user/details', customer({ ableToSubscribe: false }), async () => {
      await press();
      await expect(page.getByText('Sorry, that isn’t possible yet!')).toBeVisible();
    });
  });

  await test.step('a first payment in progress stops the order', async () => {
    const activity = {
      hasPaymentInProgress: true,
      hasInvalidRecurringPaymentDetail: false,
      hasInitialPaymentInProgress: true,
    };
    await whileAnswered(shop, '/api/user/payment-activity', activity, async () => {
      await press();
      await expect(page.getByText('Your first payment information is being processed')).toBeVisible();
    });
  });

  await test.step('invalid recurring payment details open the payment-failed dialog', async () => {
    await whileAnswered(shop, '/api/user/details', customer({ hasInvalidRecurringPaymentDetail: true }), async () => {
      await press();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(/we are not able to process your order/)).toBeVisible();
      // Payment details are closed in Canada, so the dialog says so instead of leading there.
      await expect(dialog.getByText('no longer available here')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    });
  });

  await test.step('the shop API has received no order', async () => {
    const orders = shop.sandbox.control.requests.all('shop-api').filter(({ path }) => path === '/api/orders');
    expect(orders).toEqual([]);
  });

  await test.step('a customer with the maximum quantity is sent to the account', async () => {
    const bundles = [{ name: 'sonic-brush-halo', maxQuantity: 0 }];
    const method = 'POST';
    const path = '/api/shoppingcart/validation/maxQuantity';
    // Without a number of times: the server does not wait for a late answer, and then the page asks again.
    shop.sandbox.control.faults.add({
      service: 'shop-api',
      method,
      path,
      status: 200,
      body: { isValid: false, bundles },
    });
    await page.goto(checkoutUrl);
    await expect(page.getByText('You already have the maximum number of subscriptions').first()).toBeVisible();
    await expect(page).toHaveURL(/\/my-account\/overview/);
  });
});

test('places an order after the sign-in has expired, signs in again and returns to checkout', async ({
  page,
  shop,
}) => {
  const { email, password } = await goToPayment(page);
  addFault(shop, 'POST', '/api/orders', { status: 401, body: { errorMessages: [] }, times: 2 });
  shop.sandbox.control.requests.clear();
  await placeOrder(page);
  await expect(page.locator('input[name="email"]')).toHaveValue(email);
  await signInOnPage(page, { email, password });
  await expect(page).toHaveURL(/\/en-ca\/checkout\?bundle=sonic-brush-halo/);
});
