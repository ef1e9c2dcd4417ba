import { describe, expect, it } from 'vitest';
import { totalCharge } from '../examples/charge.ts';
import { devicePlan, ratePlan } from '../examples/rate-plan.ts';
import { returnDetails, returnInfoDetails } from '../examples/return.ts';
import { subscriptionListItem } from '../examples/subscription.ts';
import { paidWithShipment, subscriptionDetails } from '../examples/subscription-details.ts';
import type { SubscriptionDetails } from '../models/subscription-details.ts';
import { type CalendarEntry, findCalendarEntries, findListedEntries } from './calendar-entries.ts';

/** One line for each entry: "shipment-1 2026-05-01 Halo brush heads 14.99"; one that is planned no longer ends with "cancelled". */
function lines(changes: Partial<SubscriptionDetails> = {}): readonly string[] {
  return findCalendarEntries(subscriptionDetails({ ...paidWithShipment, ...changes })).map(toLine);
}

function toLine({ place, date, name, amount, isCancelled }: CalendarEntry): string {
  return [place, date, name, ...(amount === undefined ? [] : [amount]), ...(isCancelled ? ['cancelled'] : [])].join(
    ' ',
  );
}

/** The days of the places, by which a calendar knows what moved. */
const daysByPlace = (changes: Partial<SubscriptionDetails>) =>
  Object.fromEntries(
    findCalendarEntries(subscriptionDetails({ ...paidWithShipment, ...changes })).map(({ place, date }) => [
      place,
      date,
    ]),
  );

const HEADS = 'Halo brush heads';
const monthly = { billingPeriod: 'Month', specificBillingPeriod: null } as const;
const rented = devicePlan({ productName: 'Halo device', purchaseValueToPay: null });
/** Five payments are left. */
const financed = devicePlan({
  productName: 'Halo device',
  monthlyCharge: totalCharge({ discounted: 10 }),
  purchaseValueToPay: 50,
});
const monthlyHeads = ratePlan({
  quarterlyCharge: null,
  monthlyCharge: totalCharge({ discounted: 5 }),
  shippingFrequency: monthly,
});

describe('the calendar of a year has', () => {
  it('each shipment with the payment for it', () => {
    expect(lines()).toEqual([
      `shipment-1 2026-05-01 ${HEADS} 14.99`,
      `shipment-2 2026-08-01 ${HEADS} 14.99`,
      `shipment-3 2026-11-01 ${HEADS} 14.99`,
      `shipment-4 2027-02-01 ${HEADS} 14.99`,
    ]);
  });

  it('the payments for a device beside the shipments, also on the same day', () => {
    const entries = lines({
      ratePlans: [rented, ratePlan()],
      nextPaymentDate: '2026-04-01',
      endDate: '2026-05-31',
    }).filter((line) => !line.endsWith('cancelled'));
    expect(entries).toEqual([
      'device-1 2026-04-01 Halo device 32.99',
      `shipment-1 2026-05-01 ${HEADS} 14.99`,
      'device-2 2026-05-01 Halo device 32.99',
    ]);
  });

  it('the payments that pay for a shipment in parts', () => {
    const inParts = ratePlan({
      quarterlyCharge: null,
      monthlyCharge: totalCharge({ discounted: 5 }),
      shippingFrequency: { billingPeriod: 'SemiAnnual', specificBillingPeriod: null },
    });
    const entries = lines({ ratePlans: [inParts], nextPaymentDate: '2026-04-01' });
    expect(entries.slice(0, 3)).toEqual([
      `replenishment-1 2026-04-01 ${HEADS} 5`,
      `shipment-1 2026-05-01 ${HEADS}`,
      `replenishment-2 2026-05-01 ${HEADS} 5`,
    ]);
    expect(entries).toHaveLength(14);
  });

  it('shipments without amounts if the next payment can be of either charge', () => {
    expect(lines({ ratePlans: [rented, ratePlan()] })).toEqual(
      ['2026-05-01', '2026-08-01', '2026-11-01', '2027-02-01'].map((day, index) =>
        [`shipment-${index + 1}`, day, HEADS].join(' '),
      ),
    );
  });

  it('the final payment of a cancelled replenishment', () => {
    const final = {
      ratePlans: [ratePlan({ status: 'Cancel', shippingFrequency: null })],
      status: 'InActive',
      isCancelled: true,
      nextShipmentDate: null,
      nextPaymentDate: null,
      totalAmountOfCancelledShipment: 44.94,
      paidAmountOfCancelledShipment: 37.45,
      finalPaymentDateOfCancelledShipment: '2026-04-15',
    };
    expect(lines(final)).toEqual([`final-1 2026-04-15 ${HEADS} 7.49`]);
    expect(
      lines({ ...final, ratePlans: [rented, ...final.ratePlans], status: 'Active', nextPaymentDate: '2026-04-10' }),
    ).toContain(`final-1 2026-04-15 ${HEADS} 7.49`);
  });

  it('the next days alone of a subscription whose other days are not certain', () => {
    expect(
      lines({ ratePlans: [ratePlan({ shippingFrequency: null })], nextPaymentDate: '2026-04-20', status: 'Paused' }),
    ).toEqual([`payment-1 2026-04-20 ${HEADS}`, `shipment-1 2026-05-01 ${HEADS}`]);
  });

  it('nothing of a subscription without days', () => {
    expect(lines({ status: 'InActive', nextShipmentDate: null, nextPaymentDate: null })).toEqual([]);
  });

  it('the title of the subscription while a changed product waits', () => {
    const [first] = findCalendarEntries(
      subscriptionDetails({ ...paidWithShipment, title: 'My heads', hasAnyFutureDatedReplenishment: true }),
    );
    expect([first?.name, first?.amount]).toEqual(['My heads', undefined]);
  });
});

