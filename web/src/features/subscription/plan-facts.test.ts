import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { modelTypes } from '@perennial/shared/models/subscription-details';
import { describe, expect, it } from 'vitest';
import { isCharged, planState, subscriptionState, toPlanKind } from './plan-facts.ts';

const back = returnDetails({ returnStatus: 'Returning' });
const here = returnDetails({ returnStatus: 'None' });

const deviceBack = returnInfoDetails({ tryBuyReturnDetails: back, replenishmentReturnDetails: here });
const refillsBack = returnInfoDetails({ tryBuyReturnDetails: here, replenishmentReturnDetails: back });
const nothingBack = returnInfoDetails({ tryBuyReturnDetails: here, replenishmentReturnDetails: here });

const device = devicePlan();
const refills = ratePlan();
const bought = devicePlan({ modelType: 'Buy&Subscribe-standard' });

it('only the two replenishment types are replenishments', () => {
  const replenishments = modelTypes.filter((modelType) => toPlanKind({ modelType }) === 'replenishment');
  expect(replenishments).toEqual(['Replenishment', 'ReplenishmentStandard']);
});

describe('a subscription is told as', () => {
  it.each([
    ['active', { status: 'Active' }],
    ['paused', { status: 'Paused' }],
    ['pending', { status: 'Pending' }],
    ['pending', { status: '' }],
    ['returning', { status: 'Active', returnInfoDetails: deviceBack }],
    ['returning', { status: 'Paused', returnInfoDetails: refillsBack }],
    ['cancelled', { status: 'InActive', isCancelled: true, returnInfoDetails: deviceBack }],
    ['ended', { status: 'InActive', isCancelled: false }],
    ['purchased', { status: 'InActive', isCancelled: false, ratePlans: [devicePlan({ status: 'PayInFull' })] }],
  ])('%s when %j', (state, changes) => {
    const plans = { ratePlans: [device, refills], returnInfoDetails: nothingBack };
    expect(subscriptionState(subscriptionDetails({ ...plans, ...changes }))).toBe(state);
  });
});

describe('a plan is charged for', () => {
  it.each([
    [true, 'while it runs', refills, nothingBack],
    [true, 'while a device is on its way back', device, deviceBack],
    [false, 'not while refills are', refills, refillsBack],
    [false, 'not after it was cancelled', ratePlan({ status: 'Cancel' }), nothingBack],
    [false, 'not after it was paid in full', devicePlan({ status: 'PayInFull' }), nothingBack],
  ] as const)('%s: %s', (expected, _, plan, returnInfo) => {
    expect(isCharged(subscriptionDetails({ returnInfoDetails: returnInfo }), plan)).toBe(expected);
  });
});

describe('a plan is told as', () => {
  it.each([
    ['active', device, { status: 'Active' }],
    ['active', device, { status: 'Paused' }],
    ['paused', refills, { status: 'Paused' }],
    ['returning', refills, { status: 'Paused', returnInfoDetails: refillsBack }],
    ['active', refills, { status: 'Active', returnInfoDetails: deviceBack }],
    ['returning', device, { status: 'Active', returnInfoDetails: deviceBack }],
    ['cancelled', devicePlan({ status: 'Cancel' }), { status: 'InActive', returnInfoDetails: deviceBack }],
    ['purchased', devicePlan({ status: 'PayInFull' }), { status: 'InActive' }],
    ['purchased', bought, { status: 'Active' }],
    ['returning', bought, { status: 'Active', returnInfoDetails: deviceBack }],
    ['pending', bought, { status: 'Pending' }],
    ['ended', refills, { status: 'InActive' }],
  ] as const)('%s: case %#', (state, plan, changes) => {
    const subscription = subscriptionDetails({ returnInfoDetails: nothingBack, ...changes, ratePlans: [plan] });
    expect(planState(subscription, plan)).toBe(state);
  });
});
