/** What is loaded again after a change, by what the change does at the shop. The lists are a person's, not the table's. */

import { expect, test } from 'vitest';
import type { ChangeName } from './catalogue/receipts.ts';
import { forgottenAfter, staleAfter } from './stale-after.ts';

/** Calls that may write an invoice before they answer. */
const chargesAtOnce: readonly ChangeName[] = [
  'shipReplenishmentNow',
  'orderOneTimeReplenishment',
  'reship',
  'giveDiscount',
  'cancelWithinRightToReturn',
  'cancelAfterRightToReturn',
  'cancelAfterRightToReturnNotAtFault',
  'cancelBundledTryBuyWithinRightToReturn',
  'cancelBundledTryBuyAfterRightToReturn',
  'cancelTryBuyWithinRightToReturn',
  'cancelTryBuyAfterRightToReturn',
  'cancelTryBuyAfterRightToReturnNotAtFault',
  'cancelReplenishmentWithinRightToReturn',
  'cancelReplenishmentAfterRightToReturnNotAtFault',
];

/** Calls with such words that change an address or begin a payment, and nothing of the subscription yet. */
const changesNoSubscription: readonly string[] = ['updateReturnAddress', 'updateSubscriptionReturnAddress'];

const changes = Object.keys(staleAfter) as ChangeName[];
const ofSubscriptions = changes.filter(
  (name) =>
    /replenishment|subscription|return|resume|repair|promotion|reship|discount|cancel/i.test(name) &&
    !changesNoSubscription.includes(name),
);

test.each(chargesAtOnce)('%s shows its invoice in the list of invoices', (name) => {
  expect(staleAfter[name]).toContain('getInvoices');
});

test.each(ofSubscriptions)(
  '%s is seen on the page of the subscription, in the list of subscriptions and in what is coming up',
  (name) => {
    expect(staleAfter[name]).toEqual(expect.arrayContaining(['subscriptionPage', 'getSubscriptions', 'comingUp']));
  },
);

test('there are many changes of a subscription', () => {
  expect(ofSubscriptions.length).toBeGreaterThan(25);
});

test.each(changes.filter((name) => staleAfter[name].includes('getCareActions')))(
  '%s is an action of customer care, which may end the offer of others',
  (name) => {
    expect(chargesAtOnce).toContain(name);
  },
);

test.each(chargesAtOnce.slice(2))('%s is seen in the list of what customer care did', (name) => {
  expect(staleAfter[name]).toContain('getCareActions');
});

test.each<[readonly (keyof typeof staleAfter)[], readonly string[]]>([
  [['createCheckout', 'submitCheckout', 'submitOrder', 'signUp', 'setLanguage'], []],
  [['sendSupportQuestion', 'sendTerminationRequest'], []],
  [['updateProfileToken', 'updateOptIn'], ['getProfile']],
  [['updatePersonalDetails'], ['getProfile', 'getPaymentMethods']],
  // The provider makes the change, and the pages wait for its result.
  [['changePaymentMethod', 'orderPayInFull', 'orderPayNow', 'payInFull'], ['getPaymentActivity']],
  [
    ['submitPaymentResult'],
    ['comingUp', 'getInvoices', 'getPaymentActivity', 'getProfile', 'getSavedPaymentMethod', 'subscriptionPage'],
  ],
  [['updateReturnAddress', 'updateSubscriptionReturnAddress'], ['getReturnAddress']],
])('%s makes stale what it changes, and no more: %s', (names, data) => {
  for (const name of names) expect([name, staleAfter[name]?.toSorted()]).toEqual([name, data.toSorted()]);
});

test('carriers for another address of a return are not shown again', () => {
  expect(forgottenAfter).toEqual({ updateReturnAddress: ['getReturnCarriers'] });
});

test('a changed address and changed personal details are shown by everything that has them', () => {
  expect(staleAfter.updateAddresses).toEqual(expect.arrayContaining(['getProfile', 'requestCart']));
  expect(staleAfter.updatePersonalDetails).toContain('getProfile');
  expect(staleAfter.updateReturnAddress).toEqual(['getReturnAddress']);
});