describe('a newer file moves', () => {
  it('all shipments when the next one is postponed', () => {
    const before = daysByPlace({ ratePlans: [monthlyHeads] });
    const after = daysByPlace({
      ratePlans: [monthlyHeads],
      nextShipmentDate: '2026-06-01',
      nextPaymentDate: '2026-06-01',
    });
    expect(Object.keys(after)).toEqual(Object.keys(before));
    expect([before['shipment-1'], after['shipment-1']]).toEqual(['2026-05-01', '2026-06-01']);
    expect([before['shipment-12'], after['shipment-12']]).toEqual(['2027-04-01', '2027-05-01']);
  });

  it.each([1, 2, 5, 7, 12])('no place away when a shipment of every %i months has come', (months) => {
    const plan = ratePlan({ shippingFrequency: { billingPeriod: 'SpecificMonths', specificBillingPeriod: months } });
    const places = (day: string) =>
      Object.keys(daysByPlace({ ratePlans: [plan], nextShipmentDate: day, nextPaymentDate: null }));
    const count = Math.ceil(12 / months);
    expect(places('2026-05-01')).toEqual(Array.from({ length: count }, (_, index) => `shipment-${index + 1}`));
    expect(places('2026-12-01')).toEqual(places('2026-05-01'));
  });

  it('no payment that is left to pay, because it is counted from the last one', () => {
    const device = (changes: Partial<SubscriptionDetails>) =>
      daysByPlace({ ratePlans: [financed], nextShipmentDate: null, nextPaymentDate: '2026-04-15', ...changes });
    const paid = device({
      nextPaymentDate: '2026-05-15',
      ratePlans: [{ ...financed, purchaseValueToPay: 40 }],
    });
    expect(device({})).toEqual({
      'device-left-4': '2026-04-15',
      'device-left-3': '2026-05-15',
      'device-left-2': '2026-06-15',
      'device-left-1': '2026-07-15',
      'device-left-0': '2026-08-15',
    });
    const { 'device-left-4': _paid, ...others } = device({});
    expect(paid).toEqual(others);
  });

  it('no payment for a device when the replenishment beside it is paused', () => {
    const combined = { ratePlans: [financed, ratePlan()], nextPaymentDate: '2026-04-15' };
    const paused = daysByPlace({
      ...combined,
      status: 'Paused',
      pausedReplenishmentDate: '2026-04-01',
      nextShipmentDate: null,
    });
    expect([daysByPlace(combined)['device-left-4'], paused['device-left-4']]).toEqual(['2026-04-15', '2026-04-15']);
  });
});

