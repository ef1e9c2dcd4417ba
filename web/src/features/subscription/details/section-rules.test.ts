import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { oneTimeOrder, subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { describe, expect, it } from 'vitest';
import { isRestartable, type SectionName, sectionRules } from './section-rules.ts';

const device = devicePlan();
const refills = ratePlan();
const tracked = ratePlan({ trackingNumber: 'T-1' });

type Case = readonly [SectionName, boolean, string, CountryCode, Partial<SubscriptionDetails>];

const cases: readonly Case[] = [
  ['buyProduct', true, 'a device is on trial', 'DE', { ratePlans: [device], hidePayInFull: false }],
  ['buyProduct', false, 'it is hidden', 'DE', { ratePlans: [device], hidePayInFull: true }],
  ['buyProduct', false, 'there are refills alone', 'DE', {}],
  ['oneTimeOrders', true, 'somebody ordered once more', 'CA', { oneTimeOrders: [oneTimeOrder()] }],
  ['oneTimeOrders', false, 'nobody did', 'CA', {}],
  ['track', true, 'it runs', 'CA', {}],
  ['track', true, 'it has ended with a parcel under way', 'CA', { status: 'InActive', ratePlans: [tracked] }],
  ['track', false, 'it has ended without one', 'CA', { status: 'InActive' }],
  ['repair', true, 'a repair is under way', 'NL', { ratePlans: [devicePlan({ repairStatus: 'Requested' })] }],
  ['repair', false, 'none is', 'NL', { ratePlans: [device] }],
  ['repair', false, 'it is not the Netherlands', 'BE', { ratePlans: [devicePlan({ repairStatus: 'Requested' })] }],
  ['recycling', true, 'brush heads have been shipped', 'GB', { contentProductName: 'halo' }],
  ['recycling', false, 'it is not Great Britain', 'FR', { contentProductName: 'halo' }],
  ['recycling', false, 'nothing was shipped', 'GB', { contentProductName: 'halo', shippingConfirmed: false }],
  ['recycling', false, 'it is no toothbrush', 'GB', { contentProductName: 'arc' }],
  ['recycling', false, 'there is no replenishment', 'GB', { contentProductName: 'halo', ratePlans: [device] }],
  ['terms', true, 'whatever holds', 'CA', { status: 'InActive', termsAndConditions: null }],
];

describe('a section', () => {
  it.each(cases)('%s: %s when %s', (name, shown, _, countryCode, changes) => {
    expect(Boolean(sectionRules[name](subscriptionDetails(changes), countryCode))).toBe(shown);
  });
});

const cancelled: Partial<RatePlan> = { status: 'Cancel' };

describe('a subscription can be ordered again', () => {
  it.each([
    [false, 'while it runs', [device, refills]],
    [true, 'when its only replenishment is cancelled', [ratePlan(cancelled)]],
    [true, 'when the replenishment of a bundle is cancelled', [device, ratePlan(cancelled)]],
    [true, 'when its only device is cancelled', [devicePlan(cancelled)]],
    [false, 'not when a device goes and its refills stay', [devicePlan(cancelled), refills]],
    [true, 'when the device was paid in full', [devicePlan({ status: 'PayInFull' }), refills]],
  ] as const)('%s: %s', (expected, _, ratePlans) => {
    expect(isRestartable({ ratePlans: [...ratePlans] })).toBe(expected);
  });
});
