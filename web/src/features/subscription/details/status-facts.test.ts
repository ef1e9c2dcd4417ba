import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { expect, it } from 'vitest';
import { hasStateLabel, hasTitleLabel, isToldBy, statusOfDetails } from './status-facts.ts';

const back = (returnCreatedDate: string) => returnDetails({ returnStatus: 'Returning', returnCreatedDate });
const bought = devicePlan({ status: 'PayInFull' });
const cancelled = ratePlan({ status: 'Cancel' });
const rented = devicePlan({ purchaseValueToPay: null });

it('is one status for two returns', () => {
  const returnInfo = returnInfoDetails({
    tryBuyReturnDetails: back('2026-03-05'),
    replenishmentReturnDetails: back('2026-03-02'),
  });
  const status = statusOfDetails(
    subscriptionDetails({ ratePlans: [rented, ratePlan()], returnInfoDetails: returnInfo }),
  );
  expect(status).toEqual({ name: 'returning', goods: 'both' });
});

it('has the end of a subscription, and what the repair service says of each product', () => {
  expect(statusOfDetails(subscriptionDetails({ status: 'InActive', endDate: '2026-03-05' }))).toEqual({
    name: 'ended',
    state: 'ended',
    on: '2026-03-05',
  });
  const ratePlans = [devicePlan({ repairStatus: 'Received' }), ratePlan()];
  expect(statusOfDetails(subscriptionDetails({ ratePlans }))).toEqual({ name: 'repair', texts: ['Received'] });
});

it.each<[string, Partial<SubscriptionDetails>, title: boolean, plans: readonly boolean[]]>([
  ['runs, which its next delivery tells', {}, false, [false]],
  ['runs, and nothing is planned', { nextShipmentDate: null, nextPaymentDate: null }, true, [false]],
  ['is paused, which the panel tells', { status: 'Paused' }, false, [false]],
  ['is paused with a device that goes on', { status: 'Paused', ratePlans: [rented, ratePlan()] }, false, [true, false]],
  ['runs with cancelled parts', { ratePlans: [rented, cancelled] }, false, [false, true]],
  ['was cancelled', { status: 'InActive', isCancelled: true, ratePlans: [cancelled] }, false, [true]],
  ['has ended, and its device is bought', { status: 'InActive', ratePlans: [bought] }, true, [false]],
  ['is in repair', { ratePlans: [devicePlan({ purchaseValueToPay: null, repairStatus: 'Received' })] }, false, [false]],
])('the label of the state stands once for a subscription that %s', (_, changes, title, plans) => {
  const subscription = subscriptionDetails(changes);
  const ofPlans = subscription.ratePlans.map((plan) => hasStateLabel(subscription, plan));
  expect([hasTitleLabel(subscription), ofPlans]).toEqual([title, plans]);
});

it.each([
  ['returning', 'deviceReturning', true],
  ['returning', 'pausedOpen', false],
  ['paused', 'pausedOpen', true],
  ['paused', 'deviceReturning', false],
  ['repair', 'purchased', false],
] as const)('a panel of the status %s has the notice %s: %s', (name, tip, expected) => {
  const statuses = {
    returning: { name: 'returning', goods: 'device', requestedOn: null },
    paused: { name: 'paused', since: null, until: null },
    repair: { name: 'repair', texts: [] },
  } as const;
  expect(isToldBy(statuses[name], { name: tip })).toBe(expected);
  expect(isToldBy(undefined, { name: tip })).toBe(false);
});
