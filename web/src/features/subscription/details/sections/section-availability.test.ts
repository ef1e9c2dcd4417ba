import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { oneTimeOrder, subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { describe, expect, it } from 'vitest';
import { isRestartable } from '../restart-panel.tsx';
import { type Availability, type SectionName, sectionNames, sectionTable } from './section-table.ts';

const device = devicePlan();
const replenishment = ratePlan();
const tracked = ratePlan({ trackingNumber: 'T-1' });
const ended = [ratePlan({ status: 'Cancel' })];
const returning = returnDetails({ returnStatus: 'Returning' });
const comesBack = returnInfoDetails({ tryBuyReturnDetails: null, replenishmentReturnDetails: returning });
const withdrawable = returnInfoDetails({
  tryBuyReturnDetails: null,
  replenishmentReturnDetails: { ...returning, returningWithdrawable: true },
});
const nothingToReturn = returnInfoDetails({
  tryBuyReturnDetails: null,
  replenishmentReturnDetails: returnDetails({ returnable: false }),
});
const noModifying = {
  ableToChangeFrequency: false,
  ableToPostponeReplenishment: false,
  ableToChangeReplenishment: false,
  ratePlans: [ratePlan({ allowShippingNow: false })],
};
const insured = { isBCBSSubscription: true };
const dutchInsured = { title: 'Opzetborstels via je tandartsverzekering' };

type Case = readonly [SectionName, Availability, string, CountryCode, Partial<SubscriptionDetails>];

const cases: readonly Case[] = [
  ['frequency', 'open', 'the frequency can change', 'CA', {}],
  ['product', 'open', 'the frequency can change', 'CA', {}],
  ['frequency', 'hidden', 'nothing can change', 'CA', noModifying],
  ['product', 'hidden', 'nothing can change', 'CA', noModifying],
  ['frequency', 'hidden', 'an insurer pays', 'US', insured],
  ['product', 'hidden', 'an insurer pays', 'US', insured],
  ['frequency', 'hidden', 'a Dutch insurer pays', 'NL', dutchInsured],
  ['product', 'hidden', 'a Dutch insurer pays', 'NL', dutchInsured],
  ['frequency', 'open', 'the flag of an insurer stands in a country without insurers', 'CA', insured],
  ['product', 'open', 'the flag of an insurer stands in a country without insurers', 'CA', insured],
  ['frequency', 'hidden', 'the product is rented', 'PL', { bundleName: 'air-purifier-4A' }],
  ['product', 'hidden', 'the product is rented', 'PL', { bundleName: 'air-purifier-4A' }],
  ['frequency', 'hidden', 'the replenishment is paused', 'CA', { ableToResumeReplenishment: true }],
  ['product', 'hidden', 'the replenishment is paused', 'CA', { ableToResumeReplenishment: true }],
  ['frequency', 'hidden', 'the pause has a date', 'CA', { ableToChangeReplenishmentResumeDate: true }],
  ['product', 'hidden', 'the pause has a date', 'CA', { ableToChangeReplenishmentResumeDate: true }],
  ['frequency', 'hidden', 'the page is disabled', 'CA', { ratePlans: ended }],
  ['product', 'hidden', 'the page is disabled', 'CA', { ratePlans: ended }],

  ['buyProduct', 'open', 'a try-and-buy device is not paid', 'DE', { ratePlans: [device], hidePayInFull: false }],
  ['buyProduct', 'hidden', 'pay in full is hidden', 'DE', { ratePlans: [device], hidePayInFull: true }],
  ['buyProduct', 'hidden', 'there is only a replenishment', 'DE', {}],
  [
    'buyProduct',
    { disabled: 'returning' },
    'device and replenishment are on their way back',
    'DE',
    {
      hidePayInFull: false,
      ratePlans: [device, replenishment],
      returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: returning, replenishmentReturnDetails: returning }),
    },
  ],

  ['oneTimeOrders', 'open', 'there is a one-time order', 'CA', { ratePlans: ended, oneTimeOrders: [oneTimeOrder()] }],
  ['oneTimeOrders', 'open', 'one can be ordered', 'CA', {}],
  [
    'oneTimeOrders',
    'hidden',
    'there is none and none can be ordered',
    'CA',
    { ratePlans: [ratePlan({ allowOneTimeReplenishment: false })] },
  ],

  ['promotion', 'open', 'codes are accepted', 'CA', {}],
  ['promotion', 'hidden', 'codes are not accepted', 'CA', { acceptPromotion: false }],
  ['promotion', 'hidden', 'an insurer pays', 'US', insured],
  ['promotion', { disabled: 'ended' }, 'the plan has ended', 'CA', { ratePlans: ended }],

  ['track', 'open', 'the subscription is active', 'CA', {}],
  ['track', 'open', 'a parcel of an ended subscription travels', 'CA', { status: 'InActive', ratePlans: [tracked] }],
  ['track', 'hidden', 'the subscription has ended without a tracking number', 'CA', { status: 'InActive' }],

  ['pause', 'open', 'the replenishment can be paused', 'CA', {}],
  ['pause', 'hidden', 'it cannot be paused', 'CA', { ableToPauseReplenishment: false }],
  ['pause', 'hidden', 'a Dutch insurer pays', 'NL', dutchInsured],
  ['pause', { disabled: 'returning' }, 'the goods are on their way back', 'CA', { returnInfoDetails: comesBack }],

  ['resume', 'hidden', 'nothing is paused', 'CA', {}],
  ['resume', 'open', 'a pause without a date runs', 'CA', { ableToResumeReplenishment: true }],
  ['resume', 'open', 'a pause with a date runs', 'CA', { ableToChangeReplenishmentResumeDate: true }],
  ['resume', 'hidden', 'an insurer pays', 'US', { ...insured, ableToResumeReplenishment: true }],
  ['resume', { disabled: 'ended' }, 'the plan has ended', 'CA', { ratePlans: ended, ableToResumeReplenishment: true }],

  ['repair', 'open', 'a repair is in progress', 'NL', { ratePlans: [devicePlan({ repairStatus: 'Requested' })] }],
  ['repair', 'open', 'a repair can be requested', 'NL', { ratePlans: [devicePlan({ isRepairable: true })] }],
  ['repair', 'hidden', 'nothing is repaired', 'NL', { ratePlans: [device] }],
  ['repair', 'hidden', 'the country repairs nothing', 'BE', { ratePlans: [devicePlan({ isRepairable: true })] }],

  ['recycling', 'open', 'brush heads have been shipped', 'GB', { contentProductName: 'halo' }],
  ['recycling', 'hidden', 'the country is not Great Britain', 'FR', { contentProductName: 'halo' }],
  ['recycling', 'hidden', 'nothing has been shipped', 'GB', { contentProductName: 'halo', shippingConfirmed: false }],
  ['recycling', 'hidden', 'the product is not a toothbrush', 'GB', { contentProductName: 'arc' }],
  ['recycling', 'hidden', 'there is no replenishment', 'GB', { contentProductName: 'halo', ratePlans: [device] }],

  ['cancel', 'open', 'an insurer pays', 'US', insured],
  ['cancel', { disabled: 'ended' }, 'the insured plan has ended', 'US', { ...insured, ratePlans: ended }],
  ['cancel', 'hidden', 'the subscription can be cancelled or returned', 'CA', {}],
  [
    'cancel',
    'open',
    'the replenishment alone can be cancelled',
    'CA',
    { ableToCancel: false, returnInfoDetails: nothingToReturn },
  ],

  ['cancelOrReturn', 'open', 'the subscription can be cancelled', 'CA', {}],
  ['cancelOrReturn', 'hidden', 'an insurer pays', 'NL', dutchInsured],
  ['cancelOrReturn', 'hidden', 'it is cancelled', 'CA', { isCancelled: true, ratePlans: ended }],
  ['cancelOrReturn', { disabled: 'returning' }, 'the goods come back', 'CA', { returnInfoDetails: comesBack }],
  ['cancelOrReturn', 'open', 'the return can be withdrawn', 'CA', { returnInfoDetails: withdrawable }],

  ['terms', 'open', 'the subscription has ended without terms', 'CA', { status: 'InActive', termsAndConditions: null }],
];

