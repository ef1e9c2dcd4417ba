import { trialEnvironment } from '@perennial/sandbox/launch/dev-stack';
import type { Locator, Page } from 'playwright/test';
import { approvedVisa, goToPayment, payByCard } from './checkout-screen.ts';
import { signInAs } from './customers.ts';
import { inMatrix } from './matrix.ts';
import { expect, openMarkets, type ShopUnderTest, test } from './shop.ts';

/** Apple Pay and Google Pay, with stand-ins for their scripts (docs/rules/payments.md#wallets). */

test.use({
  https: true,
  ignoreHTTPSErrors: true,
  viewport: { width: 390, height: 844 },
  environment: { ...openMarkets, ...trialEnvironment },
});

test.beforeEach(({ shop }) => shop.sandbox.reset());

type Name = 'Apple Pay' | 'Google Pay';

type Words = {
  readonly site: string;
  readonly goToPayment: (page: Page, shop: ShopUnderTest) => Promise<unknown>;
  readonly order: RegExp;
  readonly payNow: RegExp;
  readonly refused: string;
  /** In the sheet of Google Pay. */
  readonly declined: string;
  readonly close: string;
  readonly closed: (name: Name) => string;
  readonly another: string;
  readonly card: string;
  readonly cardType: string;
  readonly thanks: string;
};

const english: Words = {
  site: 'en-ca',
  goToPayment,
  order: /^Place order · /,
  payNow: /^Pay now · /,
  refused: 'Payment failed',
  declined: 'The payment was refused.',
  close: 'Close',
  closed: (name) => `You closed ${name}. Nothing was charged.`,
  another: 'Choose another payment method',
  card: 'Credit card',
  cardType: 'Card type',
  thanks: 'The payment was successful.',
};

const german: Words = {
  site: 'de-de',
  async goToPayment(page, shop) {
    await signInAs(page, shop, 'de-subscriber');
    await page.goto('/de-de/checkout?bundle=sonic-brush-halo');
  },
  order: /^Zahlungspflichtig bestellen · /,
  payNow: /^Jetzt bezahlen · /,
  refused: 'Zahlung fehlgeschlagen',
  declined: 'Die Zahlung wurde abgelehnt.',
  close: 'Schließen',
  closed: (name) => `Sie haben ${name} geschlossen. Es wurde nichts abgebucht.`,
  another: 'Andere Zahlungsart wählen',
  card: 'Kreditkarte',
  cardType: 'Kartentyp',
  thanks: 'Die Zahlung war erfolgreich.',
};

/** Returns how many orders the shop API has received. */
function countOrders({ sandbox }: ShopUnderTest): number {
  const requests = sandbox.control.requests.all();
  return requests.filter(({ method, path }) => method === 'POST' && path === '/api/orders').length;
}

const sheetOf = (page: Page, name: Name) => page.getByRole('dialog', { name }).frameLocator('iframe');
const walletButton = (page: Page, name: Name) => page.getByRole('button', { name, exact: true });

/** Presses the button that binds, and opens the sheet, which shows the same amount. */
async function openSheet(page: Page, name: Name, binding: Locator): Promise<void> {
  await page.getByRole('radio', { name }).check();
  const words = (await binding.textContent()) ?? '';
  await binding.click();
  await walletButton(page, name).click();
  const heading = sheetOf(page, name).getByRole('heading');
  await expect(heading).toBeVisible();
  expect(digitsOf((await heading.textContent()) ?? '')).toBe(digitsOf(words));
}

const digitsOf = (words: string) => words.replaceAll(/\D/g, '');

/** Chooses a card of the wallet by its last digits, and pays with it. */
async function payIn(page: Page, name: Name, digits: '1111' | '0002'): Promise<void> {
  const sheet = sheetOf(page, name);
  await sheet.getByRole('radio', { name: digits }).check();
  await sheet.locator('button[type="submit"]').click();
}

/** Lets a card be refused. Google's sheet stays open after it. */
async function beRefused(page: Page, name: Name, { declined, close }: Words): Promise<void> {
  await payIn(page, name, '0002');
  if (name === 'Apple Pay') return;
  await expect(sheetOf(page, name).getByText(declined)).toBeVisible();
  await expect(page.getByRole('radio', { name })).toBeDisabled();
  await sheetOf(page, name).getByRole('button', { name: close }).click();
}

const orderButton = (page: Page, { order }: Words) => page.getByRole('button', { name: order });

