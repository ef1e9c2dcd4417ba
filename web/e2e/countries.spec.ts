import { pageTextsFor } from '@perennial/sandbox/pages/page-texts';
import { type CultureCode, cultureOf, cultures } from '@perennial/shared/cultures/cultures';
import { type Texts, textsFor } from '@perennial/shared/locales/texts';
import type { Page } from 'playwright/test';
import { approvedVisa, decideAtBank, decideAtWallet, payByCard } from './checkout-screen.ts';
import { signUp, signUpOnPage } from './customers.ts';
import { cellOf, inMatrix } from './matrix.ts';
import { expect, openMarkets, test } from './shop.ts';

/** With every market open, a visitor of each country buys a subscription with the address form of that country. */

test.describe.configure({ mode: 'parallel' });
test.use({ environment: openMarkets });
test.beforeEach(({ shop }) => shop.sandbox.reset());

type Label = keyof Texts['fields']['labels'];
/** The text for a field, or the beginning of an option and the option. */
type Entry = readonly [label: Label, typed: string, option?: string];

type Purchase = {
  readonly address: readonly Entry[];
  readonly by: 'card' | 'wallet' | 'bank';
  /** The country asks for the recurring-payment consent (docs/rules/payments.md#consent). */
  readonly asksConsent?: true;
};

const purchases: Readonly<Record<CultureCode, Purchase>> = {
  'nl-nl': {
    address: [
      ['street', 'Keizersgracht'],
      ['houseNumber', '123'],
      ['extension', 'II'],
      ['postalCode', '1015cj'],
      ['city', 'Amsterdam'],
    ],
    by: 'bank',
    asksConsent: true,
  },
  'en-us': {
    address: [
      ['address', '350 5th Avenue'],
      ['zipCode', '10118'],
      ['city', 'New York'],
      ['state', 'new y', 'New York'],
    ],
    by: 'card',
  },
  'en-ca': {
    address: [
      ['address', '301 Front Street West'],
      ['postalCode', 'm5v2t6'],
      ['province', 'ont', 'Ontario'],
      ['city', 'toro', 'Toronto'],
    ],
    by: 'card',
  },
  'pl-pl': {
    address: [
      ['street', 'Piotrkowska'],
      ['houseNumber', '104A'],
      ['postalCode', '90926'],
      ['city', 'Łódź'],
    ],
    by: 'card',
  },
  'cs-cz': {
    address: [
      ['line1', 'Karlova'],
      ['houseNumber', '48/2'],
      ['postalCode', '11000'],
      ['town', 'Praha'],
    ],
    by: 'wallet',
    asksConsent: true,
  },
  'fr-fr': {
    address: [
      ['line1', 'Rue de la République'],
      ['houseNumber', '12'],
      ['postalCode', '69002'],
      ['town', 'Lyon'],
    ],
    by: 'wallet',
    asksConsent: true,
  },
  'sv-se': {
    address: [
      ['line1', 'Västerlånggatan'],
      ['houseNumber', '7'],
      ['postalCode', '11129'],
      ['town', 'Malmö'],
    ],
    by: 'wallet',
    asksConsent: true,
  },
  'ro-ro': {
    address: [
      ['line1', 'Strada Republicii'],
      ['houseNumber', '25'],
      ['postalCode', '400015'],
      ['town', 'Cluj-Napoca'],
      ['provincia', 'clu', 'Cluj'],
    ],
    by: 'wallet',
    asksConsent: true,
  },
  'de-de': {
    address: [
      ['address', 'Sendlinger Straße 8'],
      ['postalCode', '80331'],
      ['city', 'München'],
    ],
    by: 'card',
    asksConsent: true,
  },
  'en-gb': {
    address: [
      ['streetAndNumber', '10 Downing Street'],
      ['postalCode', 'sw1a2aa'],
      ['town', 'London'],
      ['county', 'greater l', 'Greater London'],
    ],
    by: 'wallet',
    asksConsent: true,
  },
  'it-it': {
    address: [
      ['line1', 'Via Dante'],
      ['houseNumber', '14'],
      ['postalCode', '20121'],
      ['town', 'Milano'],
      ['state', 'mil', 'Milano'],
    ],
    by: 'wallet',
  },
  'es-es': {
    address: [
      ['line1', 'Calle Larios'],
      ['houseNumber', '5'],
      ['postalCode', '29015'],
      ['town', 'Málaga'],
      ['provincia', 'mála', 'Málaga'],
    ],
    by: 'wallet',
  },
  'de-at': {
    address: [
      ['line1', 'Getreidegasse'],
      ['houseNumber', '9'],
      ['postalCode', '5020'],
      ['town', 'Salzburg'],
    ],
    by: 'wallet',
  },
  'nl-be': {
    address: [
      ['line1', 'Meir'],
      ['houseNumber', '78'],
      ['postalCode', '2000'],
      ['town', 'Antwerpen'],
    ],
    by: 'card',
  },
};

