/** The states of the pages of a return, and of the dialogs of a cancellation. */
import { textsFor } from '@perennial/shared/locales/texts';
import type { Page } from 'playwright/test';
import { sectionButton } from '../presses/flow.ts';
import { addFault, changeSubscription, refusal, type State } from './state.ts';

const en = textsFor('en-CA');
const de = textsFor('de');

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: en.ui.retry });

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

const leaving = { kind: 'shown', path: '/my-account/subscription-details/{number}?task=cancel' } as const;

const openSection = (page: Page) => sectionButton(page).click();
const cancelIn = (page: Page, words: string) => dialog(page).getByRole('button', { name: words }).click();

/** Answers "keep" or "return" for every product. */
async function answer(page: Page, words: string): Promise<void> {
  for (const one of await dialog(page).getByRole('radio', { name: words }).all()) await one.check();
}

const { cancel } = de.subscription;

async function openReasons(page: Page): Promise<void> {
  await openSection(page);
  await cancelIn(page, cancel.nudge.goOn);
  await answer(page, cancel.choice.keep);
  await cancelIn(page, cancel.reasons.proceed);
}

async function requestReturn(page: Page): Promise<void> {
  await openSection(page);
  await answer(page, cancel.choice.return);
  await cancelIn(page, cancel.reasons.proceed);
  await dialog(page).getByRole('checkbox').first().check();
  await cancelIn(page, cancel.reasons.proceed);
  await dialog(page).getByText(cancel.requested).waitFor();
}

const titled = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });

const dialogs: readonly State[] = [
  {
    ...leaving,
    title: 'cancellation, what helps instead',
    shows: ['NudgeDialog'],
    customer: 'de-bundle',
    act: openSection,
    ready: titled(cancel.nudge.title),
  },
  {
    ...leaving,
    title: 'cancellation, nothing chosen yet',
    kind: 'refused',
    shows: ['ChoiceDialog'],
    customer: 'de-bundle',
    act: async (page) => {
      await openSection(page);
      await cancelIn(page, cancel.nudge.goOn);
      await cancelIn(page, cancel.reasons.proceed);
    },
    ready: (page) => dialog(page).getByText(cancel.choice.first),
  },
  {
    ...leaving,
    title: 'cancellation of a device that is kept',
    shows: ['KeptDialog'],
    customer: 'de-subscriber',
    act: async (page) => {
      await openSection(page);
      await answer(page, cancel.choice.keep);
      await cancelIn(page, cancel.reasons.proceed);
    },
    ready: (page) => dialog(page).getByRole('button', { name: de.subscription.sections.buyProduct }),
  },
  {
    ...leaving,
    title: 'cancellation, no reason given yet',
    kind: 'disabled',
    shows: ['ReasonsDialog'],
    customer: 'de-bundle',
    act: openReasons,
    ready: (page) => dialog(page).getByText(cancel.reasons.first),
  },
  {
    ...leaving,
    title: 'cancellation, what is still to be paid',
    shows: ['AmountsDialog'],
    customer: 'de-bundle',
    act: async (page) => {
      await openReasons(page);
      await dialog(page).getByRole('checkbox').first().check();
      await cancelIn(page, cancel.submit);
    },
    ready: titled(cancel.amounts.title),
  },
  {
    ...leaving,
    title: 'plain cancellation',
    shows: ['QuestionDialog'],
    customer: 'ca-subscriber',
    // No subscription of the sandbox has this way.
    prepare: (shop) =>
      changeSubscription(shop, 'ca-subscriber', {
        ableToCancel: false,
        ableToCancelReplenishment: true,
        returnInfoDetails: { rightToReturnDays: null, tryBuyReturnDetails: null, replenishmentReturnDetails: null },
      }),
    act: openSection,
    ready: titled(en.subscription.cancel.question),
  },
  {
    ...leaving,
    title: 'return from the dialogs, address',
    shows: ['AddressDialog'],
    customer: 'de-subscriber',
    act: requestReturn,
    ready: titled(de.returns.address.title),
  },
  {
    ...leaving,
    title: 'return from the dialogs, carriers that load',
    kind: 'loading',
    shows: ['CarriersDialog'],
    customer: 'de-subscriber',
    held: ['getReturnCarriers'],
    act: async (page) => {
      await requestReturn(page);
      await cancelIn(page, de.returns.address.confirm);
    },
    ready: (page) => dialog(page).getByText(de.returns.carriers.waiting),
  },
  {
    ...leaving,
    title: 'return from the dialogs, carriers that refuse',
    kind: 'refused',
    shows: ['CarriersDialog'],
    customer: 'de-subscriber',
    act: async (page, shop) => {
      await requestReturn(page);
      addFault(shop, 'getReturnCarriers', { ...refusal, times: 1 });
      await cancelIn(page, de.returns.address.confirm);
    },
    ready: (page) => dialog(page).getByText(refusal.body.errorMessages[0].message),
  },
  {
    ...leaving,
    title: 'return from the dialogs, what happens next',
    shows: ['NextDialog'],
    customer: 'de-subscriber',
    act: async (page) => {
      await requestReturn(page);
      await cancelIn(page, de.returns.address.confirm);
    },
    ready: titled(de.returns.next.title),
  },
  {
    ...leaving,
    title: 'return that was withdrawn',
    shows: ['WithdrawnDialog'],
    customer: 'de-returning-device',
    path: '/my-account/subscription-details/{number}?task=return',
    act: (page) => button(page, new RegExp(`^${cancel.withdraw.action}`)).click(),
    ready: titled(cancel.withdraw.done),
  },
];

export const returnStates: readonly State[] = [...pages, ...dialogs];
