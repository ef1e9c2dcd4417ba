/** The states of the pages of the account about payments: payment details, billing and the statement of a year. */
import { textsFor } from '@perennial/shared/locales/texts';
import { en, heading, press, retry, text } from './locators.ts';
import type { State } from './state.ts';

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

export const accountPaymentStates: readonly State[] = [...paymentDetails, ...billing, ...statement];
