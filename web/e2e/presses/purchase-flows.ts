/** The cart, orders and payments. */
import { expect, type Page } from 'playwright/test';
import { goToPayment } from '../checkout-screen.ts';
import { type Flow, named, signedIn, subscriptionPage } from './flow.ts';

/** By the keyboard: no press of the journey itself comes shortly before those of the hand. */
async function chooseVisa(page: Page, creditCard: string, cardType: string): Promise<void> {
  await page.getByRole('radio', { name: creditCard }).press('Space');
  await page.getByRole('combobox', { name: cardType }).selectOption('Visa');
}

/** The cart has its price: until then its buttons wait. */
const waitForPrice = (page: Page) => page.locator('.cart-summary__submit:not([aria-disabled])').waitFor();

const consent = (name: string): Flow['buttons'][number] => {
  return (page) => page.getByRole('dialog', { name: 'Terugkerende betalingen' }).getByRole('button', { name });
};

const openConsent = subscriptionPage('nl-no-consent', (number) => `subscription-purchase/${number}`);

/** The page of the wallet takes no press of the shop. */
const expectWallet = (page: Page) =>
  expect(page.locator('button[name="decision"], form[action$="/pay"]').first()).toBeVisible();

export const purchaseFlows: readonly Flow[] = [
  {
    title: 'the removal of a bundle from the cart',
    open: async (page) => {
      await page.goto('/en-ca/cart?bundle=sonic-brush-halo,brush-heads-halo,razor-arc');
      await expect(page.locator('.cart-item')).toHaveCount(3);
      await waitForPrice(page);
    },
    buttons: [(page) => page.getByRole('button', { name: /^Remove/ }).first()],
    sends: ['requestCart'],
    expectAtEnd: (page) => expect(page.locator('.cart-item')).toHaveCount(2),
  },
  {
    title: 'a discount code in the cart',
    open: async (page) => {
      await page.goto('/en-ca/cart?bundle=sonic-brush-halo');
      await waitForPrice(page);
      await page.getByText('Add a discount code').click();
      await page.getByRole('textbox', { name: 'Discount code' }).fill('HALO20');
    },
    buttons: [named(/^Apply/)],
    sends: ['requestCart'],
    expectAtEnd: (page) => expect(page.locator('.discount-code__applied')).toContainText('HALO20'),
  },
  {
    title: 'the way from the cart to checkout',
    open: async (page) => {
      await page.goto('/en-ca/cart?bundle=sonic-brush-halo');
      await waitForPrice(page);
    },
    buttons: [(page) => page.locator('.cart-summary__submit')],
    // Cart and checkout check the quantities once each.
    sends: ['validateMaxQuantity', 'validateMaxQuantity'],
    expectAtEnd: async (page) => {
      await expect(page).toHaveURL(/\/en-ca\/checkout\?/);
      await expect(page.getByText('Log in or sign up to continue')).toBeVisible();
    },
  },
  {
    title: 'an order by card',
    open: async (page) => {
      await goToPayment(page);
      await chooseVisa(page, 'Credit card', 'Card type');
    },
    buttons: [named(/^Place order/)],
    sends: ['submitOrder', 'createPaymentSession'],
  },
  {
    title: 'an order with the saved card',
    open: signedIn('de-subscriber', '/checkout?bundle=halo-gift-box'),
    buttons: [named(/^Zahlungspflichtig bestellen/)],
    sends: ['submitOrder'],
    expectAtEnd: (page) => expect(page).toHaveURL(/\/de-de\/subscription-successful/),
  },
  {
    title: 'an order at a wallet',
    open: async (page) => {
      await goToPayment(page);
      await page.getByRole('radio', { name: /PayPal/ }).press('Space');
    },
    buttons: [named(/^Place order/)],
    sends: ['submitOrder'],
    expectAtEnd: expectWallet,
  },
  {
    title: 'the payment of an invoice',
    open: signedIn('it-past-due', '/my-account/overview', async (page) => {
      await page.getByRole('main').getByRole('link', { name: 'Paga ora' }).click();
      await chooseVisa(page, 'Carta di credito', 'Tipo di carta');
    }),
    buttons: [named(/^Paga ora · /)],
    sends: ['orderPayNow', 'createPastDuePaymentSession'],
  },
  {
    title: 'the payment of a device in full',
    open: subscriptionPage(
      'ca-collector',
      (number) => `subscription-purchase/${number}`,
      async (page) => {
        await chooseVisa(page, 'Credit card', 'Card type');
        await page.getByRole('checkbox', { name: /agree to the terms/ }).check();
      },
      5,
    ),
    buttons: [named(/^Place order · /)],
    sends: ['orderPayInFull', 'createPayInFullPaymentSession'],
  },
  {
    title: 'another payment method',
    open: signedIn('de-subscriber', '/my-account/payment-details', async (page) => {
      await page.getByRole('button', { name: 'Zahlungsart ändern' }).click();
      await chooseVisa(page, 'Kreditkarte', 'Kartentyp');
    }),
    buttons: [named(/^Diese Zahlungsart verwenden/)],
    sends: ['changePaymentMethod', 'createChangePaymentSession'],
  },
  {
    title: 'another payment method at a wallet',
    open: signedIn('de-subscriber', '/my-account/payment-details', async (page) => {
      await page.getByRole('button', { name: 'Zahlungsart ändern' }).click();
      await page.getByRole('radio', { name: 'PayPal' }).press('Space');
    }),
    buttons: [named(/^Diese Zahlungsart verwenden/)],
    sends: ['changePaymentMethod'],
    expectAtEnd: expectWallet,
  },
  {
    title: 'the consent to recurring payments',
    open: openConsent,
    buttons: [consent('Accepteren')],
    sends: ['updatePersonalDetails'],
  },
  {
    title: 'the refusal of recurring payments',
    open: openConsent,
    buttons: [consent('Weigeren')],
    sends: ['updatePersonalDetails'],
    expectAtEnd: (page) => expect(page.getByRole('button', { name: 'Mijn antwoord wijzigen' })).toBeVisible(),
  },
];
