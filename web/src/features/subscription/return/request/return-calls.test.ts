import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { returnDetails, returnInfoDetails } from '@perennial/shared/examples/return';
import { subscriptionDetails } from '@perennial/shared/examples/subscription-details';
import { describe, expect, it } from 'vitest';
import { findReturnCall, goesBackTogether } from './return-calls.ts';

describe('findReturnCall', () => {
  it.each([
    ['createBundledReturn', 'lume', 'GB', 'TryBuy'],
    ['createBundledReturn', 'lume', 'GB', 'TryBuyAndReplenishment'],
    ['createReturn', 'lume', 'GB', 'Replenishment'],
    ['createReturn', 'lume', 'DE', 'TryBuy'],
    ['createReturn', 'aura', 'GB', 'TryBuy'],
    ['createReturn', null, 'GB', 'TryBuy'],
  ] as const)('returns %s for %s in %s, scope %s', (name, contentProductName, country, scope) => {
    expect(findReturnCall({ contentProductName }, country, scope)).toBe(name);
  });
});

describe('the replenishment goes back with the device', () => {
  const returning = returnInfoDetails({ replenishmentReturnDetails: returnDetails({ returnStatus: 'Returning' }) });
  it.each([
    [true, 'of the hair-removal product in Great Britain', 'GB', {}],
    [false, 'of another product', 'GB', { contentProductName: 'aura' }],
    [false, 'in another country', 'DE', {}],
    [false, 'without a replenishment', 'GB', { ratePlans: [devicePlan()] }],
    [false, 'whose replenishment has ended', 'GB', { ratePlans: [devicePlan(), ratePlan({ status: 'Cancel' })] }],
    [false, 'whose replenishment is on its way', 'GB', { returnInfoDetails: returning }],
  ] as const)('%s: %s', (expected, _, country, changes) => {
    const ratePlans = [...('ratePlans' in changes ? changes.ratePlans : [devicePlan(), ratePlan()])];
    const subscription = subscriptionDetails({ contentProductName: 'lume', ...changes, ratePlans });
    expect(goesBackTogether(subscription, country)).toBe(expected);
  });
});
