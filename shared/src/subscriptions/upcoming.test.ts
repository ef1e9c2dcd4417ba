import { describe, expect, it } from 'vitest';
import { totalCharge } from '../examples/charge.ts';
import { devicePlan, ratePlan } from '../examples/rate-plan.ts';
import { returnDetails, returnInfoDetails } from '../examples/return.ts';
import { paidWithShipment, subscriptionDetails } from '../examples/subscription-details.ts';
import type { RatePlan, SubscriptionDetails } from '../models/subscription-details.ts';
import { findUpcomingDays } from './upcoming.ts';

/** One line for each day: "2026-05-01 shipment payment 14.99". */
function lines(changes: Partial<SubscriptionDetails>): readonly string[] {
  return findUpcomingDays(subscriptionDetails({ ...paidWithShipment, ...changes })).map(
    ({ date, isShipment, isPayment, amount }) =>
      [
        date,
        ...(isShipment ? ['shipment'] : []),
        ...(isPayment ? ['payment'] : []),
        ...(amount === undefined ? [] : [amount]),
      ].join(' '),
  );
}

const monthlyBlades = (changes: Partial<RatePlan> = {}) =>
  ratePlan({
    quarterlyCharge: null,
    monthlyCharge: totalCharge({ original: 12.99, discounted: 9.99 }),
    shippingFrequency: { billingPeriod: 'Month', specificBillingPeriod: null },
    ...changes,
  });
const inParts = ratePlan({ quarterlyCharge: null, monthlyCharge: totalCharge({ discounted: 5 }) });
const rented = devicePlan({ purchaseValueToPay: null });
const paidByPartner = ratePlan({ quarterlyCharge: totalCharge({ discounted: 0 }) });
const rentedSinceMay = [
  '2026-05-01 shipment payment 32.99',
  ...['2026-06-01', '2026-07-01', '2026-08-01'].map((date) => `${date} payment 32.99`),
];
const ends = (day: string) => ({ startDate: day, nextShipmentDate: day, nextPaymentDate: day });

