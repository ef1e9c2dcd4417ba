import type { CountryCode } from '@perennial/shared/countries/country-codes';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { oneTimeOrder, subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { describe, expect, it } from 'vitest';
import { isRestartable, type SectionName, sectionRules } from './section-rules.ts';

const device = devicePlan();
const replenishment = ratePlan();
const tracked = ratePlan({ trackingNumber: 'T-1' });

type Case = readonly [SectionName, boolean, string, CountryCode, Partial<SubscriptionDetails>];

const cases: readonly Case[] = [
  ['buyProduct', true, 'a try-and-buy device is not paid', 'DE', { ratePlans: [device], hidePayInFull: false }],
  ['buyProduct', false, 'pay in full is hidden', 'DE', { ratePlans: [device], hidePayInFull: true }],
  ['buyProduct', false, 'there is only a replenishment', 'DE', {}],
  ['oneTimeOrders', true, 'there is a one-time order', 'CA', { oneTimeOrders: [oneTimeOrder()] }],
  ['oneTimeOrders', false, 'there is no one-time order', 'CA', {}],
  ['track', true, 'the subscription is active', 'CA', {}],
  [
    'track',
    true,
    'the subscription has ended and a parcel has a tracking number',
    'CA',
    { status: 'InActive', ratePlans: [tracked] },
  ],
  ['track', false, 'the subscription has ended without a tracking number', 'CA', { status: 'InActive' }],
  ['repair', true, 'a repair is in progress', 'NL', { ratePlans: [devicePlan({ repairStatus: 'Requested' })] }],
  ['repair', false, 'no repair is in progress', 'NL', { ratePlans: [device] }],
  [
    'repair',
    false,
    'the country is not the Netherlands',
    'BE',
    { ratePlans: [devicePlan({ repairStatus: 'Requested' })] },
  ],
  ['recycling', true, 'brush heads have been shipped', 'GB', { contentProductName: 'halo' }],
  ['recycling', false, 'the country is not Great Britain', 'FR', { contentProductName: 'halo' }],
  ['recycling', false, 'nothing has been shipped', 'GB', { contentProductName: 'halo', shippingConfirmed: false }],
  ['recycling', false, 'the product is not a toothbrush', 'GB', { contentProductName: 'arc' }],
  ['recycling', false, 'there is no replenishment', 'GB', { contentProductName: 'halo', ratePlans: [device] }],
  ['terms', true, 'the subscription has ended without terms', 'CA', { status: 'InActive', termsAndConditions: null }],
];

describe('sectionRules', () => {
  it.each(cases)('%s is %s if %s (%s)', (name, shown, _, countryCode, changes) => {
    expect(Boolean(sectionRules[name](subscriptionDetails(changes), countryCode))).toBe(shown);
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
