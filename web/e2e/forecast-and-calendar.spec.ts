/**
 * A customer with several subscriptions reads on a phone that the card expires before a payment, and takes the days of a
 * year as a calendar file (docs/rules/payments.md#card-forecast, docs/rules/subscriptions.md#calendar-file).
 */
import { readFile } from 'node:fs/promises';
import { textsFor } from '@perennial/shared/locales/texts';
import { customersOfSeveral, signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, openMarkets, test } from './shop.ts';
import { addFault } from './states/state.ts';

test.use({ environment: openMarkets, viewport: { width: 390, height: 844 } });
test.beforeEach(({ shop }) => shop.sandbox.reset());
test.afterEach(({ shop }) => shop.shopApiConnection.connect());

/** The month of today, in which a card expires. */
function thisMonth(): string {
  const today = new Date();
  return `${String(today.getMonth() + 1).padStart(2, '0')}/${today.getFullYear()}`;
}

for (const { id, culture, language } of customersOfSeveral) {
  const { account, subscription, payment } = textsFor(language);

  test(
    `is told that the card expires before a payment, with the way to change it, in ${culture}`,
    inMatrix,
    async ({ page, shop }) => {
      const { subscriptions } = await signInAs(page, shop, id);
      const saved = await (
        await page.request.get('/api/user/paymentprofile', { headers: { 'x-culture': culture } })
      ).json();
      addFault(shop, 'getSavedPaymentMethod', { status: 200, body: { ...saved, expiryDate: thisMonth() } });
      const [before = '', between = ''] = account.card.ends.split(/\{\{\w+\}\}/);
      const told = page.getByText(new RegExp(`^${before}.*${between}`));
      for (const path of ['overview', 'payment-details']) {
        await page.goto(`/${culture}/my-account/${path}`);
        await expect(told.first()).toBeVisible();
      }
      await page.goto(`/${culture}/my-account/overview`);
      await page.getByRole('link', { name: payment.failed.change }).click();
      await expect(page).toHaveURL(/\/my-account\/payment-details/);
      await page.goto(`/${culture}/my-account/subscription-details/${subscriptions[1]?.number}`);
      await expect(told.first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    },
  );

  test(
    `takes the days of all subscriptions as a file, or reads why there is none, in ${culture}`,
    inMatrix,
    async ({ page, shop, watch }) => {
      watch.allowConsole(/502|503|504/);
      const { subscriptions } = await signInAs(page, shop, id);
      await page.goto(`/${culture}/my-account/overview`);
      const link = page.getByRole('link', { name: subscription.upcoming.calendar });
      const downloading = page.waitForEvent('download');
      await link.click();
      const file = await readFile(await (await downloading).path(), 'utf8');
      const text = file.replaceAll('\r\n ', '');
      for (const { number } of subscriptions) expect(text).toContain(`subscription-details/${number}`);

      await shop.shopApiConnection.disconnect();
      await link.click();
      await expect(page.getByRole('link', { name: account.overview })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await shop.shopApiConnection.connect();
      await page.getByRole('link', { name: account.overview }).click();
      await expect(link).toBeVisible();
    },
  );
}
