import { describe, expect, it } from 'vitest';
import { totalCharge } from '../examples/charge.ts';
import { devicePlan, ratePlan } from '../examples/rate-plan.ts';
import { returnDetails, returnInfoDetails } from '../examples/return.ts';
import { subscriptionDetails } from '../examples/subscription-details.ts';
import { modelTypes } from '../models/subscription-details.ts';
import { HAIR_REMOVAL_CONTENT_PRODUCT } from '../special-products.ts';
import {
  findFinalPayment,
  findNextPaymentDate,
  findNextShipmentPrice,
  findReturn,
  findShipmentPrice,
  hasDevicePayments,
  isBought,
  isCharged,
  isReturnedAsBundle,
  partsOfScope,
  planState,
  subscriptionState,
  toPlanKind,
  toScope,
} from './plan-facts.ts';

const returning = returnDetails({ returnStatus: 'Returning' });
const none = returnDetails({ returnStatus: 'None' });

const deviceReturning = returnInfoDetails({ tryBuyReturnDetails: returning, replenishmentReturnDetails: none });
const replenishmentReturning = returnInfoDetails({ tryBuyReturnDetails: none, replenishmentReturnDetails: returning });
const noReturn = returnInfoDetails({ tryBuyReturnDetails: none, replenishmentReturnDetails: none });

const device = devicePlan();
const replenishment = ratePlan();
const bought = devicePlan({ modelType: 'Buy&Subscribe-standard' });

it('toPlanKind maps the two replenishment types only to a replenishment', () => {
  const replenishments = modelTypes.filter((modelType) => toPlanKind({ modelType }) === 'replenishment');
  expect(replenishments).toEqual(['Replenishment', 'ReplenishmentStandard']);
});

it.each([
  ['tried', 'TryBuy', null, false],
  ['tried', 'TryBuyPurchase', null, false],
  ['tried', 'TryBuyDepreciation', null, false],
  ['tried', 'TryBuyDepreciationPurchase', null, false],
  ['tried', 'TryBuyPurchase', 'Cancel', false],
  ['bought', 'TryBuy', 'PayInFull', true],
  ['bought', 'TryBuyDepreciationPurchase', 'PayInFull', true],
  ['bought', 'Buy&Subscribe-standard', null, true],
] as const)('a device is %s for the type %s with the status %s', (_, modelType, status, expected) => {
  expect(isBought({ modelType, status })).toBe(expected);
});

describe('the state of a subscription is', () => {
  it.each([
    ['active', { status: 'Active' }],
    ['paused', { status: 'Paused' }],
    ['pending', { status: 'Pending' }],
    ['pending', { status: '' }],
    ['returning', { status: 'Active', returnInfoDetails: deviceReturning }],
    ['returning', { status: 'Paused', returnInfoDetails: replenishmentReturning }],
    ['paused', { status: 'Paused', returnInfoDetails: deviceReturning }],
    ['cancelled', { status: 'InActive', isCancelled: true, returnInfoDetails: deviceReturning }],
    ['ended', { status: 'InActive', isCancelled: false }],
    ['purchased', { status: 'InActive', isCancelled: false, ratePlans: [devicePlan({ status: 'PayInFull' })] }],
    [
      'purchased',
      { status: 'InActive', isCancelled: false, ratePlans: [devicePlan({ status: 'PayInFull' }), replenishment] },
    ],
  ])('%s for %j', (state, changes) => {
    const plans = { ratePlans: [device, replenishment], returnInfoDetails: noReturn };
    expect(subscriptionState(subscriptionDetails({ ...plans, ...changes }))).toBe(state);
  });
});

it('a plan of an unknown kind has no return', () => {
  expect(findReturn({ returnInfoDetails: deviceReturning }, undefined)).toBeNull();
});

it.each([
  [14.99, 'one payment', replenishment],
  [44.97, 'three payments', ratePlan({ quarterlyCharge: null, monthlyCharge: totalCharge({ discounted: 14.99 }) })],
  [undefined, 'payments that do not fit', ratePlan({ quarterlyCharge: null, semiAnnualCharge: totalCharge() })],
  [undefined, 'several charges', ratePlan({ monthlyCharge: totalCharge() })],
  [undefined, 'no charge', ratePlan({ quarterlyCharge: null })],
  [undefined, 'an unknown frequency', ratePlan({ shippingFrequency: null })],
])('a shipment costs %s for %s', (price, _, plan) => {
  expect(findShipmentPrice(plan)).toBe(price);
});

describe('the payments for a device', () => {
  it.each([
    [true, 'is tried', [device, replenishment]],
    [false, 'is bought at the start', [bought, replenishment]],
    [false, 'is paid in full', [devicePlan({ status: 'PayInFull' })]],
    [false, 'is cancelled', [devicePlan({ status: 'Cancel' })]],
    [false, 'is paid by a partner', [devicePlan({ monthlyCharge: totalCharge({ discounted: 0 }) })]],
    [false, 'is not there', [replenishment]],
  ])('go on: %s for one that %s', (expected, _, ratePlans) => {
    expect(hasDevicePayments({ ratePlans })).toBe(expected);
  });
});

it.each([
  ['TryBuy', 'device'],
  ['TryBuyPurchase', 'device'],
  ['TryBuyDepreciation', 'device'],
  ['TryBuyDepreciationPurchase', 'device'],
  ['Buy&Subscribe-standard', 'device'],
  ['Replenishment', 'replenishment'],
  ['ReplenishmentStandard', 'replenishment'],
] as const)('%s is a plan for a %s', (modelType, kind) => {
  expect(toPlanKind({ modelType })).toBe(kind);
});

