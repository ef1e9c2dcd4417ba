/** The states of the pages of the account. */
import { keptNames } from '@perennial/shared/catalogue/kept-answers';
import { textsFor } from '@perennial/shared/locales/texts';
import type { Page } from 'playwright/test';
import { addFault, refusal, type State } from './state.ts';

const en = textsFor('en-CA');

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name });
const text = (words: string | RegExp) => (page: Page) => page.getByText(words);
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: en.ui.retry });
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

const layout: readonly State[] = [
  {
    title: 'account whose payments cannot be known',
    kind: 'failed',
    shows: ['account/layout/account-layout'],
    customer: 'ca-subscriber',
    path: '/my-account/support',
    failing: ['getPaymentActivity'],
    ready: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    title: 'account whose payments are not known yet',
    kind: 'loading',
    shows: ['account/layout/account-layout'],
    customer: 'ca-subscriber',
    path: '/my-account/personal-details',
    held: ['getPaymentActivity'],
    ready: (page) => page.locator('.account__skeleton'),
  },
  {
    title: 'account while the shop API is away',
    kind: 'disabled',
    shows: ['account/personal-details/personal-details-page'],
    customer: 'ca-subscriber',
    path: '/my-account/personal-details',
    act: async (page, shop) => {
      await page.waitForLoadState('networkidle');
      for (const name of keptNames) addFault(shop, name, { status: 503 });
      await page.reload();
    },
    ready: text(en.outage.closed),
  },
  {
    title: 'account with the menu of a phone open',
    kind: 'shown',
    shows: ['account/layout/account-layout'],
    customer: 'ca-failed-card',
    path: '/my-account/support',
    act: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('.header__toggle').click();
    },
    ready: (page) =>
      page.locator('.header__list[data-open="true"]').getByRole('link', { name: en.account.pages.support }),
  },
];

const overview = { shows: ['account/overview/overview-page'], path: '/my-account/overview' } as const;

const overviews: readonly State[] = [
  {
    ...overview,
    title: 'overview with many subscriptions, none of which is found',
    kind: 'empty',
    customer: 'ca-many',
    act: (page) => page.getByRole('searchbox').fill('made-up'),
    ready: text(en.account.list.none),
  },
  {
    ...overview,
    title: 'overview with many subscriptions',
    kind: 'shown',
    customer: 'ca-many',
    ready: (page) => page.getByRole('searchbox'),
  },
  {
    ...overview,
    title: 'overview with what is past due',
    kind: 'shown',
    customer: 'ca-failed-card',
    ready: text(/is past due/),
  },
  {
    ...overview,
    title: 'overview with an order that the bank has not decided about',
    kind: 'shown',
    customer: 'ca-pending',
    ready: text(en.account.subscriptions.pending),
  },
  {
    ...overview,
    title: 'overview with waiting returns, ended subscriptions and discounts',
    kind: 'shown',
    customer: 'ca-discounts',
    ready: text(en.account.subscriptions.waiting.device),
  },
  {
    ...overview,
    title: 'overview with cancelled subscriptions',
    kind: 'shown',
    customer: 'de-cancelled',
    ready: heading(textsFor('de').account.subscriptions.inactive),
  },
  {
    ...overview,
    title: 'overview without a subscription',
    kind: 'empty',
    customer: 'ca-new',
    ready: text(en.account.subscriptions.empty),
  },
  {
    ...overview,
    title: 'overview that loads',
    kind: 'loading',
    customer: 'ca-subscriber',
    held: ['getSubscriptions'],
    ready: (page) => page.locator('.overview__list .skeleton'),
  },
  {
    ...overview,
    title: 'overview whose coming days load',
    kind: 'loading',
    customer: 'ca-subscriber',
    held: ['getSubscription'],
    ready: (page) => page.locator('.coming-up__skeleton'),
  },
  {
    ...overview,
    title: 'overview that cannot be loaded',
    kind: 'failed',
    customer: 'ca-subscriber',
    failing: ['getSubscriptions', 'getInvoices'],
    ready: retry,
  },
  {
    ...overview,
    title: 'overview for customer care',
    kind: 'shown',
    customer: 'ca-failed-card',
    care: true,
    ready: (page) => page.locator('.acting-as'),
  },
  {
    ...overview,
    title: 'overview for customer care, who leaves the account',
    kind: 'shown',
    shows: ['ActingAsBar'],
    customer: 'ca-subscriber',
    care: true,
    act: (page) => page.getByRole('button', { name: en.care.bar.switch, exact: true }).click(),
    ready: (page) => page.getByRole('dialog'),
  },
];

/** The dialog that changes several subscriptions. */
const away = { shows: ['AwayDialog'], path: '/my-account/overview?task=away' } as const;

