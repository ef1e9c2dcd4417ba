/** The account of a customer, and the forms that need none. */
import { expect, type Page } from 'playwright/test';
import { fillInAddress } from '../checkout-screen.ts';
import { exact, type Flow, inDialog, named, signedIn } from './flow.ts';

const openAddresses = (page: Page) => page.getByRole('button', { name: 'Edit addresses' }).click();

const french = ['Prénom', 'Nom', 'Adresse e-mail', 'Numéro d’abonnement ou de commande'];
const german = ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Nummer des Abos oder der Bestellung'];
const english = ['First name', 'Surname', 'Email address', 'Subscription or order number'];

const declaration =
  (path: string, labels: readonly string[]): Flow['open'] =>
  async (page) => {
    await page.goto(path);
    for (const [index, value] of ['Anna', 'Schmidt', 'anna@example.com', 'S20100042'].entries())
      await page.getByRole('textbox', { name: labels[index] ?? '', exact: true }).fill(value);
  };

/** The receipt of a declaration stays until it is closed. */
const expectReceipt = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

export const accountFlows: readonly Flow[] = [
  {
    title: 'a question to customer care',
    open: signedIn('ca-subscriber', '/my-account/support', async (page) => {
      await page.getByRole('button', { name: 'Show all Subject' }).click();
      await page.getByRole('option').first().click();
      await page.getByRole('textbox', { name: 'Your question' }).fill('Where is my parcel? It should have come.');
    }),
    buttons: [named(/^Submit your question/)],
    sends: ['sendSupportQuestion'],
    expectAtEnd: (page) => expect(page.getByText('Subject is required')).toHaveCount(0),
  },
  {
    title: 'the newsletter',
    open: signedIn('ca-subscriber', '/my-account/personal-details'),
    buttons: [(page) => page.getByRole('checkbox', { name: 'Send me news and offers by email' })],
    sends: ['updateOptIn'],
    expectAtEnd: (page) => expect(page.getByRole('checkbox', { name: 'Send me news' })).toBeChecked(),
  },
  {
    title: 'an address of the account',
    open: signedIn('ca-subscriber', '/my-account/personal-details', async (page) => {
      await openAddresses(page);
      await page
        .getByRole('group', { name: 'Shipping address' })
        .getByRole('textbox', { name: 'Address' })
        .fill('88 Queens Quay West');
    }),
    buttons: [named(/^Save/)],
    sends: ['updateAddresses'],
    expectAtEnd: (page) => expect(page.getByText('88 Queens Quay West').first()).toBeVisible(),
  },
  {
    title: 'an address with the ZIP code of another state',
    open: signedIn('us-subscriber', '/my-account/personal-details', async (page) => {
      await openAddresses(page);
      await page.getByRole('textbox', { name: 'ZIP code' }).fill('10001');
    }),
    buttons: [named(/^Save/), inDialog(/continue/i)],
    sends: ['updateAddresses'],
    expectAtEnd: (page) => expect(page.getByText('Austin, TX 10001').first()).toBeVisible(),
  },
  {
    title: 'an address in checkout',
    open: async (page) => {
      await fillInAddress(page);
    },
    buttons: [named(/^Next/)],
    sends: ['updateAddresses'],
  },
  {
    title: 'the phone number in checkout',
    open: signedIn('ca-long-name', '/checkout?bundle=air-purifier-aura-4A', (page) =>
      page.getByRole('textbox', { name: 'Phone number' }).fill('2505550134'),
    ),
    buttons: [(page) => page.getByRole('button', { name: /^Next/ }).first()],
    sends: ['updatePersonalDetails'],
    expectAtEnd: (page) => expect(page.getByText('250-555-0134')).toBeVisible(),
  },
  {
    title: 'the language of a customer',
    open: signedIn('ca-subscriber', '/my-account/personal-details'),
    buttons: [(page) => page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: /^FR/ })],
    sends: ['setLanguage'],
    expectAtEnd: (page) => expect(page).toHaveURL(/language=fr-CA/),
  },
  {
    title: 'a termination in two steps',
    open: declaration('/fr-fr/subscription-contractcancel', french),
    buttons: [named(/^Continuer/), named(/^Notifier la résiliation/)],
    sends: ['sendTerminationRequest'],
    expectAtEnd: expectReceipt,
  },
  {
    title: 'a termination on one page',
    open: declaration('/de-de/subscription-contractcancel', german),
    buttons: [exact('Jetzt kündigen')],
    sends: ['sendTerminationRequest'],
    expectAtEnd: expectReceipt,
  },
  {
    title: 'a termination in one step',
    open: declaration('/en-ca/subscription-contractcancel', english),
    buttons: [exact('Terminate contract')],
    sends: ['sendTerminationRequest'],
    expectAtEnd: expectReceipt,
  },
  {
    title: 'the withdrawal from a contract',
    open: async (page, shop) => {
      await page.goto('/fr-fr/subscription-contractcancel');
      const link = page.getByRole('link', { name: 'Renoncer au contrat ici' }).first();
      await declaration((await link.getAttribute('href')) ?? '', french)(page, shop);
    },
    buttons: [named(/^Continuer/), named(/^Confirmer la rétractation/)],
    sends: ['sendTerminationRequest'],
    expectAtEnd: expectReceipt,
  },
  {
    title: 'a sign-out',
    open: signedIn('ca-subscriber', '/my-account/overview', async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.press('Enter');
    }),
    buttons: [(page) => page.getByRole('banner').getByRole('button', { name: /^Log Out/ })],
    sends: ['sign-out'],
  },
];
