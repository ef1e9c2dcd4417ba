import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { expect, it } from 'vitest';
import { findCancelFacts } from './cancel-facts.ts';
import type { Answers } from './cancel-flow.ts';
import { listResults } from './cancel-outcomes.ts';

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

it.each<[string, string[], Partial<SubscriptionDetails>, Answers]>([
  ['a replenishment alone', ['replenishment', 'remaining', 'undo'], {}, {}],
  ['one beside an unpaid device', ['replenishment', 'remaining', 'continues', 'undo'], combined, keepBoth],
  ['one beside a bought device', ['replenishment', 'remaining', 'undo'], bought, keepBoth],
  ['a device', ['device', 'undo'], device, { device: 'keep' }],
  ['the return of a device', ['returnDevice', 'withdraw'], device, { device: 'return' }],
  [
    'the return of both',
    ['returnDevice', 'returnReplenishment', 'withdraw'],
    combined,
    { device: 'return', replenishment: 'return' },
  ],
  ['an insured replenishment', ['replenishment', 'undo'], insured, {}],
  ['an insured device', ['device', 'undo'], { ...device, ...insured }, {}],
])('before %s is sent, the customer reads: %j', (_, names, changes, answers) => {
  const facts = findCancelFacts(subscriptionDetails(changes), 'US');
  expect(listResults(facts, answers).map(({ name }) => name)).toEqual(names);
});
