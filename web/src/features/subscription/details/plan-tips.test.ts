import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { describe, expect, it } from 'vitest';
import { findPlanTips } from './plan-tips.ts';

const device = devicePlan();
const replenishment = ratePlan();
const cancelled = ratePlan({ status: 'Cancel' });
const returning = returnDetails({ returnStatus: 'Returning' });
const bothReturning = returnInfoDetails({ tryBuyReturnDetails: returning, replenishmentReturnDetails: returning });
const paidInFull = returnInfoDetails({ tryBuyReturnDetails: returnDetails({ unreturnableReason: 'PaidInFull' }) });
const partlyPaid = {
  totalAmountOfCancelledShipment: 30,
  paidAmountOfCancelledShipment: 10,
  finalPaymentDateOfCancelledShipment: '2026-05-01',
};

type Case = readonly [string, typeof device, Partial<SubscriptionDetails>, readonly object[]];

const cases: readonly Case[] = [
  ['are none for an active plan', replenishment, {}, []],
  [
    'announce the end of the subscription for a returned device',
    device,
    { returnInfoDetails: bothReturning },
    [{ name: 'deviceReturning' }],
  ],
  [
    'announce the refund for a returned replenishment',
    replenishment,
    { returnInfoDetails: bothReturning },
    [{ name: 'replenishmentReturning' }],
  ],
  ['do not mention the return of a cancelled plan', cancelled, { returnInfoDetails: bothReturning }, []],
  ['mention the purchase of the device', device, { returnInfoDetails: paidInFull }, [{ name: 'purchased' }]],
  ['do not mention the purchase on the replenishment', replenishment, { returnInfoDetails: paidInFull }, []],
  [
    'mention a pause without an end',
    replenishment,
    { status: 'Paused', displayResumeTips: true },
    [{ name: 'pausedOpen' }],
  ],
  [
    'mention the end of a pause',
    replenishment,
    { status: 'Paused', displayResumeTips: true, resumedReplenishmentDate: '2026-06-01' },
    [{ name: 'pausedUntil', date: '2026-06-01' }],
  ],
  ['do not mention a pause without displayResumeTips', replenishment, { status: 'Paused' }, []],
  ['do not mention a pause on the device', device, { status: 'Paused', displayResumeTips: true }, []],
  [
    'mention a product change with the next shipment',
    replenishment,
    { hasAnyFutureDatedReplenishment: true },
    [{ name: 'changeWaits' }],
  ],
  ['do not mention a product change on the device', device, { hasAnyFutureDatedReplenishment: true }, []],
  ['do not mention a product change after a cancellation', cancelled, { hasAnyFutureDatedReplenishment: true }, []],
  [
    'mention the open amount after a cancellation',
    cancelled,
    partlyPaid,
    [{ name: 'lastPayment', date: '2026-05-01', amount: 20 }],
  ],
  ['do not mention a paid amount', cancelled, { ...partlyPaid, paidAmountOfCancelledShipment: 30 }, []],
  ['mention no open amount while the plan runs', replenishment, partlyPaid, []],
  ['mention no open amount on a cancelled device', devicePlan({ status: 'Cancel' }), partlyPaid, []],
  ['mention no open amount without a total', cancelled, { ...partlyPaid, totalAmountOfCancelledShipment: null }, []],
  [
    'mention no open amount if the paid amount is unknown',
    cancelled,
    { ...partlyPaid, paidAmountOfCancelledShipment: null },
    [],
  ],
  [
    'mention no open amount without the day of its payment',
    cancelled,
    { ...partlyPaid, finalPaymentDateOfCancelledShipment: null },
    [],
  ],
];

describe('the tips of a plan', () => {
  it.each(cases)('%s', (_, plan, changes, tips) => {
    expect(findPlanTips(subscriptionDetails({ ratePlans: [plan], ...changes }), plan)).toEqual(tips);
  });
});
