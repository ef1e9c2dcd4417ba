/** Every flow that sends something for good, up to its last button. */
import { textsFor } from '@perennial/shared/locales/texts';
import type { Locator, Page } from 'playwright/test';
import { goToPayment } from '../checkout-screen.ts';
import { actFor, careActionsOf } from '../customer-care.ts';
import { findScenario, signInAs } from '../customers.ts';
import type { ShopUnderTest } from '../shop.ts';

export type Flow = {
  readonly title: string;
  /** Goes to the first of `buttons`. */
  readonly open: (page: Page, shop: ShopUnderTest) => Promise<unknown>;
  /** The buttons one after the other; the last one sends. A row may do something before its press. */
  readonly buttons: readonly ((page: Page) => Locator | Promise<Locator>)[];
  /** What the last button sends: the end of its path. */
  readonly sends: string;
};

const named = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const exact = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const inDialog = (name: RegExp) => (page: Page) => page.getByRole('dialog').getByRole('button', { name });

/** The button of the dialog that asks about an action. */
const confirm = (page: Page) => page.getByRole('dialog').locator('.form__actions button').first();

/** Signs in and opens a page of a subscription. `index` is that of the subscription. */
const subscriptionPage =
  (id: string, path: (number: string) => string, prepare?: (page: Page) => Promise<unknown>, index = 0): Flow['open'] =>
  async (page, shop) => {
    const { culture, subscriptions } = await signInAs(page, shop, id);
    await page.goto(`/${culture}/my-account/${path(subscriptions[index]?.number ?? '')}`);
    await prepare?.(page);
  };

const task = (id: string, name: string, prepare?: (page: Page) => Promise<unknown>): Flow['open'] =>
  subscriptionPage(id, (number) => `subscription-details/${number}?task=${name}`, prepare);

const openSection = (page: Page) => page.locator('details[open] .button--primary').click();

async function openCare(page: Page, shop: ShopUnderTest, action: string): Promise<void> {
  const { customer } = await actFor(page, shop, 'ca-subscriber');
  await page.goto(`/en-ca/my-account/subscription-details/${customer.subscriptions[0]?.number}`);
  await careActionsOf(page).open();
  await careActionsOf(page).choose(action);
}

async function fillDeclaration(page: Page, culture: string, labels: readonly string[]): Promise<void> {
  await page.goto(`/${culture}/subscription-contractcancel`);
  for (const [index, value] of ['Anna', 'Schmidt', 'anna@example.com', 'S20100042'].entries())
    await page.getByRole('textbox', { name: labels[index] ?? '', exact: true }).fill(value);
}

const { repair } = textsFor('nl').subscription;