async function enterAddress(page: Page, texts: Texts, entries: readonly Entry[]): Promise<void> {
  const address = page.getByRole('group', { name: texts.address.shipping });
  for (const [label, typed, option] of entries) {
    const name = new RegExp(`^${texts.fields.labels[label]}`);
    const field = address.getByRole(option === undefined ? 'textbox' : 'combobox', { name });
    await field.fill(typed);
    if (option !== undefined) await page.getByRole('option', { name: option, exact: true }).click();
  }
  await page.getByRole('button', { name: texts.checkout.next }).click();
}

async function placeOrder(page: Page, texts: Texts): Promise<void> {
  const [order = ''] = texts.payment.placeOrderFor.split(' ·');
  // The name of a button has plain spaces, its text may have others.
  await page.getByRole('button', { name: order.replaceAll(/\s/g, ' ') }).click();
}

/** Places the order and opens the page of the bank through the card provider. */
async function orderByBank(page: Page, texts: Texts): Promise<void> {
  await page.getByText('iDEAL', { exact: true }).click();
  await placeOrder(page, texts);
  await page.locator('.adyen-checkout__button').click();
}

/** Pays, and reads the form or page of the provider in the language of the shop. */
async function pay(page: Page, language: string, by: Purchase['by']): Promise<void> {
  const texts = textsFor(language);
  if (by === 'card') {
    await page.getByText(texts.payment.creditCard, { exact: true }).click();
    await page.getByRole('combobox', { name: texts.payment.cardType }).selectOption('Visa');
    await placeOrder(page, texts);
    const form = pageTextsFor('cardForm', language);
    await expect(page.getByText(form['creditCard.cardNumber.label'], { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: form['creditCard.holderName'] })).toBeVisible();
    return payByCard(page, approvedVisa);
  }
  if (by === 'bank') {
    await orderByBank(page, texts);
    await seeText(page, language, pageTextsFor('bank', language).lead);
    return decideAtBank(page, 'pay');
  }
  await page.getByText('PayPal', { exact: true }).click();
  await placeOrder(page, texts);
  await seeText(page, language, pageTextsFor('wallet', language).note);
  return decideAtWallet(page, 'pay');
}

/** Checks that the page of another service is in the language of the shop. */
async function seeText(page: Page, language: string, text: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.getByText(text)).toBeVisible();
}

/** Goes to the payment step as a visitor, who signs up in checkout and has a new address. */
async function signUpInCheckout(page: Page, code: CultureCode, texts: Texts): Promise<void> {
  await page.goto(`/${code}/cart?bundle=sonic-brush-halo`);
  await page.getByRole('button', { name: texts.cart.checkout }).click();
  await page.getByRole('button', { name: texts.checkout.signIn.signUp }).click();
  const [language] = cultureOf(code).languages;
  await seeText(page, language, pageTextsFor('account', language).signUpLead);
  // Also accepts the newsletter, which is optional.
  await page.locator('input[name="marketingOptIn"]').check();
  await signUpOnPage(page);
  await goToPayment(page, code, texts);
}

/** Goes to the payment step in checkout, which is open, as a customer without an address. */
async function goToPayment(page: Page, code: CultureCode, texts: Texts): Promise<void> {
  const { address, asksConsent } = purchases[code];
  await enterAddress(page, texts, address);
  if (asksConsent) await page.getByRole('button', { name: texts.payment.consent.accept, exact: true }).click();
}

/** Where `test` buys. */
const sample: readonly CultureCode[] = ['nl-nl'];

for (const { code } of cultures) {
  const [language] = cultureOf(code).languages;
  const texts = textsFor(language);

  const title = `buys a subscription in ${code}, from the address to the thank-you page`;
  test(title, cellOf(code, sample), async ({ page, shop }) => {
    await signUp(page, { culture: code, language });
    await page.goto(`/${code}/checkout?bundle=sonic-brush-halo`);
    await goToPayment(page, code, texts);
    await pay(page, language, purchases[code].by);
    await expect(page).toHaveURL(new RegExp(`/${code}/subscription-successful`));
    await expect(page.getByText(texts.orderResult.paymentSuccessful)).toBeVisible();

    const { countryCode, currency } = cultureOf(code);
    const orders = shop.sandbox.control.requests.all().filter(({ path }) => path === '/api/orders');
    expect(orders.map(({ headers }) => [headers['country'], headers['currency'], headers['language']])).toEqual([
      [countryCode, currency.code, language],
    ]);
  });
}

test('cancels at the bank and pays the same order on the second attempt', inMatrix, async ({ page, shop }) => {
  const texts = textsFor('nl-NL');
  await signUpInCheckout(page, 'nl-nl', texts);
  await orderByBank(page, texts);
  await decideAtBank(page, 'cancel');

  await expect(page).toHaveURL(/\/nl-nl\/subscription-error/);
  await page.getByRole('link', { name: texts.paymentDetails.back }).click();
  await orderByBank(page, texts);
  await decideAtBank(page, 'pay');
  await expect(page).toHaveURL(/\/nl-nl\/subscription-successful/);
  const orders = shop.sandbox.control.requests.all('shop-api').filter(({ path }) => path === '/api/orders');
  expect(orders).toHaveLength(1);
});
