import { totalCharge } from '@perennial/shared/examples/charge';
import { ratePlan } from '@perennial/shared/examples/rate-plan';
import { expect, it } from 'vitest';
import { addOneMonth, postpone } from './postponement.ts';

it.each([
  ['2026-05-01', '2026-06-01'],
  ['2026-01-31', '2026-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2026-12-15', '2027-01-15'],
  ['2026-05-31T00:00:00Z', '2026-06-30'],
])('one month after %s is %s', (day, later) => {
  expect(addOneMonth(day)).toBe(later);
});

const quarterly = ratePlan();
const monthlyPayments = ratePlan({ quarterlyCharge: null, monthlyCharge: totalCharge() });

it.each([
  ['moves with a shipment that is one payment', quarterly, '2026-05-01', '2026-06-01'],
  ['stays if the shipment is paid in parts', monthlyPayments, '2026-05-01', '2026-05-01'],
  ['stays if it belongs to another product', quarterly, '2026-04-03', '2026-04-03'],
])('the next payment %s', (_, plan, nextPaymentDate, payment) => {
  expect(postpone({ nextShipmentDate: '2026-05-01', nextPaymentDate }, plan)).toEqual({
    shipment: { from: '2026-05-01', to: '2026-06-01' },
    payment,
  });
});

it('nothing is promised for a shipment without a date', () => {
  expect(postpone({ nextShipmentDate: null, nextPaymentDate: null }, quarterly)).toEqual({
    shipment: undefined,
    payment: undefined,
  });
});
