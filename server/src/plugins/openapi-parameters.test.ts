import { expect, test } from 'vitest';
import { describeParameter } from './openapi-parameters.ts';

test.each([
  ['orderNumber', 'The number of an order'],
  ['subscriptionNumber', 'The number of a subscription'],
  ['invoiceId', 'The id of an invoice'],
  ['ratePlanId', 'The id of a plan of the subscription'],
  ['bundleName', 'The name of a bundle'],
  ['promotionCode', 'A promotion code'],
  ['postCode', 'A postal code, in its written form or not'],
])('the parameter %s is %j', (name, description) => {
  expect(describeParameter({ name })).toEqual({ name, description });
});

test('a parameter that a schema describes keeps its words, and an unknown one has none', () => {
  const own = { name: 'orderNumber', description: 'The order that was refused' };
  expect(describeParameter(own)).toEqual(own);
  expect(describeParameter({ name: 'n' })).toEqual({ name: 'n' });
});