describe('sections', () => {
  it.each(cases)('%s is %o if %s (%s)', (name, state, _, countryCode, changes) => {
    const viewer = { countryCode, role: 'user' } as const;
    expect(sectionTable[name].availability(subscriptionDetails(changes), viewer)).toEqual(state);
  });

  it('have the actions of customer care for admins alone', () => {
    const availabilityFor = (role: 'user' | 'admin') =>
      sectionTable.care.availability(subscriptionDetails(), { countryCode: 'CA', role });
    expect([availabilityFor('admin'), availabilityFor('user')]).toEqual(['open', 'hidden']);
  });

  it('stand in the order of the page', () => {
    expect(sectionNames).toEqual([
      'care',
      'frequency',
      'product',
      'pause',
      'resume',
      'oneTimeOrders',
      'promotion',
      'track',
      'problem',
      'buyProduct',
      'repair',
      'recycling',
      'cancel',
      'cancelOrReturn',
      'terms',
    ]);
  });
});

const cancelled: Partial<RatePlan> = { status: 'Cancel' };

describe('isRestartable', () => {
  it.each([
    [false, 'an active subscription', [device, replenishment]],
    [false, 'an active device-only subscription', [device]],
    [false, 'an active replenishment-only subscription', [replenishment]],
    [false, 'a subscription without plans', []],
    [true, 'a cancelled replenishment-only subscription', [ratePlan(cancelled)]],
    [true, 'a bundle with a cancelled replenishment', [device, ratePlan(cancelled)]],
    [true, 'a cancelled device-only subscription', [devicePlan(cancelled)]],
    [false, 'a bundle with a cancelled device and an active replenishment', [devicePlan(cancelled), replenishment]],
    [true, 'a device that was paid in full', [devicePlan({ status: 'PayInFull' }), replenishment]],
  ] as const)('is %s for %s', (expected, _, ratePlans) => {
    expect(isRestartable({ ratePlans: [...ratePlans] })).toBe(expected);
  });
});
