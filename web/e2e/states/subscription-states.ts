/** The states of the details of a subscription, and of the page after its cancellation. */
import { de, en, heading, openSections, retry, skeleton, text } from './locators.ts';
import type { State } from './state.ts';

const details = {
  shows: ['subscription/details/subscription-details-page'],
  path: '/my-account/subscription-details/{number}',
} as const;
const detailsWith = (task: string) => `${details.path}?task=${task}`;

/** Customers whose subscriptions are in different states, with every section open. */
const opened: readonly (readonly [customer: string, index: number])[] = [
  ['ca-subscriber', 0],
  ['ca-collector', 5],
  ['ca-collector', 8],
  ['ca-changed', 0],
  ['ca-paused', 0],
  ['ca-paused-until', 0],
  ['ca-pending', 0],
  ['ca-not-shipped', 0],
  ['ca-failed-card', 0],
  ['de-bundle', 0],
  ['de-lock-in', 0],
  ['de-returning-device', 0],
  ['de-returning-both', 0],
  ['de-paid-in-full', 0],
  ['nl-repair', 0],
  ['us-insurer', 0],
  ['es-payment', 0],
];

const detailsStates: readonly State[] = [
  ...opened.map(
    ([customer, index]): State => ({
      ...details,
      title: `subscription ${index + 1} of ${customer}, every section open`,
      kind: 'shown',
      customer,
      index,
      act: openSections,
      ready: (page) => page.getByRole('heading', { level: 1 }),
    }),
  ),
  {
    ...details,
    title: 'subscription for customer care, every section open',
    kind: 'shown',
    customer: 'ca-subscriber',
    care: true,
    act: openSections,
    ready: (page) => page.getByLabel(en.care.action, { exact: true }),
  },
  {
    ...details,
    title: 'subscription with the calendar of a pause open',
    kind: 'shown',
    customer: 'ca-subscriber',
    path: detailsWith('pause'),
    act: async (page) => {
      await page.getByRole('radio', { name: en.subscription.pause.choices.until }).check();
      await page.getByRole('button', { name: en.dates.calendar }).click();
    },
    ready: (page) => page.getByRole('button', { name: en.dates.nextMonth }),
  },
  {
    ...details,
    title: 'subscription with a day of a pause that is none',
    kind: 'refused',
    customer: 'ca-subscriber',
    path: detailsWith('pause'),
    act: async (page) => {
      await page.getByRole('radio', { name: en.subscription.pause.choices.until }).check();
      await page.getByRole('textbox', { name: en.subscription.pause.until }).fill('soon');
      await page.getByRole('button', { name: en.subscription.pause.action, exact: true }).click();
    },
    ready: text(en.dates.faults.invalid),
  },
  {
    ...details,
    title: 'subscription with a task that is not possible',
    kind: 'disabled',
    customer: 'ca-subscriber',
    path: detailsWith('resume'),
    ready: text(en.subscription.taskClosed),
  },
  {
    ...details,
    title: 'subscription with a refused discount code',
    kind: 'refused',
    customer: 'ca-subscriber',
    path: detailsWith('promotion'),
    act: async (page) => {
      await page.getByRole('textbox', { name: en.cart.discount.code }).fill('NOPE');
      await page.getByRole('button', { name: /^Apply/ }).click();
    },
    ready: text(en.validation['error.message.promotionIsInvalid']),
  },
  {
    ...details,
    title: 'subscription that was changed, with its notification',
    kind: 'shown',
    customer: 'ca-subscriber',
    path: detailsWith('postpone'),
    act: async (page) => {
      await page.getByRole('button', { name: en.subscription.postpone.action, exact: true }).click();
      await page.getByRole('dialog').locator('.form__actions button').first().click();
    },
    ready: (page) => page.locator('.next-delivery__moved'),
  },
  {
    ...details,
    title: 'subscription that loads',
    kind: 'loading',
    customer: 'ca-subscriber',
    held: ['getSubscription'],
    ready: skeleton,
  },
  {
    ...details,
    title: 'subscription that cannot be loaded',
    kind: 'failed',
    customer: 'ca-subscriber',
    failing: ['getSubscription'],
    ready: retry,
  },
  {
    ...details,
    title: 'subscription of another customer',
    kind: 'failed',
    customer: 'ca-subscriber',
    path: '/my-account/subscription-details/S-1',
    ready: heading(en.subscription.notThere),
  },
];

const cancelled = {
  shows: ['subscription/cancel/subscription-cancel-page'],
  path: '/my-account/subscription-cancel/{number}',
} as const;

const cancelledStates: readonly State[] = [
  {
    ...cancelled,
    title: 'after a cancellation',
    kind: 'shown',
    customer: 'de-returning-device',
    ready: heading(de.subscription.cancelled.title),
  },
  {
    ...cancelled,
    title: 'after a cancellation that was none',
    kind: 'empty',
    customer: 'ca-subscriber',
    ready: heading(en.paymentResult.nothing.title),
  },
  {
    ...cancelled,
    title: 'after a cancellation, loading',
    kind: 'loading',
    customer: 'ca-subscriber',
    held: ['getSubscription'],
    ready: skeleton,
  },
  {
    ...cancelled,
    title: 'after a cancellation that cannot be loaded',
    kind: 'failed',
    customer: 'ca-subscriber',
    failing: ['getSubscription'],
    ready: retry,
  },
];

export const subscriptionStates: readonly State[] = [...detailsStates, ...cancelledStates];
