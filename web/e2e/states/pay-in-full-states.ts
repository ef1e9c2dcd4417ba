/** The states of the payment in full of a subscription's device, and of the page after it. */
import { de, en, heading, retry, skeleton, text } from './locators.ts';
import { addFault, refusal, type State } from './state.ts';

const bought = {
  shows: ['subscription/purchase/subscription-thankyou-page'],
  path: '/my-account/subscription-thankyou/{number}',
} as const;

const boughtStates: readonly State[] = [
  {
    ...bought,
    title: 'after a payment in full',
    kind: 'shown',
    customer: 'de-paid-in-full',
    ready: heading(de.subscription.allYours.title),
  },
  {
    ...bought,
    title: 'after a payment in full that was none',
    kind: 'empty',
    customer: 'ca-subscriber',
    ready: heading(en.paymentResult.nothing.title),
  },
  {
    ...bought,
    title: 'after a payment in full, loading',
    kind: 'loading',
    customer: 'ca-subscriber',
    held: ['getSubscription'],
    ready: skeleton,
  },
  {
    ...bought,
    title: 'after a payment in full that cannot be loaded',
    kind: 'failed',
    customer: 'ca-subscriber',
    failing: ['getSubscription'],
    ready: retry,
  },
];

const purchase = {
  shows: ['subscription/purchase/subscription-purchase-page'],
  path: '/my-account/subscription-purchase/{number}',
  customer: 'ca-collector',
  index: 5,
} as const;

const purchaseStates: readonly State[] = [
  {
    ...purchase,
    title: 'payment in full, no method chosen',
    kind: 'refused',
    act: (page) => page.getByRole('button', { name: /^Place order/ }).click(),
    ready: text(en.payment.gate.noMethod),
  },
  {
    ...purchase,
    title: 'payment in full without agreement to the terms',
    kind: 'refused',
    act: async (page) => {
      await page.getByRole('radio', { name: /PayPal/ }).check();
      await page.getByRole('button', { name: /^Place order/ }).click();
    },
    ready: text(en.purchase.termsOpen),
  },
  {
    ...purchase,
    title: 'payment in full that the shop refuses',
    kind: 'refused',
    act: async (page, shop) => {
      addFault(shop, 'orderPayInFull', { ...refusal, times: 1 });
      await page.getByRole('radio', { name: /PayPal/ }).check();
      await page.getByRole('checkbox', { name: en.purchase.agree }).check();
      await page.getByRole('button', { name: /^Place order/ }).click();
    },
    ready: text(refusal.body.errorMessages[0].message),
  },
  {
    ...purchase,
    title: 'payment in full whose price loads',
    kind: 'loading',
    held: ['previewPayInFull'],
    ready: skeleton,
  },
  {
    ...purchase,
    title: 'payment in full whose price cannot be loaded',
    kind: 'failed',
    failing: ['previewPayInFull'],
    ready: retry,
  },
  {
    ...purchase,
    title: 'payment in full that is not possible',
    kind: 'disabled',
    customer: 'ca-rentals',
    index: 0,
    ready: text(en.purchase.unavailable),
  },
  {
    ...purchase,
    title: 'payment in full of a device that was bought',
    kind: 'empty',
    customer: 'de-paid-in-full',
    index: 0,
    ready: heading(de.purchase.already.notice),
  },
  {
    ...purchase,
    title: 'payment in full, recurring payments not answered',
    kind: 'shown',
    shows: ['OpenConsentDialog'],
    customer: 'nl-no-consent',
    index: 0,
    ready: (page) => page.getByRole('dialog'),
  },
];

export const payInFullStates: readonly State[] = [...purchaseStates, ...boughtStates];
