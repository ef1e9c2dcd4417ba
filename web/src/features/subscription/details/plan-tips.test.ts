import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { describe, expect, it } from 'vitest';
import { findPlanTips } from './plan-tips.ts';

const device = devicePlan();
const refills = ratePlan();
const cancelled = ratePlan({ status: 'Cancel' });
const back = returnDetails({ returnStatus: 'Returning' });
const bothBack = returnInfoDetails({ tryBuyReturnDetails: back, replenishmentReturnDetails: back });
const owned = returnInfoDetails({ tryBuyReturnDetails: returnDetails({ unreturnableReason: 'PaidInFull' }) });
const stillOwed = {
  totalAmountOfCancelledShipment: 30,
  paidAmountOfCancelledShipment: 10,
  finalPaymentDateOfCancelledShipment: '2026-05-01',
};

type Case = readonly [string, typeof device, Partial<SubscriptionDetails>, readonly object[]];

const cases: readonly Case[] = [
  ['nothing while it simply runs', refills, {}, []],
  [
    'that a device on its way back ends the subscription',
    device,
    { returnInfoDetails: bothBack },
    [{ name: 'deviceReturning' }],
  ],
  [
    'that a replenishment on its way back is refunded',
    refills,
    { returnInfoDetails: bothBack },
    [{ name: 'replenishmentReturning' }],
  ],
  ['no return any more once it is cancelled', cancelled, { returnInfoDetails: bothBack }, []],
  ['that the device has been purchased', device, { returnInfoDetails: owned }, [{ name: 'purchased' }]],
  ['nothing of the device on the refills', refills, { returnInfoDetails: owned }, []],
  [
    'that a pause lasts until it is ended',
    refills,
    { status: 'Paused', displayResumeTips: true },
    [{ name: 'pausedOpen' }],
  ],
  [
    'when a pause ends',
    refills,
    { status: 'Paused', displayResumeTips: true, resumedReplenishmentDate: '2026-06-01' },
    [{ name: 'pausedUntil', date: '2026-06-01' }],
  ],
  ['no pause where the shop does not ask for it', refills, { status: 'Paused' }, []],
  ['no pause of the device', device, { status: 'Paused', displayResumeTips: true }, []],
  [
    'that a change comes with the next parcel',
    refills,
    { hasAnyFutureDatedReplenishment: true },
    [{ name: 'changeWaits' }],
  ],
  [
    'what is still to be paid after a cancellation',
    cancelled,
    stillOwed,
    [{ name: 'lastPayment', date: '2026-05-01', amount: 20 }],
  ],
  ['nothing of it when all is paid', cancelled, { ...stillOwed, paidAmountOfCancelledShipment: 30 }, []],
];

describe('a plan’s tips tell', () => {
  it.each(cases)('%s', (_, plan, changes, tips) => {
    expect(findPlanTips(subscriptionDetails({ ratePlans: [plan], ...changes }), plan)).toEqual(tips);
  });
});