describe('the next days of', () => {
  it.each<[string, Partial<SubscriptionDetails>, readonly string[]]>([
    [
      'a replenishment that is paid with each shipment',
      {},
      ['2026-05-01', '2026-08-01', '2026-11-01', '2027-02-01'].map((date) => `${date} shipment payment 14.99`),
    ],
    [
      'a shipment that is paid in parts',
      { ratePlans: [inParts], nextPaymentDate: '2026-04-01' },
      ['2026-04-01 payment 5', '2026-05-01 shipment payment 5', '2026-06-01 payment 5', '2026-07-01 payment 5'],
    ],
    [
      'a monthly series of the 31st',
      { ratePlans: [monthlyBlades()], ...ends('2026-01-31') },
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'].map((date) => `${date} shipment payment 9.99`),
    ],
    [
      'a monthly series of the 30th',
      { ratePlans: [monthlyBlades()], ...ends('2026-01-30') },
      ['2026-01-30', '2026-02-28', '2026-03-30', '2026-04-30'].map((date) => `${date} shipment payment 9.99`),
    ],
    [
      'a series whose next day ends a short month, as far as the 28th and the 31st fall on the same days',
      { ratePlans: [monthlyBlades()], ...ends('2026-02-28'), startDate: '2025-12-31' },
      ['2026-02-28 shipment payment 9.99'],
    ],
    [
      'such a series of shipments, with the payments for a device that come before it is uncertain',
      { ratePlans: [rented, ratePlan()], ...ends('2026-04-30'), nextPaymentDate: '2026-04-15' },
      [
        '2026-04-15 payment 32.99',
        '2026-04-30 shipment payment 14.99',
        '2026-05-15 payment 32.99',
        '2026-06-15 payment 32.99',
      ],
    ],
    [
      'a device whose payments end before such a series is uncertain',
      {
        ratePlans: [devicePlan({ purchaseValueToPay: 32.99 })],
        nextShipmentDate: null,
        nextPaymentDate: '2026-04-30',
      },
      ['2026-04-30 payment 32.99'],
    ],
    [
      'a series whose shipments are uncertain from a day on, without the payments after it',
      {
        ratePlans: [rented, monthlyBlades()],
        nextShipmentDate: '2026-04-30',
        nextPaymentDate: '2026-04-15',
      },
      ['2026-04-15 payment 32.99', '2026-04-30 shipment payment 9.99', '2026-05-15 payment 32.99'],
    ],
    [
      'two series that are uncertain, up to the earlier of the two days',
      { ratePlans: [rented, ratePlan()], nextShipmentDate: '2026-04-30', nextPaymentDate: '2026-02-28' },
      ['2026-02-28 payment 32.99'],
    ],
    [
      'a device, with the final payment of a cancelled replenishment',
      {
        ratePlans: [rented, ratePlan({ status: 'Cancel' })],
        nextShipmentDate: null,
        nextPaymentDate: '2026-04-15',
        totalAmountOfCancelledShipment: 44.94,
        paidAmountOfCancelledShipment: 37.45,
        finalPaymentDateOfCancelledShipment: '2026-04-15',
      },
      ['2026-04-15 payment 40.48', '2026-05-15 payment 32.99', '2026-06-15 payment 32.99', '2026-07-15 payment 32.99'],
    ],
    [
      'a device with three more payments, whose amounts are no exact binary fractions',
      {
        ratePlans: [devicePlan({ monthlyCharge: totalCharge({ discounted: 0.1 }), purchaseValueToPay: 0.3 })],
        nextShipmentDate: null,
        nextPaymentDate: '2026-04-15',
      },
      ['2026-04-15 payment 0.1', '2026-05-15 payment 0.1', '2026-06-15 payment 0.1'],
    ],
    [
      'a series whose day has moved since the start',
      { ratePlans: [monthlyBlades()], ...ends('2026-02-15'), startDate: '2025-12-31' },
      ['2026-02-15', '2026-03-15', '2026-04-15', '2026-05-15'].map((date) => `${date} shipment payment 9.99`),
    ],
    [
      'a rented device and a replenishment',
      { ratePlans: [rented, ratePlan()], nextPaymentDate: '2026-04-15' },
      [
        '2026-04-15 payment 32.99',
        '2026-05-01 shipment payment 14.99',
        '2026-05-15 payment 32.99',
        '2026-06-15 payment 32.99',
      ],
    ],
    [
      'two charges that meet on later days',
      {
        ratePlans: [devicePlan({ monthlyCharge: totalCharge({ discounted: 0.1 }) }), monthlyBlades()],
        nextPaymentDate: '2026-04-01',
      },
      [
        '2026-04-01 payment 0.1',
        '2026-05-01 shipment payment 10.09',
        '2026-06-01 shipment payment 10.09',
        '2026-07-01 shipment payment 10.09',
      ],
    ],
    [
      'two charges, if the next payment can be either of them or both',
      { ratePlans: [rented, ratePlan()] },
      ['2026-05-01 shipment payment'],
    ],
    [
      'two charges of which neither belongs to a shipment',
      { ratePlans: [rented, inParts], nextPaymentDate: '2026-04-15' },
      ['2026-04-15 payment', '2026-05-01 shipment'],
    ],
    [
      'a device with two more payments',
      { ratePlans: [devicePlan({ purchaseValueToPay: 65.98 })], nextShipmentDate: null, nextPaymentDate: '2026-04-15' },
      ['2026-04-15 payment 32.99', '2026-05-15 payment 32.99'],
    ],
    [
      'a replenishment whose product changes with the next shipment',
      { hasAnyFutureDatedReplenishment: true, endDate: '2026-06-30' },
      ['2026-05-01 shipment payment'],
    ],
    [
      'a subscription that ends on the day of a shipment',
      { endDate: '2026-08-01' },
      ['2026-05-01 shipment payment 14.99', '2026-08-01 shipment payment 14.99'],
    ],
    [
      'a replenishment that a partner pays',
      { ratePlans: [paidByPartner] },
      ['2026-05-01 shipment', '2026-08-01 shipment', '2026-11-01 shipment', '2027-02-01 shipment'],
    ],
    [
      'a replenishment whose frequency is not known',
      { ratePlans: [ratePlan({ shippingFrequency: null })], endDate: '2026-06-01' },
      ['2026-05-01 shipment payment 14.99'],
    ],
    [
      'a device that is still to be shipped, with a cancelled replenishment',
      { ratePlans: [rented, ratePlan({ status: 'Cancel' })] },
      rentedSinceMay,
    ],
    ['a device that is still to be shipped', { ratePlans: [rented] }, rentedSinceMay],
    ['a charge without a date', { nextPaymentDate: null }, ['2026-05-01 shipment']],
    [
      'a replenishment that a partner pays, without a date of payment',
      { ratePlans: [paidByPartner], nextPaymentDate: null },
      ['2026-05-01 shipment', '2026-08-01 shipment', '2026-11-01 shipment', '2027-02-01 shipment'],
    ],
    [
      'a replenishment, and a rented device that is listed after it',
      { ratePlans: [ratePlan(), rented], nextPaymentDate: '2026-04-15', endDate: '2026-05-10' },
      ['2026-04-15 payment 32.99', '2026-05-01 shipment payment 14.99'],
    ],
    [
      'a replenishment whose product changes, and a rented device',
      { ratePlans: [rented, ratePlan()], nextPaymentDate: '2026-04-15', hasAnyFutureDatedReplenishment: true },
      [
        '2026-04-15 payment 32.99',
        '2026-05-01 shipment payment',
        '2026-05-15 payment 32.99',
        '2026-06-15 payment 32.99',
      ],
    ],
    [
      'three charges',
      {
        ratePlans: [ratePlan(), devicePlan({ purchaseValueToPay: null, quarterlyCharge: totalCharge() })],
        nextPaymentDate: '2026-04-15',
      },
      ['2026-04-15 payment', '2026-05-01 shipment'],
    ],
    [
      'two charges, if no shipment is planned',
      { ratePlans: [rented, ratePlan()], nextPaymentDate: '2026-04-15', nextShipmentDate: null },
      ['2026-04-15 payment'],
    ],
    [
      'days with a time',
      {
        ratePlans: [rented, ratePlan({ shippingFrequency: null })],
        nextPaymentDate: '2026-04-15T00:00:00Z',
        nextShipmentDate: '2026-05-01T00:00:00Z',
      },
      ['2026-04-15 payment', '2026-05-01 shipment'],
    ],
    [
      'a replenishment whose start is not known',
      { startDate: null, endDate: '2026-06-01' },
      ['2026-05-01 shipment payment 14.99'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(lines(changes)).toEqual(expected);
  });

  it.each<[string, Partial<SubscriptionDetails>]>([
    ['an ended subscription', { status: 'InActive' }],
    ['a paused one', { status: 'Paused' }],
    ['one that is being created', { status: 'Pending' }],
    [
      'one that is being returned',
      {
        returnInfoDetails: returnInfoDetails({
          tryBuyReturnDetails: null,
          replenishmentReturnDetails: returnDetails({ returnStatus: 'Returning' }),
        }),
      },
    ],
    ['one without dates', { nextShipmentDate: null, nextPaymentDate: null }],
    [
      'one that a partner pays, without dates',
      { ratePlans: [paidByPartner], nextShipmentDate: null, nextPaymentDate: null },
    ],
  ])('%s are none', (_, changes) => {
    expect(lines(changes)).toEqual([]);
  });
});