export const flows: readonly Flow[] = [
  {
    title: 'another product',
    open: task('ca-subscriber', 'product', (page) => page.getByRole('radio', { name: /gentle brush heads/ }).check()),
    buttons: [exact('Change product type'), confirm],
    sends: '/change',
  },
  {
    title: 'another frequency',
    open: task('ca-subscriber', 'frequency', (page) =>
      page.getByRole('combobox', { name: 'How often' }).selectOption('Every 2 months'),
    ),
    buttons: [exact('Change frequency'), confirm],
    sends: '/frequency-change',
  },
  {
    title: 'a postponement',
    open: task('ca-subscriber', 'postpone'),
    buttons: [exact('Postpone by one month'), confirm],
    sends: '/postpone',
  },
  {
    title: 'one more shipment',
    open: task('ca-subscriber', 'order'),
    buttons: [exact('Order one more'), confirm],
    sends: '/oneTimeOrder-replenishment',
  },
  {
    title: 'a shipment now',
    open: task('ca-subscriber', 'ship-now'),
    buttons: [exact('Ship now'), confirm],
    sends: '/shipping-now',
  },
  {
    title: 'a pause',
    open: task('ca-subscriber', 'pause', (page) => page.getByRole('radio', { name: 'Indefinitely' }).check()),
    buttons: [exact('Pause subscription'), confirm],
    sends: '/pausing',
  },
  {
    title: 'the end of a pause',
    open: task('ca-paused', 'resume'),
    buttons: [exact('Resume now'), confirm],
    sends: '/resume',
  },
  {
    title: 'a repair',
    open: task('nl-subscriber', 'repair'),
    buttons: [exact(repair.action), confirm],
    sends: '/repair',
  },
  {
    title: 'a discount code',
    open: task('ca-subscriber', 'promotion', (page) =>
      page.getByRole('textbox', { name: 'Discount code' }).fill('halo20'),
    ),
    buttons: [named(/^Apply/)],
    sends: '/apply-promotionCode',
  },
  {
    title: 'a cancellation with its amounts',
    open: task('de-bundle', 'cancel', async (page) => {
      await openSection(page);
      await inDialog(/^Abo kündigen/)(page).click();
      const keep = page.getByRole('dialog').getByRole('radio', { name: 'Ja, ich möchte es behalten.' });
      for (const one of await keep.all()) await one.check();
      await inDialog(/^Weiter/)(page).click();
      await page.getByRole('dialog').getByRole('checkbox').first().check();
    }),
    buttons: [
      inDialog(/^Abo kündigen/),
      (page) => page.getByRole('dialog', { name: 'Was noch zu zahlen ist' }).locator('.form__actions button').first(),
    ],
    sends: '/cancellation',
  },
  {
    title: 'a return from the dialogs',
    open: task('gb-hair-removal', 'cancel', async (page) => {
      await openSection(page);
      await page.getByRole('dialog').getByRole('radio', { name: 'No, I will return it.' }).check();
    }),
    buttons: [
      inDialog(/^Proceed/),
      async (page) => {
        await page.getByRole('dialog').getByRole('textbox').fill('It is too loud');
        return inDialog(/^Proceed/)(page);
      },
    ],
    sends: '/TryBuyBundledReturn',
  },
  {
    title: 'a return from its pages',
    open: subscriptionPage('ca-collector', (number) => `subscription-return/${number}`, undefined, 4),
    buttons: [named('Confirm address'), named('Next'), named(/^Request return/)],
    sends: '/api/return',
  },
  {
    title: 'the withdrawal of a return',
    open: task('de-returning-device', 'return'),
    buttons: [named(new RegExp(`^${textsFor('de').subscription.cancel.withdraw.action}`))],
    sends: '/returning-withdraw',
  },
  {
    title: 'a termination on one page',
    open: (page) => fillDeclaration(page, 'de-de', ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Abonnementnummer']),
    buttons: [exact('Jetzt kündigen')],
    sends: '/SendCancelEmail',
  },
  {
    title: 'a termination in two steps',
    open: (page) => fillDeclaration(page, 'fr-fr', ['Prénom', 'Nom', 'Adresse e-mail', 'Numéro d’abonnement']),
    buttons: [named(/^Continuer/), named(/^Notifier la résiliation/)],
    sends: '/SendCancelEmail',
  },
  {
    title: 'a discount by customer care',
    open: async (page, shop) => {
      await openCare(page, shop, 'Give a discount on the next payment');
      await page.getByLabel('Discount amount ($)').fill('5.50');
    },
    buttons: [named('Submit'), confirm],
    sends: '/giving-discount',
  },
  {
    title: 'a re-shipping',
    open: (page, shop) => openCare(page, shop, 'Ship again'),
    buttons: [
      named('Submit'),
      async (page) => {
        await page.getByRole('dialog').getByRole('checkbox').first().check();
        return confirm(page);
      },
    ],
    sends: '/actions/reshipping',
  },
  {
    title: 'an order by card',
    open: async (page) => {
      await goToPayment(page);
      // By the keyboard: no press of the journey itself comes shortly before those of the hand.
      await page.getByRole('radio', { name: 'Credit card' }).press('Space');
      await page.getByRole('combobox', { name: 'Card type' }).selectOption('Visa');
    },
    buttons: [named(/^Place order/)],
    sends: '/api/orders',
  },
  {
    title: 'the payment of an invoice',
    open: async (page, shop) => {
      const { culture } = await signInAs(page, shop, 'it-past-due');
      await page.goto(`/${culture}/my-account/overview`);
      await page.getByRole('main').getByRole('link', { name: 'Paga ora' }).click();
      await page.getByRole('radio', { name: 'Carta di credito' }).check();
      await page.getByRole('combobox', { name: 'Tipo di carta' }).selectOption('Visa');
    },
    buttons: [named(/^Paga ora · /)],
    sends: '/payment-profile-with-immediate-payment',
  },
  {
    title: 'another payment method',
    open: async (page, shop) => {
      await signInAs(page, shop, 'de-subscriber');
      await page.goto('/de-de/my-account/payment-details');
      await page.getByRole('button', { name: 'Zahlungsart ändern' }).click();
      await page.getByRole('radio', { name: 'Kreditkarte' }).check();
      await page.getByRole('combobox', { name: 'Kartentyp' }).selectOption('Visa');
    },
    buttons: [named(/^Diese Zahlungsart verwenden/)],
    sends: '/paymentprofile',
  },
  {
    title: 'a question to customer care',
    open: async (page, shop) => {
      const { culture } = findScenario(shop, 'ca-subscriber');
      await signInAs(page, shop, 'ca-subscriber');
      await page.goto(`/${culture}/my-account/support`);
      await page.getByRole('button', { name: 'Show all' }).click();
      await page.getByRole('option').first().click();
      await page.getByRole('textbox', { name: 'Your question' }).fill('Where is my parcel? It should have come.');
    },
    buttons: [named(/^Submit your question/)],
    sends: '/user/support',
  },
];