const choosePause = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: en.subscription.pause.until }).fill('12/31/2032');
  await dialog.getByRole('button', { name: en.away.all, exact: true }).click();
};

const aways: readonly State[] = [
  {
    ...away,
    title: 'several subscriptions, some of which cannot be paused',
    kind: 'shown',
    customer: 'ca-collector',
    act: choosePause,
    ready: (page) => page.getByRole('dialog').getByText(en.subscription.pause.charge).first(),
  },
  {
    ...away,
    title: 'several subscriptions that are read',
    kind: 'loading',
    customer: 'ca-collector',
    held: ['getSubscription'],
    ready: (page) => page.getByRole('dialog').locator('.skeleton').first(),
  },
  {
    ...away,
    title: 'several subscriptions that cannot be read',
    kind: 'failed',
    customer: 'ca-collector',
    failing: ['getSubscription'],
    ready: (page) => page.getByRole('dialog').getByRole('button', { name: en.ui.retry }),
  },
  {
    ...away,
    title: 'several subscriptions, one of which was refused',
    kind: 'refused',
    customer: 'ca-month-end',
    prepare: (shop) => addFault(shop, 'pauseReplenishment', { ...refusal, times: 1 }),
    act: async (page) => {
      await choosePause(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Pause selected/ })
        .click();
    },
    ready: (page) => page.getByRole('dialog').getByRole('button', { name: en.away.again }),
  },
  {
    ...away,
    title: 'several subscriptions of a customer who has none',
    kind: 'empty',
    customer: 'ca-new',
    ready: text(en.away.few),
  },
];

const details = {
  shows: ['account/personal-details/personal-details-page'],
  path: '/my-account/personal-details',
} as const;
const editAddresses = press(en.account.details.editAddresses);

const personalDetails: readonly State[] = [
  { ...details, title: 'personal details', kind: 'shown', customer: 'nl-two-addresses', ready: text('Oude Delft 75') },
  {
    ...details,
    title: 'personal details without an address',
    kind: 'empty',
    customer: 'ca-new',
    ready: text(en.account.details.noAddressesHint),
  },
  {
    ...details,
    title: 'personal details whose addresses are locked',
    kind: 'disabled',
    customer: 'se-address-locked',
    ready: text(textsFor('sv').account.details.addressesLocked),
  },
  {
    ...details,
    title: 'personal details that load',
    kind: 'loading',
    customer: 'ca-subscriber',
    held: ['getProfile'],
    ready: (page) => page.locator('main .skeleton'),
  },
  {
    ...details,
    title: 'personal details that cannot be loaded',
    kind: 'failed',
    customer: 'ca-subscriber',
    failing: ['getProfile'],
    ready: retry,
  },
  {
    ...details,
    title: 'personal details that the shop could not import',
    kind: 'failed',
    customer: 'ca-subscriber',
    path: '/my-account/personal-details?profile=failed',
    failing: ['updateProfileToken'],
    ready: text(en.account.details.contactNotTakenOver),
  },
  {
    ...details,
    title: 'personal details with the form of two addresses and its list of cities',
    kind: 'shown',
    customer: 'ca-subscriber',
    act: async (page) => {
      await editAddresses(page);
      await page.getByRole('checkbox', { name: en.address.differentBilling }).check();
      await page.getByRole('combobox').first().click();
    },
    ready: (page) => page.getByRole('option'),
  },
  {
    ...details,
    title: 'personal details with empty fields of an address',
    kind: 'refused',
    customer: 'de-subscriber',
    act: async (page) => {
      const texts = textsFor('de');
      await press(texts.account.details.editAddresses)(page);
      const form = page.locator('main form');
      await form.waitFor();
      for (const field of await form.getByRole('textbox').all()) await field.fill('');
      await form.getByRole('button', { name: texts.account.details.save }).click();
    },
    ready: (page) => page.locator('main form [aria-invalid="true"]'),
  },
  {
    ...details,
    title: 'personal details with a newsletter that was refused',
    kind: 'refused',
    customer: 'ca-subscriber',
    act: async (page, shop) => {
      addFault(shop, 'updateOptIn', { ...refusal, times: 1 });
      await page.getByRole('checkbox', { name: en.account.details.newsletterLabel }).click();
    },
    ready: text(refusal.body.errorMessages[0].message),
  },
];

const payment = {
  shows: ['account/payment-details/payment-details-page'],
  path: '/my-account/payment-details',
} as const;
const changeMethod = press(en.payment.failed.change);

