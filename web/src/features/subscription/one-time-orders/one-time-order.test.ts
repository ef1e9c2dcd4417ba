import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { expect, it } from 'vitest';
import { findOneTimePlan, findOneTimePrice, oneTimeOrderWords } from './one-time-order.ts';

it('orders from the plan that allows it', () => {
  const plan = ratePlan();
  expect(findOneTimePlan({ ratePlans: [devicePlan(), plan] })).toBe(plan);
  expect(findOneTimePlan({ ratePlans: [devicePlan()] })).toBeUndefined();
});

it.each([
  ['the charge of a shipment', ratePlan(), 14.99],
  [
    'not known for one that is paid in parts',
    ratePlan({ monthlyCharge: ratePlan().quarterlyCharge, quarterlyCharge: null }),
    undefined,
  ],
])('the price is %s', (_, plan, price) => {
  expect(findOneTimePrice(plan)).toBe(price);
});

it.each([
  [14.99, 'placeOrderFor'],
  [undefined, 'placeOrder'],
  [0, 'confirmOrder'],
] as const)('the button for the price %s says %s', (price, words) => {
  expect(oneTimeOrderWords(price)).toBe(words);
});
