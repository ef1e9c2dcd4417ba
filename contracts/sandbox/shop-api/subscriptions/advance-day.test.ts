import { describe, expect, it } from 'vitest';
import { addDays, type Day } from '../calendar/day.ts';
import { findBundle } from '../products/bundles.ts';
import { noReturn, type RecurringPayment, type Subscription } from '../store/subscription.ts';
import { canadianMarket } from '../testing/aged-subscription.ts';
import { advanceDay, type DayResult } from './advance-day.ts';
import { createSubscription } from './start-subscription.ts';

const START = '2026-01-31';

function begin(bundleName: string, changes: Partial<Subscription> = {}): Subscription {
  const bundle = findBundle(bundleName);
  if (!bundle) throw new Error(`${bundleName} is not a bundle`);
  const order = { customerId: 'c', orderNumber: 'o', market: canadianMarket, line: { bundle, quantity: 1 } };
  return { ...createSubscription('S1', { ...order, startDate: START, status: 'Active' }), ...changes };
}

/** Advances a subscription from the day after `from` to `until`, both included. */
function live(subscription: Subscription, until: Day, from: Day = START): DayResult {
  const payments: RecurringPayment[] = [];
  let current = subscription;
  for (let day = addDays(from, 1); day <= until; day = addDays(day, 1)) {
    const result = advanceDay(current, day);
    current = result.subscription;
    payments.push(...result.payments);
  }
  return { subscription: current, payments };
}

const toRows = (payments: readonly RecurringPayment[]) => payments.map(({ day, amount }) => [day, amount]);

describe('a parcel', () => {
  it('is prepared on the start day and ships two days later with a tracking number', () => {
    expect(live(begin('brush-heads-halo'), '2026-02-01').subscription.shipments).toMatchObject([
      { state: 'preparing' },
    ]);
    const { shipments } = live(begin('brush-heads-halo'), '2026-02-02').subscription;
    expect(shipments).toMatchObject([
      { reason: 'start', state: 'shipped', shippedDate: '2026-02-02', trackingNumber: 'PN00000000000111' },
    ]);
  });

  it('ships with its payment and returns to the 31st after a short month', () => {
    const { subscription, payments } = live(begin('razor-arc'), '2026-09-30');
    const parcels = subscription.shipments.filter(({ reason }) => reason === 'recurring');
    expect(parcels.map(({ createdDate }) => createdDate)).toEqual([
      '2026-03-31',
      '2026-05-31',
      '2026-07-31',
      '2026-09-30',
    ]);
    expect(toRows(payments)).toEqual(parcels.map(({ createdDate }) => [createdDate, 1599]));
  });

  it('can be paid in monthly parts', () => {
    const { subscription, payments } = live(begin('air-purifier-aura-4B'), '2026-07-31');
    const ofFilter = payments.filter(({ plan }) => plan.kind === 'replenishment');
    expect(ofFilter.map(({ amount }) => amount)).toEqual([1099, 1099, 1099, 1099, 1099, 1099]);
    expect(subscription.shipments.filter(({ reason }) => reason === 'recurring')).toHaveLength(1);
  });
});

describe('payments', () => {
  it('end with the last one of a try-and-buy device, which is then paid in full', () => {
    const { subscription, payments } = live(begin('hair-removal-lume'), '2027-06-30');
    expect(payments).toHaveLength(13);
    expect(subscription).toMatchObject({ status: 'InActive', endDate: '2027-02-28' });
    expect(subscription.plans[0]).toMatchObject({ status: 'PayInFull', payInFullDate: '2027-02-28', paymentsMade: 14 });
  });

  it('are reduced by customer care’s discount once', () => {
    const { payments } = live(begin('hair-removal-lume', { nextPaymentDiscount: 1000 }), '2026-04-01');
    expect(toRows(payments)).toEqual([
      ['2026-02-28', 2999],
      ['2026-03-31', 3999],
    ]);
  });

  it('are not due before the first one is authorised', () => {
    const pending = begin('hair-removal-lume', { status: 'Pending' });
    expect(live(pending, '2026-06-30')).toEqual({ subscription: pending, payments: [] });
  });

  it('for a cancelled parcel are taken together on the day of the next one', () => {
    const begun = begin('air-purifier-aura-4B', {
      cancelledShipment: { total: 6594, paid: 2198, price: 6594, finalPaymentDate: '2026-02-28' },
    });
    const [device, filter] = begun.plans;
    if (!device || !filter) throw new Error('A rental has two plans');
    const cancelled: Subscription = { ...begun, plans: [device, { ...filter, status: 'Cancel' }] };
    const { payments } = live(cancelled, '2026-03-01');
    expect(payments.map(({ plan, amount }) => [plan.kind, amount])).toEqual([
      ['device', 2599],
      ['replenishment', 4396],
    ]);
  });
});

describe('a pause', () => {
  const pauseReplenishment = (until: Day | null) =>
    begin('razor-arc', { status: 'Paused', pause: { since: START, until } });

  it('without a date has no end', () => {
    const { subscription, payments } = live(pauseReplenishment(null), '2026-12-31');
    expect([subscription.status, payments]).toEqual(['Paused', []]);
  });

  it('ends on its date; missed shipments and payments follow on that day', () => {
    const { subscription, payments } = live(pauseReplenishment('2026-05-10'), '2026-05-10');
    expect(toRows(payments)).toEqual([['2026-05-10', 1599]]);
    expect(subscription).toMatchObject({ status: 'Active', pause: null });
    expect(subscription.plans[1]?.nextShipmentDate).toBe('2026-07-10');
  });

  it('that ends before the next parcel keeps its date; changes wait for it', () => {
    const resumeReplenishment = live(pauseReplenishment('2026-02-20'), '2026-03-30').subscription;
    expect(resumeReplenishment).toMatchObject({ status: 'Active', changesWaitForShipment: true });
    expect(resumeReplenishment.plans[1]?.nextShipmentDate).toBe('2026-03-31');
    expect(live(resumeReplenishment, '2026-03-31', '2026-03-30').subscription.changesWaitForShipment).toBe(false);
  });

  it('does not suspend the payments of a device', () => {
    const rental = begin('air-purifier-aura-4B', { status: 'Paused', pause: { since: START, until: null } });
    expect(live(rental, '2026-02-28').payments.map(({ plan }) => plan.kind)).toEqual(['device']);
  });
});

describe('a return', () => {
  const returning = (carrierChosenDate: Day | null): Subscription => {
    const begun = begin('hair-removal-lume');
    const back = { ...noReturn, state: 'returning', createdDate: START, scope: 'TryBuy', carrierChosenDate } as const;
    return { ...begun, plans: begun.plans.map((plan) => ({ ...plan, returning: back })) };
  };

  it('waits for a carrier', () => {
    expect(live(returning(null), '2026-02-27').subscription.status).toBe('Active');
  });

  it('ends its plan when the parcel arrives', () => {
    const { subscription } = live(returning('2026-02-02'), '2026-02-27');
    expect(subscription).toMatchObject({ status: 'InActive', endDate: '2026-02-07' });
    expect(subscription.plans[0]).toMatchObject({ status: 'Cancel', returning: { state: 'returned' } });
  });
});

it('returns the same result for one long and two short replays', () => {
  const at = live(begin('air-purifier-aura-4A'), '2026-05-05').subscription;
  expect(live(at, '2027-01-01', '2026-05-05').subscription).toEqual(
    live(begin('air-purifier-aura-4A'), '2027-01-01').subscription,
  );
});