const paymentDetails: readonly State[] = [
  {
    ...payment,
    title: 'payment details',
    kind: 'shown',
    customer: 'ca-subscriber',
    ready: (page) => page.locator('.stored-method__name'),
  },
  {
    ...payment,
    title: 'payment details with a card that has expired',
    kind: 'shown',
    customer: 'ca-failed-card',
    ready: (page) => page.locator('.stored-method .status-line, .stored-method__words'),
  },
  {
    ...payment,
    title: 'payment details without a method',
    kind: 'empty',
    customer: 'ca-new',
    ready: text(en.paymentDetails.none),
  },
  {
    ...payment,
    title: 'payment details during another payment',
    kind: 'disabled',
    customer: 'es-payment',
    ready: (page) => page.locator('.blocked-action__reason'),
  },
  {
    ...payment,
    title: 'payment details that load',
    kind: 'loading',
    customer: 'ca-subscriber',
    held: ['getSavedPaymentMethod'],
    ready: (page) => page.locator('.payment-details__skeleton'),
  },
  {
    ...payment,
    title: 'payment details that cannot be loaded',
    kind: 'failed',
    customer: 'ca-subscriber',
    failing: ['getSavedPaymentMethod'],
    ready: retry,
  },
  {
    ...payment,
    title: 'payment methods that load',
    kind: 'loading',
    customer: 'ca-subscriber',
    held: ['getPaymentMethods'],
    act: changeMethod,
    ready: (page) => page.locator('.payment-methods__skeleton'),
  },
  {
    ...payment,
    title: 'payment methods that cannot be loaded',
    kind: 'failed',
    customer: 'ca-subscriber',
    failing: ['getPaymentMethods'],
    act: changeMethod,
    ready: retry,
  },
  {
    ...payment,
    title: 'payment methods, none chosen',
    kind: 'refused',
    customer: 'ca-subscriber',
    act: async (page) => {
      await changeMethod(page);
      await page.getByRole('button', { name: en.paymentDetails.submit }).click();
    },
    ready: text(en.payment.gate.noMethod),
  },
  {
    ...payment,
    title: 'payment details with the form of a card',
    kind: 'shown',
    customer: 'ca-subscriber',
    act: async (page) => {
      await changeMethod(page);
      await page.getByRole('radio', { name: en.payment.creditCard }).check();
      await page.getByRole('combobox', { name: en.payment.cardType }).selectOption('Visa');
      await press(en.paymentDetails.submit)(page);
    },
    ready: (page) => page.locator('input[name="holderName"]'),
  },
];

const bills = { shows: ['account/billing/billing-page'], path: '/my-account/billing' } as const;

const billing: readonly State[] = [
  { ...bills, title: 'billing of two years', kind: 'shown', customer: 'ca-many', ready: heading(en.billing.payments) },
  {
    ...bills,
    title: 'billing with what is to be paid',
    kind: 'shown',
    customer: 'ca-failed-card',
    ready: heading(en.billing.pastDue),
  },
  {
    ...bills,
    title: 'billing of one month',
    kind: 'shown',
    customer: 'ca-many',
    act: (page) => page.locator('.month-bars__month--paid').first().click(),
    ready: (page) => page.locator('button[aria-pressed="true"]'),
  },
  {
    ...bills,
    title: 'billing without an invoice',
    kind: 'empty',
    customer: 'pl-no-account',
    ready: text(textsFor('pl').billing.empty),
  },
  {
    ...bills,
    title: 'billing that loads',
    kind: 'loading',
    customer: 'ca-subscriber',
    held: ['getInvoices'],
    ready: (page) => page.locator('.billing__skeleton'),
  },
  {
    ...bills,
    title: 'billing that cannot be loaded',
    kind: 'failed',
    customer: 'ca-subscriber',
    failing: ['getInvoices'],
    ready: retry,
  },
  {
    ...bills,
    title: 'billing with a file that cannot be loaded',
    kind: 'failed',
    customer: 'ca-subscriber',
    failing: ['getInvoiceFile'],
    act: (page) =>
      page
        .getByRole('button', { name: /^Invoice/ })
        .first()
        .click(),
    ready: text(en.errors.invoiceFileNotFound),
  },
];

const statements = { shows: ['account/billing/billing-page'], path: '/my-account/billing' } as const;