for (const [words, name] of [
  [english, 'Google Pay'],
  [german, 'Apple Pay'],
] as const) {
  const title = `orders with ${name} on ${words.site} once: refused, closed, and approved in the end`;
  test(title, inMatrix, async ({ page, shop }) => {
    await words.goToPayment(page, shop);
    await openSheet(page, name, orderButton(page, words));
    await beRefused(page, name, words);
    await expect(page.getByText(words.refused)).toBeVisible();
    await walletButton(page, name).click();
    await sheetOf(page, name).getByRole('button', { name: words.close }).click();
    await expect(page.getByText(words.closed(name))).toBeVisible();
    await walletButton(page, name).click();
    await payIn(page, name, '1111');
    await expect(page).toHaveURL(/\/subscription-successful/);
    await expect(page.getByText(words.thanks)).toBeVisible();
    expect(countOrders(shop)).toBe(1);
  });
}

for (const [words, name] of [
  [english, 'Apple Pay'],
  [german, 'Google Pay'],
] as const) {
  test(`closes ${name} on ${words.site} and pays the same order by card`, inMatrix, async ({ page, shop }) => {
    await words.goToPayment(page, shop);
    await openSheet(page, name, orderButton(page, words));
    await page.keyboard.press('Escape');
    await expect(page.getByText(words.closed(name))).toBeVisible();
    await page.getByRole('button', { name: words.another }).click();
    await page.getByRole('radio', { name: words.card }).check();
    await page.getByRole('combobox', { name: words.cardType }).selectOption('Visa');
    await orderButton(page, words).click();
    await payByCard(page, approvedVisa);
    await expect(page).toHaveURL(/\/subscription-successful/);
    expect(countOrders(shop)).toBe(1);
  });
}

test('pays a past-due invoice with Google Pay after its refusal', inMatrix, async ({ page, shop }) => {
  await signInAs(page, shop, 'ca-failed-card');
  await page.goto('/en-ca/my-account/subscription-payment-detail/INV-700004');
  const payNow = page.getByRole('button', { name: english.payNow });
  await openSheet(page, 'Google Pay', payNow);
  await beRefused(page, 'Google Pay', english);
  await expect(page).toHaveURL(/\/en-ca\/subscription-error/);
  await page.getByRole('link', { name: 'Back to payment details' }).click();
  await openSheet(page, 'Google Pay', payNow);
  await payIn(page, 'Google Pay', '1111');
  await expect(page).toHaveURL(/\/en-ca\/pay-now-successful/);
  await expect(page.getByText(english.thanks)).toBeVisible();
});

test(
  'pays an order with Apple Pay, and the invoice again after the bank has taken the money back',
  inMatrix,
  async ({ page, shop }) => {
    const { conditions, clock } = shop.sandbox.control;
    conditions.set({ paidOrders: 'reversed the next day' });
    await german.goToPayment(page, shop);
    await openSheet(page, 'Apple Pay', orderButton(page, german));
    await payIn(page, 'Apple Pay', '1111');
    await expect(page.getByText(german.thanks)).toBeVisible();
    clock.advance(1);
    await page.goto('/de-de/my-account/overview');
    await page.getByRole('main').getByRole('link', { name: 'Jetzt bezahlen' }).click();
    await openSheet(page, 'Apple Pay', page.getByRole('button', { name: german.payNow }));
    await payIn(page, 'Apple Pay', '1111');
    await expect(page).toHaveURL(/\/de-de\/pay-now-successful/);
  },
);

test.describe('for the first time', () => {
  // A kept page has the scripts of the wallets already.
  test.use({ newPages: true });

  test(
    'shows the other methods at once, and a wallet below them when its script is there',
    inMatrix,
    async ({ page, shop, watch }) => {
      const script = { service: 'card-host', method: 'GET' } as const;
      const { faults } = shop.sandbox.control;
      faults.add({ ...script, path: '/wallets/google-pay.js', delayMs: 1500, times: 1 });
      faults.add({ ...script, path: '/wallets/apple-pay.js', status: 503, times: 1 });
      watch.allowConsole(/apple-pay\.js|ERR_FAILED/);
      await goToPayment(page);
      const payPal = page.getByRole('radio', { name: 'PayPal' });
      await expect(payPal).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Google Pay' })).toBeHidden();
      const before = await payPal.boundingBox();
      await expect(page.getByRole('radio', { name: 'Google Pay' })).toBeVisible();
      expect(await payPal.boundingBox()).toEqual(before);
      await expect(page.getByRole('radio', { name: 'Apple Pay' })).toBeHidden();
    },
  );
});