it.each([
  ['TryBuy', ['device']],
  ['Replenishment', ['replenishment']],
  ['TryBuyAndReplenishment', ['device', 'replenishment']],
] as const)('a return of the scope %s is one of %j', (scope, parts) => {
  expect(partsOfScope[scope]).toEqual(parts);
  expect(toScope(parts.toReversed())).toBe(scope);
});

it('no part has no scope', () => {
  expect(toScope([])).toBeUndefined();
});

it.each([
  ['GB', HAIR_REMOVAL_CONTENT_PRODUCT, true],
  ['GB', 'halo', false],
  ['DE', HAIR_REMOVAL_CONTENT_PRODUCT, false],
  ['DE', 'halo', false],
] as const)('in %s "%s" goes back as a bundle: %s', (country, contentProductName, isBundle) => {
  expect(isReturnedAsBundle({ contentProductName }, country)).toBe(isBundle);
});

describe('the final payment of a cancelled replenishment', () => {
  const cancelled = {
    ratePlans: [ratePlan({ status: 'Cancel' })],
    totalAmountOfCancelledShipment: 44.94,
    paidAmountOfCancelledShipment: 37.45,
    finalPaymentDateOfCancelledShipment: '2026-04-05T00:00:00Z',
    nextPaymentDate: '2026-05-01',
  };

  it('is what is not paid, on its day', () => {
    expect(findFinalPayment(subscriptionDetails(cancelled))).toEqual({ date: '2026-04-05', amount: 7.49 });
  });

  it.each([
    ['of one that runs', { ratePlans: [replenishment] }],
    ['of one that is paid', { paidAmountOfCancelledShipment: 44.94 }],
    ['without a date', { finalPaymentDateOfCancelledShipment: null }],
    ['without a total', { totalAmountOfCancelledShipment: null }],
    ['without what is paid', { paidAmountOfCancelledShipment: null }],
  ])('is none %s', (_, changes) => {
    expect(findFinalPayment(subscriptionDetails({ ...cancelled, ...changes }))).toBeUndefined();
  });

  it.each([
    ['the final payment', {}, '2026-04-05'],
    ['the final payment alone', { nextPaymentDate: null }, '2026-04-05'],
    ['an earlier payment', { nextPaymentDate: '2026-04-01T00:00:00Z' }, '2026-04-01'],
    ['the payment of a running plan', { ratePlans: [replenishment] }, '2026-05-01'],
    ['nothing', { ratePlans: [replenishment], nextPaymentDate: null }, null],
  ])('comes next as %s', (_, changes, date) => {
    expect(findNextPaymentDate(subscriptionDetails({ ...cancelled, ...changes }))).toBe(date);
  });
});

it.each([
  [14.99, 'a replenishment', replenishment, false],
  [undefined, 'a replenishment whose product changes', replenishment, true],
  [
    undefined,
    'a shipment that is paid in parts',
    ratePlan({ quarterlyCharge: null, monthlyCharge: totalCharge() }),
    false,
  ],
])('the next shipment costs %s for %s', (price, _, plan, hasAnyFutureDatedReplenishment) => {
  expect(findNextShipmentPrice({ hasAnyFutureDatedReplenishment }, plan)).toBe(price);
});

describe('isCharged', () => {
  it.each([
    [true, 'an active plan', replenishment, noReturn],
    [true, 'a device that is being returned', device, deviceReturning],
    [false, 'a replenishment that is being returned', replenishment, replenishmentReturning],
    [false, 'a cancelled plan', ratePlan({ status: 'Cancel' }), noReturn],
    [false, 'a device that was paid in full', devicePlan({ status: 'PayInFull' }), noReturn],
  ] as const)('is %s for %s', (expected, _, plan, returnInfo) => {
    expect(isCharged(subscriptionDetails({ returnInfoDetails: returnInfo }), plan)).toBe(expected);
  });
});

describe('the state of a plan is', () => {
  it.each([
    ['active', device, { status: 'Active' }],
    ['active', device, { status: 'Paused' }],
    ['paused', replenishment, { status: 'Paused' }],
    ['returning', replenishment, { status: 'Paused', returnInfoDetails: replenishmentReturning }],
    ['active', replenishment, { status: 'Active', returnInfoDetails: deviceReturning }],
    ['returning', device, { status: 'Active', returnInfoDetails: deviceReturning }],
    ['cancelled', devicePlan({ status: 'Cancel' }), { status: 'InActive', returnInfoDetails: deviceReturning }],
    ['purchased', devicePlan({ status: 'PayInFull' }), { status: 'InActive' }],
    ['purchased', devicePlan({ status: 'PayInFull' }), { status: 'Pending' }],
    ['purchased', bought, { status: 'Active' }],
    ['active', devicePlan({ modelType: 'TryBuyPurchase' }), { status: 'Active' }],
    ['active', devicePlan({ modelType: 'TryBuyDepreciationPurchase' }), { status: 'Active' }],
    ['returning', bought, { status: 'Active', returnInfoDetails: deviceReturning }],
    ['pending', bought, { status: 'Pending' }],
    ['ended', replenishment, { status: 'InActive' }],
  ] as const)('%s: case %#', (state, plan, changes) => {
    const subscription = subscriptionDetails({ returnInfoDetails: noReturn, ...changes, ratePlans: [plan] });
    expect(planState(subscription, plan)).toBe(state);
  });
});
