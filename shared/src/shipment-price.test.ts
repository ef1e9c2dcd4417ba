import { expect, it } from 'vitest';
import { paymentsOfShipment, shipmentPrice } from './shipment-price.ts';

it.each([
  { shippedEvery: 3, paidEvery: 3, payments: 1 },
  { shippedEvery: 6, paidEvery: 1, payments: 6 },
  { shippedEvery: 12, paidEvery: 6, payments: 2 },
  { shippedEvery: 1, paidEvery: 3, payments: undefined },
  { shippedEvery: 3, paidEvery: 2, payments: undefined },
  { shippedEvery: 0, paidEvery: 1, payments: undefined },
  { shippedEvery: 1, paidEvery: 0, payments: undefined },
])('a shipment every $shippedEvery months is paid by $payments payments every $paidEvery months', (row) => {
  expect(paymentsOfShipment(row)).toBe(row.payments);
});

it.each([
  ['one payment', 14.99, { shippedEvery: 3, paidEvery: 3 }, 14.99],
  ['six payments', 7.49, { shippedEvery: 6, paidEvery: 1 }, 44.94],
  ['payments whose binary sum is not exact', 1.1, { shippedEvery: 3, paidEvery: 1 }, 3.3],
  ['what a partner pays', 0, { shippedEvery: 6, paidEvery: 1 }, 0],
  ['no number of payments', 14.99, { shippedEvery: 1, paidEvery: 3 }, undefined],
] as const)('a shipment costs %s', (_, payment, rhythm, price) => {
  expect(shipmentPrice(payment, rhythm)).toBe(price);
});
