/** The states of the pages of the account about the person: personal details, my data, support and receipts. */
import { textsFor } from '@perennial/shared/locales/texts';
import type { Page } from 'playwright/test';
import { en, press, retry, text } from './locators.ts';
import { addFault, refusal, type State } from './state.ts';

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

export const accountPersonStates: readonly State[] = [...personalDetails, ...myData, ...support, ...receipts];
