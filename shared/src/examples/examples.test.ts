/** A page that reads one day or amount in the place of another shows it only if the two differ in the example. */
import { expect, test } from 'vitest';
import { readFields } from '../unknown-values.ts';
import { devicePlan, ratePlan } from './rate-plan.ts';
import { carrier, returnDetails } from './return.ts';
import { subscriptionListItem } from './subscription.ts';
import { cancellationPreview, oneTimeOrder, subscriptionDetails } from './subscription-details.ts';

/** The days and amounts of an example, each with its field. A charge without a discount is one amount. */
function valuesOf(example: unknown, field = ''): readonly (readonly [field: string, value: string | number])[] {
  if (Array.isArray(example)) return example.flatMap((element) => valuesOf(element, field));
  if (typeof example === 'string') return /^\d{4}-\d{2}-\d{2}$/.test(example) ? [[field, example]] : [];
  if (typeof example === 'number') return Number.isInteger(example) ? [] : [[field, example]];
  const { discounted, ...fields } = readFields(example);
  return Object.entries(discounted === fields['original'] ? fields : { ...fields, discounted }).flatMap(
    ([name, value]) => valuesOf(value, name === 'original' ? field : name),
  );
}

test.each([
  ['a subscription', subscriptionDetails({ ratePlans: [], oneTimeOrders: [oneTimeOrder()] })],
  ['its replenishment plan', ratePlan()],
  ['the plan of a device, with a discount', devicePlan({ discountedPurchaseValueToPay: 280.42 })],
  ['an entry of the list', subscriptionListItem()],
  ['the amounts of a cancellation', cancellationPreview()],
  ['a return', [returnDetails({ returnCreatedDate: '2026-03-01' }), carrier()]],
])('%s has each day and each amount once', (_, example) => {
  const values = valuesOf(example);
  const twice = values.filter(([, value], index) => values.findIndex(([, other]) => other === value) !== index);
  expect(twice).toEqual([]);
});

test('an equal day and an equal amount are found', () => {
  const { nextShipmentDate } = subscriptionDetails();
  const values = valuesOf(subscriptionDetails({ nextPaymentDate: nextShipmentDate }));
  expect(values.filter(([, value]) => value === nextShipmentDate)).toEqual([
    ['nextPaymentDate', nextShipmentDate],
    ['nextShipmentDate', nextShipmentDate],
  ]);
});
