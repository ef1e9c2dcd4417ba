import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { expect, it } from 'vitest';
import { findCancelFacts } from './cancel-facts.ts';
import type { Answers } from './cancel-flow.ts';
import { listResults } from './cancel-results.ts';

const here = returnDetails({ returnStatus: 'Not return' });
const device: Partial<SubscriptionDetails> = {
  ratePlans: [devicePlan()],
  ableToCancelReplenishment: false,
  returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: here }),
};
const both = returnInfoDetails({ tryBuyReturnDetails: here, replenishmentReturnDetails: here });
const combined: Partial<SubscriptionDetails> = { ratePlans: [devicePlan(), ratePlan()], returnInfoDetails: both };
const bought = { ...combined, ratePlans: [devicePlan({ status: 'PayInFull' }), ratePlan()] };
const insured = { isBCBSSubscription: true };
const keepBoth = { device: 'keep', replenishment: 'keep' } as const;

const undo = 'undo: replenishment';

it.each<[string, string[], Partial<SubscriptionDetails>, Answers]>([
  ['a replenishment alone', ['replenishment: replenishment', 'remaining: replenishment', undo], {}, {}],
  [
    'one beside an unpaid device',
    ['replenishment: replenishment', 'remaining: replenishment', 'continues: device', undo],
    combined,
    keepBoth,
  ],
  ['one beside a bought device', ['replenishment: replenishment', 'remaining: replenishment', undo], bought, keepBoth],
  ['a device', ['device: device', 'undo: device'], device, { device: 'keep' }],
  ['the return of a device', ['returnDevice: device', 'withdraw: device'], device, { device: 'return' }],
  [
    'the return of both',
    ['returnDevice: device', 'returnReplenishment: replenishment', 'refund: replenishment', 'withdraw: device'],
    combined,
    { device: 'return', replenishment: 'return' },
  ],
  ['an insured replenishment', ['replenishment: replenishment', undo], insured, {}],
  ['an insured device', ['device: device', undo], { ...device, ...insured }, {}],
])('before %s is sent, the customer reads what happens to each product: %j', (_, sentences, changes, answers) => {
  const facts = findCancelFacts(subscriptionDetails(changes), 'US');
  expect(listResults(facts, answers, false).map(({ name, part }) => `${name}: ${part}`)).toEqual(sentences);
});

it('promises no refund on a site that shows none', () => {
  const facts = findCancelFacts(subscriptionDetails(combined), 'US');
  const names = listResults(facts, { device: 'return', replenishment: 'return' }, true).map(({ name }) => name);
  expect(names).toEqual(['returnDevice', 'returnReplenishment', 'withdraw']);
});