describe('a newer file takes back', () => {
  const stopped = (...lines: readonly string[]) => lines.map((line) => `${line} cancelled`);

  it('the shipments that a pause leaves out, with the day of the pause', () => {
    const paused = lines({
      status: 'Paused',
      pausedReplenishmentDate: '2026-04-02T00:00:00Z',
      nextShipmentDate: '2026-09-01',
      nextPaymentDate: null,
    });
    expect(paused).toEqual([
      `shipment-1 2026-09-01 ${HEADS}`,
      ...stopped(...['2', '3', '4'].map((place) => `shipment-${place} 2026-04-02 ${HEADS}`)),
    ]);
  });

  it('the shipments of a replenishment that is cancelled, and the payments for it in parts', () => {
    const cancelled = ratePlan({
      status: 'Cancel',
      cancellationDate: '2026-04-03',
      quarterlyCharge: null,
      semiAnnualCharge: totalCharge(),
      monthlyCharge: null,
    });
    const entries = lines({
      ratePlans: [cancelled],
      status: 'InActive',
      nextShipmentDate: null,
      nextPaymentDate: null,
    });
    expect(entries).toEqual(
      stopped(
        ...['1', '2', '3', '4'].map((place) => `shipment-${place} 2026-04-03 ${HEADS}`),
        ...['1', '2'].map((place) => `replenishment-${place} 2026-04-03 ${HEADS}`),
      ),
    );
  });

  it('the shipments of goods that go back', () => {
    const returning = returnInfoDetails({
      tryBuyReturnDetails: null,
      replenishmentReturnDetails: returnDetails({ returnStatus: 'Returning', returnCreatedDate: '2026-04-04' }),
    });
    const entries = lines({ returnInfoDetails: returning, nextShipmentDate: null, nextPaymentDate: null });
    expect(entries).toEqual(stopped(...['1', '2', '3', '4'].map((place) => `shipment-${place} 2026-04-04 ${HEADS}`)));
  });

  it('the days after the end, and those that are not certain any more', () => {
    expect(lines({ endDate: '2026-09-30' }).slice(2)).toEqual(
      stopped(`shipment-3 2026-09-30 ${HEADS}`, `shipment-4 2026-09-30 ${HEADS}`),
    );
    const ofShortMonth = { ratePlans: [monthlyHeads], nextShipmentDate: '2026-02-28', nextPaymentDate: '2026-02-28' };
    const entries = lines(ofShortMonth);
    expect(entries.slice(0, 2)).toEqual([
      `shipment-1 2026-02-28 ${HEADS} 5`,
      ...stopped(`shipment-2 2026-03-28 ${HEADS}`),
    ]);
    expect(entries).toHaveLength(12);
  });

  it('the payments of a rented device that the customer has bought', () => {
    const bought = { ...rented, status: 'PayInFull', payInFullDate: '2026-04-05' } as const;
    const entries = lines({ ratePlans: [bought], nextShipmentDate: null, nextPaymentDate: null });
    expect([entries.length, entries[0]]).toEqual([12, `device-1 2026-04-05 ${HEADS} cancelled`]);
  });

  it('nothing if the subscription does not say since when', () => {
    expect(lines({ status: 'Paused', nextShipmentDate: null, nextPaymentDate: null })).toEqual([]);
  });
});

describe('an entry leads to', () => {
  const tasks = (changes: Partial<SubscriptionDetails>) =>
    findCalendarEntries(subscriptionDetails({ ...paidWithShipment, ...changes })).map(({ task }) => task);

  it.each<[string, Partial<SubscriptionDetails>, readonly unknown[]]>([
    [
      'the postponement of the next shipment, and the frequency of later ones',
      { endDate: '2026-08-01' },
      ['postpone', 'frequency', undefined, undefined],
    ],
    [
      'the pause, if nothing else is possible',
      { ableToPostponeReplenishment: false, ableToChangeFrequency: false, endDate: '2026-08-01' },
      ['pause', 'pause', undefined, undefined],
    ],
    ['the end of a pause', { status: 'Paused', ableToResumeReplenishment: true, nextPaymentDate: null }, ['resume']],
    [
      'the purchase of a device',
      {
        ratePlans: [devicePlan({ purchaseValueToPay: 32.99, ableToPayInFull: true })],
        hidePayInFull: false,
        nextShipmentDate: null,
      },
      ['buy'],
    ],
    [
      'the page alone, if a device cannot be bought',
      { ratePlans: [devicePlan({ purchaseValueToPay: 32.99, ableToPayInFull: true })], nextShipmentDate: null },
      [undefined],
    ],
  ])('%s', (_, changes, expected) => {
    expect(tasks(changes)).toEqual(expected);
  });
});

it('the list alone gives the next shipment of each subscription, in the place that the details give it', () => {
  const listed = [
    subscriptionListItem({ subscriptionNumber: 'S-1', title: 'Halo', nextShipmentDate: '2026-06-01T00:00:00Z' }),
    subscriptionListItem({ subscriptionNumber: 'S-2', nextShipmentDate: null }),
  ];
  expect(findListedEntries(listed).map((entry) => [entry.number, toLine(entry)])).toEqual([
    ['S-1', 'shipment-1 2026-06-01 Halo'],
  ]);
});
