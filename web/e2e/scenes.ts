/** The page that each scenario customer changes, and what it shows there. */
import { textsFor } from '@perennial/shared/locales/texts';
import { expect, type Page } from 'playwright/test';

export type Scene = {
  /** The page; `{number}` is the number of the customer's first subscription. */
  readonly path: string;
  readonly texts: readonly string[];
  /** Texts that other customers see in this place. */
  readonly absent?: readonly string[];
  /** What the customer does before the texts are visible. */
  readonly act?: (page: Page) => Promise<void>;
};

/** English texts are written out. Those of other languages come from their files: here the state counts, not the wording. */
const de = textsFor('de');
const es = textsFor('es');
const fr = textsFor('fr');
const nl = textsFor('nl');
const pl = textsFor('pl');
const sv = textsFor('sv');

const overview = '/my-account/overview';
const personalDetails = '/my-account/personal-details';
const paymentDetails = '/my-account/payment-details';
const billing = '/my-account/billing';
const details = '/my-account/subscription-details/{number}';

/** Accepts recurring payments in the dialog, which the page opens. */
async function acceptRecurringPayments(page: Page, { payment }: typeof de): Promise<void> {
  const { accept, title } = payment.consent;
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: accept }).click();
  await expect(dialog).toBeHidden();
}

/** Scripts of the shop wait for the visitor's consent. */
async function acceptScripts(page: Page): Promise<void> {
  await page.getByRole('button', { name: textsFor('en-GB').analytics.consent.accept }).click();
}