const statement: readonly State[] = [
  {
    ...statements,
    title: 'statement of a year with what is to be paid',
    kind: 'shown',
    customer: 'ca-failed-card',
    // The year of the newest invoice follows the clock of the sandbox.
    act: (page) => page.getByRole('link', { name: /^Statement/ }).click(),
    ready: (page) => page.getByRole('table'),
  },
  {
    ...statements,
    title: 'statement of a year whose documents are missing',
    kind: 'failed',
    customer: 'ca-failed-card',
    failing: ['getInvoiceFile'],
    act: async (page) => {
      await page.getByRole('link', { name: /^Statement/ }).click();
      await page.getByRole('button', { name: en.statement.documents }).click();
    },
    ready: text(en.statement.missing),
  },
  {
    ...statements,
    title: 'statement of a year without an invoice',
    kind: 'empty',
    customer: 'ca-subscriber',
    path: '/my-account/billing?year=1999',
    ready: text(en.statement.none.replace('{{year}}', '1999')),
  },
  {
    ...statements,
    title: 'statement that loads',
    kind: 'loading',
    customer: 'ca-subscriber',
    path: '/my-account/billing?year=1999',
    held: ['getInvoices'],
    ready: heading('Statement 1999'),
  },
  {
    ...statements,
    title: 'statement that cannot be loaded',
    kind: 'failed',
    customer: 'ca-subscriber',
    path: '/my-account/billing?year=1999',
    failing: ['getInvoices'],
    ready: retry,
  },
];

const help = {
  shows: ['account/support/support-page'],
  path: '/my-account/support',
  customer: 'ca-subscriber',
} as const;

const support: readonly State[] = [
  {
    ...help,
    title: 'support with the list of subjects and an answer open',
    kind: 'shown',
    act: async (page) => {
      await page.locator('.support__questions summary').first().click();
      await page.getByRole('combobox').click();
    },
    ready: (page) => page.getByRole('option'),
  },
  {
    ...help,
    title: 'support with errors in the form',
    kind: 'refused',
    act: press(en.account.support.submit),
    ready: (page) => page.locator('main [aria-invalid="true"]'),
  },
  { ...help, title: 'support whose questions cannot be loaded', kind: 'failed', failing: ['getFaq'], ready: retry },
  {
    ...help,
    title: 'support whose questions load',
    kind: 'loading',
    held: ['getFaq'],
    ready: (page) => page.getByRole('textbox', { name: en.account.support.fields.question }),
  },
];

const mine = {
  shows: ['account/my-data/my-data-page'],
  path: '/my-account/my-data',
  customer: 'ca-subscriber',
} as const;

const myData: readonly State[] = [
  {
    ...mine,
    title: 'my data with the copy of all data shown',
    kind: 'shown',
    act: press(en.myData.copy.show),
    ready: (page) => page.getByRole('button', { name: en.myData.copy.print }),
  },
  {
    ...mine,
    title: 'my data with the receipt of a request for deletion',
    kind: 'shown',
    act: press(en.myData.deletion.ask),
    ready: text(en.myData.deletion.sent),
  },
  {
    ...mine,
    title: 'my data for customer care',
    kind: 'shown',
    care: true,
    ready: text(en.myData.deletion.ofCustomer),
  },
  {
    ...mine,
    title: 'my data whose subscriptions load',
    kind: 'loading',
    held: ['getSubscriptions'],
    ready: (page) => page.locator('.my-data .skeleton').first(),
  },
  {
    ...mine,
    title: 'my data whose subscriptions cannot be loaded',
    kind: 'failed',
    failing: ['getSubscriptions'],
    ready: retry,
  },
];

/** Makes a change, so that there is a receipt, and opens it. */
async function openReceipt(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: en.account.details.newsletterLabel }).click();
  await page.getByRole('link', { name: en.afterChange.receipt, exact: true }).click();
}

const receipts: readonly State[] = [
  {
    title: 'receipts, and one of them open',
    kind: 'shown',
    shows: ['account/receipts/receipts-page'],
    customer: 'ca-subscriber',
    path: '/my-account/personal-details',
    act: openReceipt,
    ready: (page) => page.locator('.receipts__code'),
  },
  {
    title: 'receipts of a customer who has changed nothing',
    kind: 'empty',
    shows: ['account/receipts/receipts-page'],
    customer: 'ca-subscriber',
    path: '/my-account/receipts',
    ready: text(en.receipts.empty),
  },
  {
    title: 'receipts for customer care, with a text that is none',
    kind: 'refused',
    shows: ['account/receipts/receipts-page'],
    customer: 'ca-subscriber',
    care: true,
    path: '/my-account/receipts',
    act: async (page) => {
      await page.getByRole('textbox', { name: en.receipts.check.label }).fill('PR1');
      await page.getByRole('button', { name: en.receipts.check.submit, exact: true }).click();
    },
    ready: text(en.receipts.check.notGenuine),
  },
];

export const accountStates: readonly State[] = [
  ...layout,
  ...overviews,
  ...aways,
  ...personalDetails,
  ...paymentDetails,
  ...billing,
  ...statement,
  ...myData,
  ...support,
  ...receipts,
];
