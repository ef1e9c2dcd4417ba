import type { Page } from 'playwright/test';
import { approvedVisa, chooseCard, goToPayment, payByCard, undecidedVisa } from './checkout-screen.ts';
import { inMatrix } from './matrix.ts';
import { expect, openMarkets, test } from './shop.ts';

/** What becomes of a payment on a later day (docs/rules/payments.md#refused-first-payments). */

test.use({ environment: openMarkets });
test.beforeEach(({ shop }) => shop.sandbox.reset());

const bundle = 'Halo sonic toothbrush with brush heads';
const detailsLink = (page: Page) => page.getByRole('link', { name: /^Subscription details : Halo/ });

test(
  'reads that the bank has not approved a payment, opens the lost subscription and orders again',
  inMatrix,
  async ({ page, shop, watch }) => {
    watch.allowConsole(/404 \(Not Found\)/);
    shop.sandbox.control.conditions.set({ pendingPayments: 'refused the next day' });
    await goToPayment(page);
    await chooseCard(page, 'Visa');
    await page.getByRole('button', { name: /^Place order/ }).click();
    await payByCard(page, undecidedVisa);
    await expect(page.getByText('Your bank has not answered yet.')).toBeVisible();

    await page.goto('/en-ca/my-account/overview');
    await expect(page.getByText('The payment is still under authorization')).toBeVisible();
    // The page that the server renders has the words before the browser has seen the subscription.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('waitingSubscriptions'))).not.toBeNull();
    const [subscription] = await (await page.request.get('/api/subscriptions')).json();
    shop.sandbox.control.clock.advance(1);

    await page.reload();
    const refusal = page.getByRole('main').getByText('Your bank has not approved the first payment of your order');
    await expect(refusal).toBeVisible();
    await expect(page.getByText('The payment is still under authorization')).toBeHidden();
    await expect(page.getByRole('heading', { name: bundle })).toHaveCount(0);

    await page.goto('/en-ca/my-account/billing');
    await expect(refusal).toBeVisible();
    await expect(page.getByText('To be paid')).toBeHidden();

    await page.goto(`/en-ca/my-account/subscription-details/${subscription.subscriptionNumber}`);
    await expect(page.getByRole('heading', { name: 'This subscription is not in your account' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'To my subscriptions' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
    await expect(refusal).toBeHidden();

    await page.goto('/en-ca/checkout?bundle=sonic-brush-halo');
    await chooseCard(page, 'Visa');
    await page.getByRole('button', { name: /^Place order/ }).click();
    await payByCard(page, approvedVisa);
    await expect(page.getByText('The payment was successful.')).toBeVisible();
    await page.goto('/en-ca/my-account/overview');
    await expect(page.getByRole('heading', { name: bundle })).toBeVisible();
    await expect(refusal).toBeHidden();
  },
);

test(
  'reads that a payment was reversed, on every page of the account, and pays it with another card',
  inMatrix,
  async ({ page, shop }) => {
    shop.sandbox.control.conditions.set({ paidOrders: 'reversed the next day' });
    await goToPayment(page);
    await chooseCard(page, 'Visa');
    await page.getByRole('button', { name: /^Place order/ }).click();
    await payByCard(page, approvedVisa);
    await expect(page.getByText('The payment was successful.')).toBeVisible();
    shop.sandbox.control.clock.advance(1);

    const problem = page.getByText('There seems to be a problem with your payment.');
    await page.goto('/en-ca/my-account/overview');
    await expect(problem).toBeVisible();
    await expect(page.getByText('$146.89 is past due')).toBeVisible();
    await expect(page.getByRole('heading', { name: bundle })).toBeVisible();

    await detailsLink(page).click();
    await expect(page).toHaveURL(/subscription-details/);
    await expect(page.getByRole('heading', { name: bundle })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Billing (A payment is due)' })).toBeVisible();

    await page.goto('/en-ca/my-account/billing');
    await expect(problem).toBeVisible();
    await expect(page.getByRole('heading', { name: 'To be paid' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Pay now' }).first().click();
    await chooseCard(page, 'Mastercard');
    await page.getByRole('button', { name: /^Pay now · \$146\.89/ }).click();
    await payByCard(page, '5555 5555 5555 4444');
    await expect(page.getByText('The payment was successful.')).toBeVisible();

    await page.getByRole('link', { name: 'Back to payment details' }).click();
    await expect(page.getByRole('heading', { name: bundle })).toBeVisible();
    await expect(problem).toBeHidden();
    await expect(page.getByText('is past due')).toBeHidden();
    await page.goto('/en-ca/my-account/billing');
    await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'To be paid' })).toBeHidden();
  },
);
