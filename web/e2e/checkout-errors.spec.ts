import type { Page } from 'playwright/test';
import { chooseCard, comeToPayment } from './checkout-screen.ts';
import { expect, type ShopUnderTest, test } from './shop.ts';

/** Each error that concerns an order, brought about by the sandbox's fault switch, as a person meets it in checkout. */

test.beforeEach(({ shop, watch }) => {
  shop.sandbox.reset();
  watch.allowConsole(/status of (400|401|500)/);
});

type Fault = Parameters<ShopUnderTest['sandbox']['control']['faults']['add']>[0];

function fault({ sandbox }: ShopUnderTest, method: string, path: string, answer: Partial<Fault>): void {
  sandbox.control.faults.add({ service: 'shop-api', method, path, status: 200, times: 1, ...answer });
}

const error = (code: string, message: string, extraInfo?: unknown) => ({
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
    what: 'a code that does not hold leads to the cart beside it',
    answer: error('error.message.promotionIsInvalid', 'No such code'),
    told: /This discount code is not valid/,
    at: (page: Page) => page.getByRole('heading', { name: 'Your order' }),
  },
  {
    what: 'too many are told next to the cart',
    answer: error('error.message.reachMaxAllowedNumber', 'At most', 3),
    told: /At most 3/,
    at: (page: Page) => page.getByRole('heading', { name: 'Your order' }),
  },
  {
    what: 'an order that cannot be calculated leads to the address',
    answer: error('error.message.orderPreviewFailed', 'No preview'),
    told: /We could not calculate your order for this address/,
    at: (page: Page) => page.getByRole('heading', { name: 'Delivery' }),
  },
  {
    what: 'any other error with data leads to the personal details',
    answer: error('error.message.somethingElse', 'The name is too short'),
    told: /The name is too short\s+Some information you filled in/,
    at: (page: Page) => page.getByRole('heading', { name: 'Personal details' }),
  },
];

test('what the shop refuses is told where it can be mended', async ({ page, shop }) => {
  await comeToPayment(page);
  const address = page.url();
  for (const { what, answer, told, at } of refusals) {
    await test.step(what, async () => {
      await page.goto(address);
      fault(shop, 'POST', '/api/orders', answer);
      await placeOrder(page);
      await expect(page.getByText(told).first()).toBeVisible();
      await expect(at(page)).toBeFocused();
    });
  }

  await test.step('an error without a word is told with its status, and the order can be sent again', async () => {
    await page.goto(address);
    fault(shop, 'POST', '/api/orders', { status: 500, body: 'broken' });
    await placeOrder(page);
    await expect(page.getByText('Internal Server Error (500)')).toBeVisible();
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByRole('textbox', { name: /name on card/i })).toBeVisible();
  });
});

test('what is asked before the order stops it in words', async ({ page, shop }) => {
  await comeToPayment(page);
  const address = page.url();
  const profile = await (await page.request.get('/api/user/details', { headers })).json();
  const customer = (changes: object) => ({
    ...profile,
    personalDetail: { ...profile.personalDetail, ...changes },
  });

  await test.step('who owes a payment or a return cannot subscribe', async () => {
    await chooseCard(page, 'Visa');
    fault(shop, 'GET', '/api/user/details', { body: customer({ ableToSubscribe: false }) });
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByText('Sorry, that isn’t possible yet!')).toBeVisible();
  });

  await test.step('a first payment under way is waited for', async () => {
    fault(shop, 'GET', '/api/user/payment-activity', {
      body: {
        hasPaymentInProgress: true,
        hasInvalidRecurringPaymentDetail: false,
        hasInitialPaymentInProgress: true,
      },
    });
    await page.getByRole('button', { name: /^Place order/ }).click();
    await expect(page.getByText('Your first payment information is being processed')).toBeVisible();
  });

  await test.step('failing recurring payments open the dialog with the way to mend them', async () => {
    fault(shop, 'GET', '/api/user/details', { body: customer({ hasInvalidRecurringPaymentDetail: true }) });
    await page.getByRole('button', { name: /^Place order/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/we are not able to process your order/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Change payment method' })).toBeVisible();
  });

  await test.step('nothing was ordered', async () => {
    const orders = shop.sandbox.control.requests.all('shop-api').filter(({ path }) => path === '/api/orders');
    expect(orders).toEqual([]);
  });

  await test.step('who has as many as one may have goes to the account', async () => {
    const bundles = [{ name: 'sonic-brush-halo', maxQuantity: 0 }];
    fault(shop, 'POST', '/api/shoppingcart/validation/maxQuantity', { body: { isValid: false, bundles } });
    await page.goto(address);
    await expect(page.getByText('You already have the maximum amount of subscriptions').first()).toBeVisible();
    await expect(page).toHaveURL(/\/my-account\/overview/);
  });
});

test('an order after the login has expired starts a login that comes back to checkout', async ({ page, shop }) => {
  await comeToPayment(page);
  fault(shop, 'POST', '/api/orders', { status: 401, body: { errorMessages: [] }, times: 2 });
  shop.sandbox.control.requests.clear();
  await placeOrder(page);
  await expect
    .poll(() => shop.sandbox.control.requests.all('identity').some(({ path }) => path === '/auth'))
    .toBe(true);
  await expect(page).toHaveURL(/\/en-ca\/checkout\?bundle=sonic-brush-halo/);
});
