import { describe, expect, it } from 'vitest';
import { totalCharge } from '../examples/charge.ts';
import { devicePlan, ratePlan } from '../examples/rate-plan.ts';
import { subscriptionListItem } from '../examples/subscription.ts';
import { paidWithShipment, subscriptionDetails } from '../examples/subscription-details.ts';
import type { SubscriptionDetails } from '../models/subscription-details.ts';
import { DAYS_OF_A_YEAR } from './upcoming.ts';
import {
  findListedShipments,
  findNextPayment,
  findUnpaidPayment,
  findWeeksAhead,
  sumOfNextDays,
  toComingUp,
  type WeeksAhead,
} from './weeks-ahead.ts';

const heads = (changes: Partial<SubscriptionDetails> = {}) =>
  subscriptionDetails({ ...paidWithShipment, number: 'S-1', ...changes });

/** A device that is rented by the month, beside a replenishment that has ended. */
const rental = (changes: Partial<SubscriptionDetails> = {}) =>
  subscriptionDetails({
    number: 'S-2',
    title: 'Lume',
    ratePlans: [devicePlan({ productName: 'Lume device', purchaseValueToPay: null })],
    nextShipmentDate: null,
    nextPaymentDate: '2026-04-15',
    ...changes,
  });

/** Nothing is planned, and it goes on by itself on 10 May. */
const pausedUntilMay = heads({
  status: 'Paused',
  nextShipmentDate: null,
  nextPaymentDate: null,
  resumedReplenishmentDate: '2026-05-10',
});

/** One line for each day: "2026-05-01 S-1 Halo brush heads 14.99". */
const lines = ({ days }: WeeksAhead) =>
  days.map(({ date, number, name, amount }) => [date, number, name, amount].filter(Boolean).join(' '));

describe('the weeks ahead', () => {
  it('have the days of all subscriptions in their order', () => {
    expect(lines(findWeeksAhead([heads(), rental()])).slice(0, 4)).toEqual([
      '2026-04-15 S-2 Lume device 32.99',
      '2026-05-01 S-1 Halo brush heads 14.99',
      '2026-05-15 S-2 Lume device 32.99',
      '2026-06-15 S-2 Lume device 32.99',
    ]);
  });

  it('name several of a product with their number, and a changed product by the subscription', () => {
    const three = heads({ ratePlans: [ratePlan({ replenishmentQuantity: 3 })], endDate: '2026-05-02' });
    const changed = heads({ title: 'My heads', hasAnyFutureDatedReplenishment: true, endDate: '2026-05-02' });
    expect(lines(findWeeksAhead([three, changed]))).toEqual([
      '2026-05-01 S-1 3 × Halo brush heads 14.99',
      '2026-05-01 S-1 My heads',
    ]);
  });

  it('have the picture of what comes', () => {
    const [first] = findWeeksAhead([rental()]).days;
    expect(first?.imageUrl).toBe(devicePlan().imageUrl);
  });

  it('have the shipment and the payment that a pause leaves, without an amount', () => {
    const paused = heads({ status: 'Paused', nextPaymentDate: '2026-04-20' });
    expect(lines(findWeeksAhead([paused]))).toEqual([
      '2026-04-20 S-1 Halo brush heads',
      '2026-05-01 S-1 Halo brush heads',
    ]);
    const kinds = findWeeksAhead([paused]).days.map(({ isShipment, isPayment }) => ({ isShipment, isPayment }));
    expect(kinds).toEqual([
      { isShipment: false, isPayment: true },
      { isShipment: true, isPayment: false },
    ]);
  });

  it('have nothing without a subscription that has something to come', () => {
    expect(findWeeksAhead([heads({ nextShipmentDate: null, nextPaymentDate: null })]).days).toEqual([]);
  });
});

describe('the sum of thirty days', () => {
  it.each<[string, readonly SubscriptionDetails[], string, number | undefined]>([
    ['has the payments of all subscriptions', [heads(), rental()], '2026-04-14', 47.98],
    ['has the thirtieth day', [heads()], '2026-04-01', 14.99],
    ['ends with the thirtieth day', [heads()], '2026-03-31', 0],
    ['is exact to the cent', [rental(), rental({ number: 'S-3' }), rental({ number: 'S-4' })], '2026-04-01', 98.97],
    [
      'has no shipment that costs nothing',
      [heads({ ratePlans: [ratePlan({ quarterlyCharge: totalCharge({ discounted: 0 }) })] })],
      '2026-05-01',
      0,
    ],
    [
      'is not known with a payment of an unknown amount',
      [heads({ hasAnyFutureDatedReplenishment: true })],
      '2026-04-30',
      undefined,
    ],
    ['is known while such a payment is later', [heads({ hasAnyFutureDatedReplenishment: true })], '2026-03-01', 0],
    [
      'is not known when it is open on which day the shop API goes on',
      [rental({ nextPaymentDate: '2026-02-28', startDate: null })],
      '2026-02-27',
      undefined,
    ],
    ['is not known if a pause ends by the thirtieth day', [heads(), pausedUntilMay], '2026-04-14', undefined],
    ['is not known if a pause ends on the thirtieth day', [pausedUntilMay], '2026-04-10', undefined],
    ['is known while a pause ends later', [pausedUntilMay], '2026-04-09', 0],
  ])('%s', (_, subscriptions, today, sum) => {
    expect(sumOfNextDays(findWeeksAhead(subscriptions), today)).toBe(sum);
  });

  it('is not known from the list of subscriptions, which has no payments', () => {
    expect(sumOfNextDays(findListedShipments([subscriptionListItem()]), '2026-04-14')).toBeUndefined();
  });
});

