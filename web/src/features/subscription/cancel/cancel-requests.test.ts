import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { describe, expect, it } from 'vitest';
import { type CancelCall, type CancelRequest, hasTakenEffect } from './cancel-requests.ts';

const back = returnDetails({ returnStatus: 'Returning' });
const here = returnDetails({ returnStatus: 'None' });
const body = { cancellationReason: '', cancellationNote: '' };
const ended = ratePlan({ status: 'Cancel' });

const requestOf = (call: CancelCall, scope = 'TryBuy') =>
  ({ call, input: { body: { scope, ...body } } }) as CancelRequest;

describe('a request whose response was lost', () => {
  it.each([
    [true, 'the device is on its way back', 'createReturn', 'TryBuy', { device: back, replenishment: here }],
    [true, 'the device is on its way back', 'createBundledReturn', 'TryBuy', { device: back, replenishment: here }],
    [false, 'nothing is', 'createReturn', 'TryBuy', { device: here, replenishment: here }],
    [false, 'only one of two is', 'createReturn', 'TryBuyAndReplenishment', { device: back, replenishment: here }],
    [true, 'a return has begun', 'cancelSubscription', '', { device: back, replenishment: here }],
    [false, 'no return has begun', 'cancelSubscription', '', { device: here, replenishment: here }],
  ] as const)('has taken effect: %s, if %s (%s %s)', (expected, _, call, scope, { device, replenishment }) => {
    const subscription = subscriptionDetails({
      ratePlans: [devicePlan(), ratePlan()],
      returnInfoDetails: returnInfoDetails({ tryBuyReturnDetails: device, replenishmentReturnDetails: replenishment }),
    });
    expect(hasTakenEffect(requestOf(call, scope), subscription)).toBe(expected);
  });

  it.each<[boolean, CancelCall, Partial<SubscriptionDetails>]>([
    [true, 'cancelReplenishment', { ratePlans: [devicePlan(), ended] }],
    [false, 'cancelReplenishment', {}],
    [false, 'cancelReplenishment', { ratePlans: [] }],
    [false, 'createReturn', { ratePlans: [] }],
    [true, 'cancelReplenishmentOnly', { ratePlans: [ended] }],
    [true, 'cancelSubscription', { isCancelled: true }],
    [true, 'cancelInsurerSubscription', { isCancelled: true }],
    [false, 'cancelInsurerSubscription', {}],
    [false, 'previewReplenishmentCancellation', { isCancelled: true }],
    [false, 'chooseReturnCarriers', { isCancelled: true }],
  ])('has taken effect: %s, for %s and %j', (expected, call, changes) => {
    expect(hasTakenEffect(requestOf(call), subscriptionDetails(changes))).toBe(expected);
  });
});
