/** The states of the pages of a return. */
import { textsFor } from '@perennial/shared/locales/texts';
import type { Page } from 'playwright/test';
import { de, en, retry } from './locators.ts';
import type { State } from './state.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const layout = {
  shows: ['subscription/return/subscription-return-layout'],
  path: '/my-account/subscription-return/{number}',
  customer: 'ca-collector',
  index: 4,
} as const;
const addressPage = { ...layout, shows: ['subscription/return/return-address-page'] } as const;
const carriersPage = { ...layout, shows: ['subscription/return/return-carriers-page'] } as const;
const confirmationPage = { ...layout, shows: ['subscription/return/return-confirmation-page'] } as const;

const confirmAddress = (page: Page) => button(page, en.returns.address.confirm).click();

async function goToConfirmation(page: Page): Promise<void> {
  await confirmAddress(page);
  await button(page, en.checkout.next).click();
}

const pages: readonly State[] = [
  {
    ...layout,
    title: 'return that loads',
    kind: 'loading',
    held: ['getSubscription'],
    ready: (page) => page.locator('main .skeleton'),
  },
  { ...layout, title: 'return that cannot be loaded', kind: 'failed', failing: ['getSubscription'], ready: retry },
  {
    ...layout,
    title: 'return that is not possible',
    kind: 'disabled',
    customer: 'de-lock-in',
    index: 0,
    ready: (page) => page.getByText(de.returns.refused.InLockPeriod),
  },
  {
    ...layout,
    title: 'return that was asked for before',
    kind: 'shown',
    customer: 'de-returning-device',
    index: 0,
    ready: (page) => page.getByText(de.returns.asked),
  },
  {
    ...addressPage,
    title: 'return, address',
    kind: 'shown',
    ready: (page) => button(page, en.returns.address.confirm),
  },
  {
    ...addressPage,
    title: 'return, address that loads',
    kind: 'loading',
    held: ['getReturnAddress'],
    ready: (page) => page.locator('main .skeleton'),
  },
  {
    ...addressPage,
    title: 'return, address that cannot be loaded',
    kind: 'failed',
    failing: ['getReturnAddress'],
    ready: retry,
  },
  {
    ...addressPage,
    title: 'return, form of the address with an error',
    kind: 'refused',
    act: async (page) => {
      await button(page, en.returns.address.edit).click();
      await page.locator('main form input').first().fill('');
      await page.locator('main form button[type="submit"]').click();
    },
    ready: (page) => page.locator('main form [aria-invalid="true"]'),
  },
  {
    ...addressPage,
    title: 'return, region not chosen',
    kind: 'disabled',
    customer: 'gb-hair-removal',
    index: 0,
    ready: (page) => page.getByText(textsFor('en-GB').returns.region.first),
  },
  {
    ...carriersPage,
    title: 'return, carriers that load',
    kind: 'loading',
    held: ['getReturnCarriers'],
    act: confirmAddress,
    ready: (page) => page.getByText(en.returns.carriers.waiting),
  },
  {
    ...carriersPage,
    title: 'return, carriers that cannot be loaded',
    kind: 'failed',
    failing: ['getReturnCarriers'],
    act: confirmAddress,
    ready: retry,
  },
  {
    ...carriersPage,
    title: 'return, carriers',
    kind: 'shown',
    act: confirmAddress,
    ready: (page) => page.locator('.returns__carrier'),
  },
  {
    ...confirmationPage,
    title: 'return, check',
    kind: 'shown',
    act: goToConfirmation,
    ready: (page) => page.getByRole('heading', { name: en.returns.confirm.title }),
  },
  {
    ...confirmationPage,
    title: 'return that the carriers refuse',
    kind: 'refused',
    prepare: ({ sandbox }) => sandbox.control.conditions.set({ carriers: 'refuse the shipping address' }),
    act: async (page) => {
      await goToConfirmation(page);
      await button(page, en.returns.confirm.submit).click();
    },
    ready: (page) => page.getByRole('alert'),
  },
  {
    ...confirmationPage,
    title: 'return, what happens next',
    kind: 'shown',
    act: async (page) => {
      await goToConfirmation(page);
      await button(page, en.returns.confirm.submit).click();
    },
    ready: (page) => page.getByRole('heading', { name: en.returns.next.title }),
  },
];

export const returnStates: readonly State[] = [...pages];
