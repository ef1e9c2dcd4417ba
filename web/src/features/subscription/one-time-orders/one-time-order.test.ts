import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { expect, it } from 'vitest';
import { findOneTimePlan, oneTimeOrderWords } from './one-time-order.ts';

it('orders from the plan that allows it', () => {
  const plan = ratePlan();
  expect(findOneTimePlan({ ratePlans: [devicePlan(), plan] })).toBe(plan);
  expect(findOneTimePlan({ ratePlans: [devicePlan()] })).toBeUndefined();
});

it.each([
  [{ price: 14.99, taxIsAdded: false }, 'placeOrderFor'],
  [{ price: 14.99, taxIsAdded: true }, 'placeOrder'],
  [{ price: 0, taxIsAdded: false }, 'confirmOrder'],
] as const)('the button for %o says %s', (price, words) => {
  expect(oneTimeOrderWords(price)).toBe(words);
});