describe('the next payment', () => {
  it.each<[string, readonly SubscriptionDetails[], readonly [string, number, number | null] | undefined]>([
    ['is that of the first day', [heads(), rental()], ['2026-04-15', 1, 32.99]],
    ['has all payments of its day', [heads(), rental({ nextPaymentDate: '2026-05-01' })], ['2026-05-01', 2, 47.98]],
    [
      'has no amount if one is not known',
      [heads({ hasAnyFutureDatedReplenishment: true }), rental({ nextPaymentDate: '2026-05-01' })],
      ['2026-05-01', 2, null],
    ],
    ['is missing without one', [heads({ nextShipmentDate: null, nextPaymentDate: null })], undefined],
  ])('%s', (_, subscriptions, expected) => {
    const next = findNextPayment(findWeeksAhead(subscriptions));
    expect(next && [next.date, next.names.length, next.amount]).toEqual(expected);
  });
});

it('what the list says are shipments with the title and the picture of the subscription', () => {
  const listed = [
    subscriptionListItem({ subscriptionNumber: 'S-1', title: 'Later', nextShipmentDate: '2026-06-01T00:00:00Z' }),
    subscriptionListItem({ subscriptionNumber: 'S-2', title: 'Never', nextShipmentDate: null }),
    subscriptionListItem({ subscriptionNumber: 'S-3', title: 'Soon', nextShipmentDate: '2026-05-01' }),
  ];
  const { days } = findListedShipments(listed);
  expect(days.map(({ date, name, isShipment, isPayment }) => [date, name, isShipment, isPayment])).toEqual([
    ['2026-05-01', 'Soon', true, false],
    ['2026-06-01', 'Later', true, false],
  ]);
  expect(days[0]?.imageUrl).toBe(subscriptionListItem().image);
});

it('pages get the first three days, the sum and the next payment', () => {
  const { days, sum, nextPayment } = toComingUp(findWeeksAhead([heads(), rental()]), '2026-04-14');
  expect(days.map(({ date }) => date)).toEqual(['2026-04-15', '2026-05-01', '2026-05-15']);
  expect([sum, nextPayment]).toEqual([47.98, { date: '2026-04-15', names: ['Lume device'], amount: 32.99 }]);
  const listed = toComingUp(findListedShipments([subscriptionListItem()]), '2026-04-14');
  expect([listed.sum, listed.nextPayment]).toEqual([null, null]);
});

describe('the card that expires before a payment', () => {
  const card = (expiryDate: string) => ({ hasPaymentProfile: true, type: 'CreditCard', expiryDate }) as const;

  it('is named with the first day that it cannot pay, and the sum of that day', () => {
    const weeks = findWeeksAhead([heads(), rental({ nextPaymentDate: '2026-05-01' })], DAYS_OF_A_YEAR);
    expect(toComingUp(weeks, '2026-04-01', card('04/2026')).expiringCard).toEqual({
      expiryDate: '04/2026',
      hasExpired: false,
      payment: { date: '2026-05-01', names: ['Halo brush heads', 'Lume device'], amount: 47.98 },
    });
  });

  it('has no sum of a day on which the end of a pause may add a payment', () => {
    const weeks = findWeeksAhead([rental(), pausedUntilMay], DAYS_OF_A_YEAR);
    const payment = (expiryDate: string) => toComingUp(weeks, '2026-04-01', card(expiryDate)).expiringCard?.payment;
    expect(payment('03/2026')).toMatchObject({ date: '2026-04-15', amount: 32.99 });
    expect(payment('04/2026')).toMatchObject({ date: '2026-05-15', amount: null });
  });

  it('is not said of a card that pays all, and of none that is not known', () => {
    const weeks = findWeeksAhead([heads({ endDate: '2026-05-02' })]);
    expect(toComingUp(weeks, '2026-04-30', card('05/2026')).expiringCard).toBeNull();
    expect(toComingUp(weeks, '2026-04-30').expiringCard).toBeNull();
  });

  it('is found for one subscription, and beyond the days that its page lists', () => {
    expect(findUnpaidPayment(rental(), card('10/2026'), '2026-10-01')?.payment.date).toBe('2026-11-15');
    expect(findUnpaidPayment(rental(), card('12/2026'), '2026-10-01')).toBeUndefined();
  });
});
