import { textsFor } from '@perennial/shared/locales/texts';
import type { Page } from 'playwright/test';
import { findScenario, signInAs, signInOnPage } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, openMarkets, type ShopUnderTest, test } from './shop.ts';

test.use({ environment: openMarkets });
test.beforeEach(({ shop }) => shop.sandbox.reset());

/** Returns the path of the customer's first subscription. */
function detailsOf({ culture, subscriptions }: ReturnType<typeof findScenario>): string {
  return `/${culture}/my-account/subscription-details/${subscriptions[0]?.number}`;
}

/** Signs a scenario customer in and opens the first subscription with a task. Returns its path. */
async function openTask(page: Page, shop: ShopUnderTest, id: string, task: string): Promise<string> {
  const path = detailsOf(await signInAs(page, shop, id));
  await page.goto(`${path}?task=${task}`);
  return path;
}

/** Presses a button of the page, then the first button of the dialog that asks about it. */
async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.form__actions button').first().click();
  await expect(dialog).toBeHidden();
}

const notices = (page: Page) => page.getByLabel('Notifications');

const nextDay = (page: Page) => page.getByRole('region', { name: 'Next shipment' });

test('changes product, frequency and date, one change visible later, and sees what was changed elsewhere', async ({
  page,
  shop,
  watch,
}) => {
  watch.allowConsole(/400 \(Bad Request\)/);
  await openTask(page, shop, 'ca-subscriber', 'product');
  await page.getByRole('radio', { name: /gentle brush heads/ }).check();
  await confirm(page, 'Change product type');
  await expect(nextDay(page).getByText('Your new product comes with the next shipment.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);

  await page.getByText('How often').click();
  await page.getByRole('combobox', { name: 'How often' }).selectOption('Every 2 months');
  await confirm(page, 'Change frequency');
  await expect(notices(page).getByText(/^The frequency has been changed\. Your next shipment is on /)).toBeVisible();
  await expect(page.locator('summary').getByText('Every 2 months', { exact: true })).toBeVisible();

  const before = await nextDay(page).getByRole('time').textContent();
  shop.sandbox.control.conditions.set({ visibility: 'when set back' });
  await page.getByRole('button', { name: 'Postpone by one month', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('.form__actions button').first().click();
  await expect(dialog.getByText('Your change has been received. It will be visible in a moment.')).toBeVisible();
  await expect(dialog.locator('.form__actions button').first()).toHaveAttribute('aria-busy', 'true');
  await expect(nextDay(page)).toContainText(before ?? '');
  shop.sandbox.control.conditions.reset();
  await expect(dialog).toBeHidden();
  await expect(notices(page).getByText('The replenishment has been postponed successfully!')).toBeVisible();
  await expect(nextDay(page)).not.toContainText(before ?? '');
  await expect(nextDay(page).getByText(/^Moved to /)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Postpone by one month' })).toHaveCount(0);

  shop.sandbox.control.conditions.set({ changedElsewhere: 'paused or resumed' });
  await page.getByRole('combobox', { name: 'How often' }).selectOption('Every 3 months');
  await page.getByRole('button', { name: 'Change frequency', exact: true }).click();
  await dialog.locator('.form__actions button').first().click();
  await expect(notices(page).getByText(/paused/)).toBeVisible();
  await expect(page.getByText('Paused since')).toBeVisible();
  // The refusal is the one notice: the task of the link was possible when it was opened.
  await expect(page.getByText(/^The task from your link/)).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'How often' })).toHaveCount(0);
});

test(
  'reads when to try again while the shop limits changes or is busy, and goes on after that time',
  inMatrix,
  async ({ page, shop, watch }) => {
    watch.allowConsole(/429 \(Too Many Requests\)|503 \(Service Unavailable\)/);
    const { conditions, clock } = shop.sandbox.control;
    await openTask(page, shop, 'ca-subscriber', 'postpone');
    conditions.set({ limits: 'too many changes' });
    const before = await nextDay(page).getByRole('time').textContent();
    await page.getByRole('button', { name: 'Postpone by one month', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const ok = dialog.locator('.form__actions button').first();
    await ok.click();
    await expect(
      dialog.getByText(
        /^Nothing was done\. The shop cannot take any more requests at the moment\. Please try again in \d\d seconds\.$/,
      ),
    ).toBeVisible();
    await expect(nextDay(page)).toContainText(before ?? '');
    clock.advance(1);
    await ok.click();
    await expect(notices(page).getByText('The replenishment has been postponed successfully!')).toBeVisible();
    await expect(nextDay(page)).not.toContainText(before ?? '');

    conditions.set({ limits: 'too busy' });
    await page.reload();
    // The page shows the last answers meanwhile.
    const outage = page.getByText(/^The shop cannot be reached right now\. Last updated: /).first();
    await expect(outage).toBeVisible();
    clock.advance(1);
    const again = page.getByRole('button', { name: 'Try again' }).first();
    // The page also repeats the request without a press, and then removes the button.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(outage).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(nextDay(page)).not.toContainText(before ?? '');
  },
);

test(
  'activates a code, orders one more shipment, then gets the next one now',
  inMatrix,
  async ({ page, shop, watch }) => {
    watch.allowConsole(/400 \(Bad Request\)/);
    await openTask(page, shop, 'us-subscriber', 'promotion');
    const code = page.getByRole('textbox', { name: 'Discount code' });
    await code.fill('NOPE');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page.getByText('This discount code is not valid.')).toBeVisible();
    await code.fill(' refill25 ');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(notices(page).getByText('Voucher code activated')).toBeVisible();
    await expect(page.getByText('25% off every refill').first()).toBeVisible();

    await page.getByText('One-time orders').click();
    await page.getByRole('button', { name: 'Order one more' }).click();
    // The tax comes on top, so the button does not name an amount.
    await expect(page.getByRole('dialog').getByText('$37.49 plus tax')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Place order', exact: true }).click();
    await expect(page.getByRole('row', { name: /^Aura HEPA filter 1 \$37\.49 plus tax / })).toBeVisible();

    const before = await nextDay(page).getByRole('time').textContent();
    await confirm(page, 'Ship now');
    await expect(notices(page).getByText(/^Subscription has been updated\./)).toBeVisible();
    await expect(nextDay(page)).not.toContainText(before ?? '');
    await page.getByText('Product', { exact: true }).click();
    await expect(page.getByText(/^Your order is still being processed\./)).toBeVisible();
  },
);

test('opens the pause from a link before the sign-in, pauses until a day, moves its end and resumes', async ({
  page,
  shop,
}) => {
  const customer = findScenario(shop, 'ca-subscriber');
  const path = detailsOf(customer);
  await page.goto(`${path}?task=pause`);
  await signInOnPage(page, customer);
  await page.getByRole('radio', { name: 'Until specific date' }).check();
  await page.getByRole('button', { name: 'Choose from the calendar' }).click();
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('button', { name: / 15, / }).click();
  const end = await page.getByRole('textbox', { name: 'Resume on' }).inputValue();
  await test.step('choice and day stay in another language, on another page and after a reload', async () => {
    const until = (name: string) => page.getByRole('textbox', { name });
    await page.goto(`${path}?language=fr-CA`);
    await expect(until(textsFor('fr-CA').subscription.pause.until)).toHaveValue(end);
    await page.goto('/en-ca/my-account/support?language=en-CA');
    await page.goBack();
    await expect(until(textsFor('fr-CA').subscription.pause.until)).toHaveValue(end);
    await page.goto(`${path}?language=en-CA`);
    await page.reload();
    await expect(until('Resume on')).toHaveValue(end);
    await expect(page.getByRole('radio', { name: 'Until specific date' })).toBeChecked();
  });
  await confirm(page, 'Pause subscription');
  await expect(notices(page).getByText('Subscription paused successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/my-account\/overview/);

  await page.goto(path);
  await expect(page.getByText('Paused since')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Resume on' })).toHaveCount(0);
  await page.goto(`${path}?task=resume`);
  await expect(page.getByRole('status').getByText(end).first()).toBeVisible();
  const later = end.replace('/15/', '/16/');
  await page.getByRole('textbox', { name: 'New resume date' }).fill(later);
  await confirm(page, 'Change the resume date');
  await expect(page.getByRole('status').getByText(later).first()).toBeVisible();

  await confirm(page, 'Resume now');
  await expect(notices(page).getByText(/^Your subscription continues\. Next shipment: /)).toBeVisible();
  await expect(page.getByText('Paused since')).toHaveCount(0);
});

test('requests a repair in the Netherlands', inMatrix, async ({ page, shop }) => {
  const { repair } = textsFor('nl').subscription;
  const path = await openTask(page, shop, 'nl-subscriber', 'repair');
  await confirm(page, repair.action);
  await expect(page.getByText(repair.done).last()).toBeVisible();
  await expect(page).toHaveURL(/\/my-account\/overview/);
  await page.goto(path);
  await expect(page.getByText(repair.count_one)).toBeVisible();
});
