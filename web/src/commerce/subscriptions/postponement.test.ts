import { totalCharge } from '@perennial/shared/examples/charge';
import { devicePlan, ratePlan } from '@perennial/shared/examples/rate-plan';
import { expect, it } from 'vitest';
import { postpone } from './postponement.ts';

const quarterly = ratePlan();
const monthlyPayments = ratePlan({ quarterlyCharge: null, monthlyCharge: totalCharge() });

it.each([
  ['moves with a shipment that is one payment', quarterly, '2026-05-01', '2026-06-01'],
  ['stays if the shipment is paid in parts', monthlyPayments, '2026-05-01', '2026-05-01'],
  ['stays if it belongs to another product', quarterly, '2026-04-03', '2026-04-03'],
])('the next payment %s', (_, plan, nextPaymentDate, payment) => {
  expect(postpone({ nextShipmentDate: '2026-05-01', nextPaymentDate, ratePlans: [plan] }, plan)).toEqual({
    shipment: { from: '2026-05-01', to: '2026-06-01' },
    payment,
  });
});

it.each([
  ['is not known beside a device that is paid on the same day', devicePlan(), undefined],
  ['moves beside a device that is bought', devicePlan({ modelType: 'Buy&Subscribe-standard' }), '2026-06-01'],
  ['moves beside a device that is paid in full', devicePlan({ status: 'PayInFull' }), '2026-06-01'],
])('the next payment %s', (_, device, payment) => {
  const dates = { nextShipmentDate: '2026-05-01', nextPaymentDate: '2026-05-01' };
  expect(postpone({ ...dates, ratePlans: [device, quarterly] }, quarterly).payment).toBe(payment);
});

it.each([
  [null, undefined],
  ['2026-05-01', '2026-05-01'],
])('nothing is promised for a shipment without a date, and the payment %s stays', (nextPaymentDate, payment) => {
  const dates = { nextShipmentDate: null, nextPaymentDate, ratePlans: [quarterly] };
  expect(postpone(dates, quarterly)).toEqual({ shipment: undefined, payment });
});
