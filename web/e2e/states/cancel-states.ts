/** The states of the dialogs of a cancellation. */
import type { Page } from 'playwright/test';
import { sectionButton } from '../presses/flow.ts';
import { de, en } from './locators.ts';
import { addFault, changeSubscription, refusal, type State } from './state.ts';

const leaving = { kind: 'shown', path: '/my-account/subscription-details/{number}?task=return' } as const;

const openSection = (page: Page) => sectionButton(page).click();
const dialog = (page: Page) => page.getByRole('dialog');
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
    path: '/my-account/subscription-details/{number}?task=cancel',
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
    act: (page) =>
      page
        .getByRole('button', { name: new RegExp(`^${cancel.withdraw.action}`) })
        .first()
        .click(),
    ready: titled(cancel.withdraw.done),
  },
];

export const cancelStates: readonly State[] = [...dialogs];
