/** The most important ways by the keyboard alone. Tab stops only where a person sees it, and no step loses the focus. */
import type { Page } from 'playwright/test';
import { approvedVisa, signUpWithAddress } from './checkout-screen.ts';
import { actFor } from './customer-care.ts';
import { signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, openMarkets, test } from './shop.ts';
import { openState } from './states/state.ts';
import { states } from './states/states.ts';
import { pressAt, tabTo, typeAt } from './tab-key.ts';

test.use({ environment: openMarkets });
test.beforeEach(({ shop }) => shop.sandbox.reset());

const focusIsIn = (page: Page, selector: string) =>
  expect(page.locator(`${selector}:focus, ${selector} :focus`)).toHaveCount(1);

test('buys a subscription by card', inMatrix, async ({ page }) => {
  await signUpWithAddress(page);
  await page.goto('/en-ca/cart?bundle=sonic-brush-halo');
  await pressAt(page.getByRole('button', { name: 'Checkout' }), 'Enter');
  await expect(page).toHaveURL(/\/en-ca\/checkout/);
  await focusIsIn(page, 'main');

  await pressAt(page.getByRole('radio', { name: 'Credit card' }), 'Space');
  await typeAt(page.getByRole('combobox', { name: 'Card type' }), 'Visa');
  await pressAt(page.getByRole('button', { name: /^Place order · / }), 'Enter');
  await focusIsIn(page, 'main');

  const field = (name: string) => page.frameLocator(`[data-cse="${name}"] iframe`).locator('input');
  await typeAt(field('encryptedCardNumber'), approvedVisa);
  await typeAt(field('encryptedExpiryDate'), '0330');
  await typeAt(field('encryptedSecurityCode'), '737');
  await typeAt(page.locator('input[name="holderName"]'), 'Ada Byron');
  await pressAt(page.locator('button.adyen-checkout__button--pay'), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeFocused();
});

test('cancels with a return', inMatrix, async ({ page, shop }) => {
  const { subscriptions } = await signInAs(page, shop, 'gb-hair-removal');
  const number = subscriptions[0]?.number ?? '';
  await page.goto(`/en-gb/my-account/subscription-details/${number}?task=cancel`);
  const dialog = page.getByRole('dialog');
  await focusIsIn(page, 'dialog');

  await tabTo(dialog.getByRole('radio', { name: 'Yes, I want to keep it.' }));
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'No, I will return it.' })).toBeChecked();
  await pressAt(dialog.getByRole('button', { name: 'Proceed' }), 'Enter');
  await focusIsIn(page, 'dialog');
  await typeAt(dialog.getByRole('textbox'), 'It is too loud');
  await pressAt(dialog.getByRole('button', { name: 'Proceed' }), 'Enter');
  await expect(dialog.getByText('You have requested the return.')).toBeVisible();
  await focusIsIn(page, 'dialog');
  await typeAt(dialog.getByRole('combobox', { name: 'Region' }), 'Scot');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await pressAt(dialog.getByRole('button', { name: 'Confirm address' }), 'Enter');
  await expect(dialog.getByText('A return label was emailed to')).toBeVisible();
  await focusIsIn(page, 'dialog');
  await pressAt(dialog.getByRole('button', { name: 'Continue' }), 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sad to see you go' })).toBeFocused();
});

test('scrolls each check box of a long dialog above its buttons on a phone', inMatrix, async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const state of states.filter(({ title }) => title === 'cancellation, no reason given yet'))
    await openState(page, shop, state);
  const places = await page.getByRole('dialog').evaluate((dialog) => {
    const topOfButtons = () => dialog.querySelector('.form__actions')?.getBoundingClientRect().top ?? 0;
    return [...dialog.querySelectorAll('input')].map((box) => {
      dialog.querySelector('button')?.focus();
      // Below the upper edge of the buttons, as far as the dialog can be scrolled.
      dialog.scrollBy(0, box.getBoundingClientRect().top - topOfButtons() - 2);
      box.focus();
      return topOfButtons() - box.getBoundingClientRect().bottom;
    });
  });
  expect(places.length).toBeGreaterThan(3);
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
});

test('pauses a subscription until a day', async ({ page, shop }) => {
  const { subscriptions } = await signInAs(page, shop, 'ca-subscriber');
  await page.goto(`/en-ca/my-account/subscription-details/${subscriptions[0]?.number}?task=pause`);
  await pressAt(page.getByRole('button', { name: 'Pause subscription' }), 'Enter');
  const dialog = page.getByRole('dialog');
  await focusIsIn(page, 'dialog');
  // Escape leads back to the button.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Pause subscription' })).toBeFocused();
  await page.keyboard.press('Enter');
  await pressAt(dialog.getByRole('button', { name: 'Pause subscription' }), 'Enter');
  await expect(page.getByText('Subscription paused successfully!').last()).toBeVisible();
  await focusIsIn(page, 'main');
});

test('gives a discount as customer care', inMatrix, async ({ page, shop }) => {
  const { customer } = await actFor(page, shop, 'ca-subscriber');
  await page.goto(`/en-ca/my-account/subscription-details/${customer.subscriptions[0]?.number}`);
  await pressAt(page.locator('summary', { hasText: 'Customer care actions' }), 'Enter');
  await typeAt(page.getByLabel('Action', { exact: true }), 'Give a discount');
  await typeAt(page.getByLabel('Discount amount'), '5.50');
  await pressAt(page.getByRole('button', { name: 'Submit' }), 'Enter');
  const dialog = page.getByRole('dialog');
  await focusIsIn(page, 'dialog');
  await tabTo(dialog.getByRole('button', { name: 'Run the action' }));
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: 'This action has been executed successfully' }),
  ).toBeVisible();
  await focusIsIn(page, 'main');
});
