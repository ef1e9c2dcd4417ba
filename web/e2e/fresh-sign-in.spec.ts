/** What cannot be taken back needs a fresh sign-in: from the press to the identity provider, and back to what was pressed. */
import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textsFor } from '@perennial/shared/locales/texts';
import type { Page } from 'playwright/test';
import { approvedVisa, payByCard } from './checkout-screen.ts';
import { type Credentials, customersOfSeveral, signInAs, signInOnPage } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, openMarkets, type ShopUnderTest, test } from './shop.ts';

const clockFile = join(tmpdir(), `clock-${process.pid}`);
/** Moves the clock of the BFF, in minutes from now. */
const moveClock = (minutes: number) => writeFileSync(clockFile, String(minutes * 60_000));

test.use({
  environment: {
    ...openMarkets,
    CLOCK_FILE: clockFile,
    NODE_OPTIONS: `--import ${new URL('file-clock.ts', import.meta.url).href}`,
  },
  viewport: { width: 390, height: 844 },
});
test.beforeEach(({ shop }) => shop.sandbox.reset());
test.afterAll(() => rmSync(clockFile, { force: true }));

/** Signs a customer in, longer ago than `STEP_UP_SECONDS` is by default. */
async function signInEarlier(page: Page, shop: ShopUnderTest, id: string): Promise<Credentials> {
  moveClock(0);
  const credentials = await signInAs(page, shop, id);
  moveClock(11);
  return credentials;
}

/** The page says once why it leaves, and the identity provider asks in its language for the credentials. */
async function expectToBeAsked(page: Page, shop: ShopUnderTest, language: string): Promise<void> {
  const { errors, ui } = textsFor(language);
  const words = errors['session.notFresh'];
  await expect(page.getByRole('main').getByText(words)).toBeVisible();
  await expect(page.getByRole('region', { name: ui.notifications }).getByText(words)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`^${shop.sandbox.urls.identity}`));
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language.slice(0, 2)}`));
  await expect(page.locator('input[name="password"]')).toBeVisible();
}

for (const { id, culture, language } of customersOfSeveral) {
  test(
    `exports the own data after a fresh sign-in, also after one that was cancelled, in ${culture}`,
    inMatrix,
    async ({ page, shop, watch }) => {
      const { myData } = textsFor(language);
      watch.allowConsole(/403 \(Forbidden\)/);
      const credentials = await signInEarlier(page, shop, id);
      await page.goto(`/${culture}/my-account/my-data`);
      const show = page.getByRole('button', { name: myData.copy.show });
      await show.click();
      await expectToBeAsked(page, shop, language);

      await test.step('cancels, is still signed in, and has no copy', async () => {
        await page.goBack();
        await expect(show).toBeEnabled();
        await expect(page.getByText(credentials.email)).toHaveCount(0);
      });

      await show.click();
      await expectToBeAsked(page, shop, language);
      moveClock(0);
      await signInOnPage(page, credentials);
      await expect(page).toHaveURL(/\/my-account\/my-data/);
      await show.click();
      const copy = page
        .locator('.card')
        .filter({ has: page.getByRole('heading', { level: 2, name: myData.copy.title }) });
      await expect(copy.getByText(credentials.email)).toBeVisible();
      const downloading = page.waitForEvent('download');
      await copy.getByRole('button', { name: myData.copy.save }).click();
      expect((await downloading).suggestedFilename()).toMatch(/\.json$/);
    },
  );
}

test(
  'changes the payment method after a fresh sign-in, with the choice of before',
  inMatrix,
  async ({ page, shop, watch }) => {
    watch.allowConsole(/403 \(Forbidden\)/);
    const { paymentDetails } = textsFor('de-DE');
    const credentials = await signInEarlier(page, shop, 'de-subscriber');
    await page.goto('/de-de/my-account/payment-details');
    await page.getByRole('button', { name: 'Zahlungsart ändern' }).click();
    await page.getByRole('radio', { name: 'Kreditkarte' }).check();
    await page.getByRole('combobox', { name: 'Kartentyp' }).selectOption('Visa');
    const submit = page.getByRole('button', { name: 'Diese Zahlungsart verwenden' });
    await submit.click();
    await expectToBeAsked(page, shop, 'de-DE');
    moveClock(0);
    await signInOnPage(page, credentials);
    await expect(page).toHaveURL(/\/de-de\/my-account\/payment-details/);
    await expect(page.getByText('Mastercard, endet auf 4444')).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Kartentyp' })).toHaveValue(/Visa/);
    await submit.click();
    await payByCard(page, approvedVisa);
    await expect(page.getByText(paymentDetails.changed).last()).toBeVisible();
    await expect(page.getByText('Visa, endet auf 1111')).toBeVisible();
  },
);