/** By the id of the scenario. */
export const scenes: Readonly<Record<string, Scene>> = {
  'ca-new': { path: personalDetails, texts: ['Not given', 'Sorry, you do not have a billing account'] },
  'pl-no-account': { path: billing, texts: [pl.billing.empty] },
  'ca-blocked': {
    path: '/checkout?bundle=brush-heads-halo',
    act: async (page) => {
      await page.getByText('PayPal', { exact: true }).click();
      await page.getByRole('button', { name: /^Place order/ }).click();
    },
    texts: ['Sorry, that isn’t possible yet! We need a due payment/return from you first.'],
  },
  'ca-long-name': {
    path: '/checkout?bundle=air-purifier-aura-4A',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Phone number' }).fill('2505550134');
      await page.getByRole('button', { name: 'Next' }).first().click();
    },
    texts: ['Maria Magdalena Featherstonehaugh-Cholmondeley', '250-555-0134'],
  },
  'fr-initial-payment': {
    path: overview,
    texts: [fr.account.paymentUnderAuthorisation, fr.account.subscriptions.pending],
  },
  'es-payment': {
    path: paymentDetails,
    texts: [es.payment.gate.paymentInProgress],
  },
  'se-address-locked': { path: personalDetails, texts: [sv.account.details.addressesLocked] },
  'at-billing-address': { path: personalDetails, texts: ['Herrengasse 12', 'Mariahilfer Straße 45'] },
  'at-billing-abroad': { path: personalDetails, texts: ['Mariahilfer Straße 12', '1000 Bruxelles', 'Belgien'] },
  'nl-two-addresses': { path: personalDetails, texts: ['Oude Delft 75', 'Lange Voorhout 14'] },
  'gb-two-addresses': { path: personalDetails, texts: ['9 Stonegate', '14 Briggate'] },
  'us-two-addresses': { path: personalDetails, texts: ['15 Beacon Street', '77 Brattle Street'] },
  'de-two-addresses': { path: personalDetails, texts: ['Brandenburger Straße 5', 'Torstraße 140'] },
  'ca-discounts': { path: overview, texts: ['Waiting for device return', 'Waiting for replenishment return'] },
  'ca-old-town': {
    path: personalDetails,
    act: async (page) => {
      await page.getByRole('button', { name: 'Edit addresses' }).click();
      await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Almonte');
    },
    texts: ['Shipping address'],
  },
  'ca-month-end': { path: details, texts: ['Arc razor with blades', 'plus tax'] },
  'ca-office': { path: details, texts: ['Quantity', '$1,234.81'] },
  'cz-office': { path: details, texts: ['4 396,00 Kč'] },
  'ca-many': { path: overview, texts: ['Search by product or number', 'Inactive subscriptions'] },

  'ca-paused': {
    path: details,
    texts: ['Paused since', 'You can resume at any time.'],
    absent: ['From then on it continues automatically.'],
  },
  'ca-paused-until': { path: details, texts: ['Paused since', 'From then on it continues automatically.'] },
  'ca-resumed': { path: details, texts: ['Next shipment'], absent: ['Paused since'] },
  'ca-pending': { path: details, texts: ['Your subscription is being created'], absent: ['Next payment'] },
  'ca-not-shipped': { path: details, texts: ['no tracking number yet'] },
  'ca-filters': { path: details, texts: ['no tracking number yet', '/ 6 months'] },
  'ca-rentals': { path: details, texts: ['/ month', '/ 6 months'], absent: ['Buy your product'] },
  'de-returning-device': { path: overview, texts: [de.account.subscriptions.waiting.device] },
  'de-returning-replenishment': { path: overview, texts: [de.account.subscriptions.waiting.replenishment] },
  'de-returning-both': { path: overview, texts: [de.account.subscriptions.waiting.both] },
  'de-two-returns': { path: overview, texts: [de.account.subscriptions.waiting.both] },
  'de-returned': {
    path: overview,
    texts: [de.account.subscriptions.tips.returned.replace('{{plan}}', 'Aura Luftreiniger')],
  },
  'de-paid-in-full': {
    path: details,
    texts: [de.subscription.state.purchased, de.subscription.tips.purchased],
    absent: [de.subscription.facts.nextPayment],
  },
  'de-cancelled': {
    path: overview,
    texts: [
      de.account.subscriptions.inactive,
      de.account.subscriptions.tips.cancelled.replace('{{plan}}', 'Aura HEPA-Filter'),
    ],
  },
  'de-bundle': { path: details, texts: ['Aura Luftreiniger', 'Aura HEPA-Filter'] },
  'us-insurer': { path: details, texts: ['Paid by your dental plan'] },
  'nl-insurer': { path: details, texts: ['Betaald door je tandartsverzekering'] },
  'us-insurer-cancelled': { path: overview, texts: ['Your Two Halo brush heads has been successfully canceled.'] },
  'gb-hair-removal': { path: details, act: acceptScripts, texts: ['Buy your product', 'Lume ★ 4.6'] },
  'nl-repair': { path: details, texts: [nl.subscription.repair.count_one] },

  'nl-name-with-stops': {
    path: overview,
    act: async (page) => {
      await page.getByRole('link', { name: nl.account.payNow }).first().click();
      await acceptRecurringPayments(page, nl);
    },
    texts: [nl.payment.title],
  },
  'de-name-with-stops': {
    path: paymentDetails,
    act: async (page) => {
      await page.getByRole('button', { name: de.payment.failed.change }).click();
      await acceptRecurringPayments(page, de);
    },
    texts: ['K.-H. v.d. Heide'],
  },
};

/** The carts of visitors. */
export const carts: Readonly<Record<string, Scene>> = {
  'tax that is part of the price, where the site shows it': {
    path: '/de-de/cart?bundle=sonic-brush-halo',
    texts: [de.cart.taxIncluded, '14,37'],
  },
  'no tax that is part of the price, where the site does not show it': {
    path: '/fr-fr/cart?bundle=sonic-brush-halo',
    texts: [fr.cart.delivery],
    absent: [fr.cart.taxIncluded],
  },
  'HTML of the shop with what its script writes into it': {
    path: '/en-ca/cart?bundle=hair-removal-lume',
    act: acceptScripts,
    texts: ['Lume ★ 4.6'],
  },
};
