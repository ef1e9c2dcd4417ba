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

const overview = '/my-account/overview';
const personalDetails = '/my-account/personal-details';
const paymentDetails = '/my-account/payment-details';
const billing = '/my-account/billing';
const details = '/my-account/subscription-details/{number}';

/** Accepts recurring payments in the dialog, which the page opens. */
async function acceptRecurringPayments(page: Page, language: 'de' | 'nl'): Promise<void> {
  const { accept, title } = textsFor(language).payment.consent;
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: accept }).click();
  await expect(dialog).toBeHidden();
}

/** By the id of the scenario. */
export const scenes: Readonly<Record<string, Scene>> = {
  'ca-new': { path: personalDetails, texts: ['Not given', 'Sorry, you do not have a billing account'] },
  'pl-no-account': { path: billing, texts: ['Nie masz faktur lub nie zostały one jeszcze zsynchronizowane.'] },
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
    texts: ['Le paiement est en cours d’autorisation.', 'Abonnement en attente : création en cours'],
  },
  'es-payment': {
    path: paymentDetails,
    texts: ['Esta opción está desactivada porque estamos procesando tu último pago'],
  },
  'se-address-locked': { path: personalDetails, texts: ['Vi behandlar just nu din senaste beställning'] },
  'at-billing-address': { path: personalDetails, texts: ['Herrengasse 12', 'Mariahilfer Straße 45'] },
  'at-billing-abroad': { path: personalDetails, texts: ['Mariahilfer Straße 12', '1000 Bruxelles', 'Belgien'] },
  'ca-old-town': {
    path: personalDetails,
    act: async (page) => {
      await page.getByRole('button', { name: 'Edit addresses' }).click();
      await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Almonte');
    },
    texts: ['Shipping address'],
  },
  'ca-many': { path: overview, texts: ['Search by product or number', 'Inactive subscriptions'] },

  'ca-paused': { path: details, texts: ['Paused since', 'You can resume at any time.'], absent: ['Resumes on'] },
  'ca-paused-until': { path: details, texts: ['Paused since', 'Resumes on'] },
  'ca-resumed': { path: details, texts: ['Active', 'Next shipment'], absent: ['Paused since'] },
  'ca-pending': { path: details, texts: ['Your subscription is being created'], absent: ['Next payment'] },
  'ca-not-shipped': { path: details, texts: ['no tracking number yet'] },
  'ca-filters': { path: details, texts: ['no tracking number yet', 'Semi-annual'] },
  'ca-rentals': { path: details, texts: ['Monthly', 'Semi-annual'], absent: ['Buy your product'] },
  'de-returning-device': { path: overview, texts: ['Wir warten auf die Rücksendung des Geräts'] },
  'de-returning-replenishment': { path: overview, texts: ['Wir warten auf die Rücksendung der Nachlieferung'] },
  'de-returning-both': { path: overview, texts: ['Wir warten auf Ihre Rücksendungen'] },
  'de-returned': { path: overview, texts: ['Aura Luftreiniger: Die Rücksendung ist bei uns eingetroffen'] },
  'de-paid-in-full': { path: details, texts: ['Gekauft', 'Ihr Gerät ist gekauft'], absent: ['Nächste Zahlung'] },
  'de-cancelled': {
    path: overview,
    texts: ['Inaktive Abonnements', 'Zwei Halo Bürstenköpfe: Die Kündigung war erfolgreich.'],
  },
  'de-bundle': { path: details, texts: ['Aura Luftreiniger', 'Aura HEPA-Filter', 'Sendung verfolgen'] },
  'us-insurer': { path: details, texts: ['Paid by your dental plan'] },
  'nl-insurer': { path: details, texts: ['Betaald door je tandartsverzekering'] },
  'us-insurer-cancelled': { path: overview, texts: ['Your Two Halo brush heads has been successfully canceled.'] },
  'gb-hair-removal': { path: details, texts: ['Buy your product', 'Lume ★ 4.6'] },
  'nl-repair': { path: details, texts: ['één reparatie loopt'] },

  'nl-name-with-stops': {
    path: overview,
    act: async (page) => {
      await page.getByRole('link', { name: 'Nu betalen' }).first().click();
      await acceptRecurringPayments(page, 'nl');
    },
    texts: ['Factuur van'],
  },
  'de-name-with-stops': {
    path: paymentDetails,
    act: async (page) => {
      await page.getByRole('button', { name: 'Zahlungsart ändern' }).click();
      await acceptRecurringPayments(page, 'de');
    },
    texts: ['K.-H. v.d. Heide'],
  },
};

/** The carts of visitors. */
export const carts: Readonly<Record<string, Scene>> = {
  'tax that is part of the price, where the site shows it': {
    path: '/de-de/cart?bundle=sonic-brush-halo',
    texts: ['Enthaltene MwSt.', '14,37'],
  },
  'no tax that is part of the price, where the site does not show it': {
    path: '/fr-fr/cart?bundle=sonic-brush-halo',
    texts: ['Livraison'],
    absent: ['TVA incluse'],
  },
  'HTML of the shop with what its script writes into it': {
    path: '/en-ca/cart?bundle=hair-removal-lume',
    texts: ['Lume ★ 4.6'],
  },
};
