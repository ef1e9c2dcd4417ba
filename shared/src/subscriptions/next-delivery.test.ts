import { expect, it } from 'vitest';
import { totalCharge } from '../examples/charge.ts';
import { devicePlan, ratePlan } from '../examples/rate-plan.ts';
import { paidWithShipment, subscriptionDetails } from '../examples/subscription-details.ts';
import type { SubscriptionDetails } from '../models/subscription-details.ts';
import { findContents, findNextDelivery } from './next-delivery.ts';

const rented = devicePlan({ purchaseValueToPay: null });
const picture = { heads: ratePlan().imageUrl, device: devicePlan().imageUrl };

/** One line: "2026-05-01 shipment payment 14.99, then 2026-08-01 2026-11-01". */
function line(changes: Partial<SubscriptionDetails>): string | undefined {
  const next = findNextDelivery(subscriptionDetails({ ...paidWithShipment, ...changes }));
  if (!next) return undefined;
  const { date, isShipment, isPayment, amount, otherPayment, later } = next;
  const words = [
    date,
    isShipment && 'shipment',
    isPayment && 'payment',
    amount,
    otherPayment && `pays ${otherPayment}`,
  ];
  return [...words.filter(Boolean), 'then', ...later.map((day) => day.date)].join(' ');
}

it.each<[string, Partial<SubscriptionDetails>, string | undefined]>([
  [
    'a shipment that is paid with it',
    { endDate: '2026-11-01' },
    '2026-05-01 shipment payment 14.99 then 2026-08-01 2026-11-01',
  ],
  [
    'a shipment, also if a payment for a device is before it',
    { ratePlans: [rented, ratePlan()], nextPaymentDate: '2026-04-15', endDate: '2026-06-01' },
    '2026-05-01 shipment payment 14.99 then 2026-04-15 2026-05-15',
  ],
  [
    'a shipment whose amount is not known',
    { hasAnyFutureDatedReplenishment: true, endDate: '2026-06-30' },
    '2026-05-01 shipment payment then',
  ],
  [
    'a payment, of a device without parts',
    { ratePlans: [rented], nextShipmentDate: null, nextPaymentDate: '2026-04-15', endDate: '2026-05-31' },
    '2026-04-15 payment 32.99 then 2026-05-15',
  ],
  ['the day that a pause leaves', { status: 'Paused' }, '2026-05-01 shipment payment then'],
  [
    'the day that a pause leaves, with the payment of the device',
    { status: 'Paused', nextPaymentDate: '2026-04-15T00:00:00Z', nextShipmentDate: '2026-05-01T00:00:00Z' },
    '2026-05-01 shipment pays 2026-04-15 then',
  ],
  ['nothing while nothing is planned', { nextShipmentDate: null, nextPaymentDate: null }, undefined],
])('next is %s', (_, changes, expected) => {
  expect(line(changes)).toBe(expected);
});

it.each<[string, Partial<SubscriptionDetails>, ReturnType<typeof findContents>]>([
  [
    'the replenishment',
    { ratePlans: [rented, ratePlan({ productName: 'Heads' })] },
    { name: 'Heads', quantity: 1, imageUrl: picture.heads },
  ],
  [
    'several of it',
    { ratePlans: [ratePlan({ productName: 'Heads', replenishmentQuantity: 3 })] },
    { name: 'Heads', quantity: 3, imageUrl: picture.heads },
  ],
  ['a new product', { hasAnyFutureDatedReplenishment: true }, 'changed'],
  [
    'the device, when the replenishment has ended',
    {
      ratePlans: [devicePlan({ productName: 'Halo', monthlyCharge: totalCharge() }), ratePlan({ status: 'Cancel' })],
      hasAnyFutureDatedReplenishment: true,
    },
    { name: 'Halo', quantity: 1, imageUrl: picture.device },
  ],
  ['nothing, when all has ended', { ratePlans: [ratePlan({ status: 'Cancel' })] }, undefined],
])('the next delivery has %s', (_, changes, expected) => {
  expect(findContents(subscriptionDetails({ ...paidWithShipment, ...changes }), { isShipment: true })).toEqual(
    expected,
  );
});

it('a payment without a shipment is for the replenishment if there is no device', () => {
  const ratePlans = [ratePlan({ productName: 'Heads' })];
  expect(findContents(subscriptionDetails({ ...paidWithShipment, ratePlans }), { isShipment: false })).toMatchObject({
    name: 'Heads',
  });
});

it('a payment without a shipment is for the device, also while the replenishment is on its way back', () => {
  const ratePlans = [devicePlan({ productName: 'Aura' }), ratePlan()];
  expect(findContents(subscriptionDetails({ ratePlans }), { isShipment: false })).toEqual({
    name: 'Aura',
    quantity: 1,
    imageUrl: picture.device,
  });
});
