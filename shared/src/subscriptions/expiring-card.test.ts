import { describe, expect, it } from 'vitest';
import { findExpiringCard, findExpiry, lastDayOfCard, type StoredCard } from './expiring-card.ts';

const card = (expiryDate: string | null, changes: Partial<StoredCard> = {}): StoredCard => ({
  hasPaymentProfile: true,
  type: 'CreditCard',
  expiryDate,
  ...changes,
});
const payment = (date: string, amount: number | null = 14.99) => ({ date, names: ['Halo brush heads'], amount });

it.each([
  ['03/2030', '2030-03-31'],
  ['04/2030', '2030-04-30'],
  ['02/2027', '2027-02-28'],
  ['02/2028', '2028-02-29'],
  ['12/2026', '2026-12-31'],
  ['01/2027', '2027-01-31'],
  ['09/2027', '2027-09-30'],
  ['10/2027', '2027-10-31'],
  ['13/2026', undefined],
  ['00/2026', undefined],
  ['3/30', undefined],
  ['2030-03', undefined],
  ['', undefined],
])('a card of %s is valid to %s', (expiryDate, lastDay) => {
  expect(lastDayOfCard(expiryDate)).toBe(lastDay);
});

describe('a card that expires', () => {
  it.each([
    // The last day of the month still pays.
    ['04/2027', '2027-04-01', ['2027-04-30'], undefined],
    ['04/2027', '2027-04-01', ['2027-05-01'], '2027-05-01'],
    ['04/2027', '2027-04-01', ['2027-04-15', '2027-05-15', '2027-06-15'], '2027-05-15'],
    // Sixty days before its last day, and no day earlier.
    ['04/2027', '2027-03-01', ['2027-05-01'], '2027-05-01'],
    ['04/2027', '2027-02-28', ['2027-05-01'], undefined],
    ['12/2026', '2026-11-23', ['2027-02-01'], '2027-02-01'],
    // After its last day.
    ['04/2027', '2027-05-01', ['2027-05-01'], '2027-05-01'],
    ['04/2027', '2027-06-10', ['2027-05-15', '2027-06-15'], '2027-06-15'],
    ['04/2027', '2027-06-10', [], undefined],
    ['4/27', '2027-06-10', ['2027-06-15'], undefined],
    [null, '2027-06-10', ['2027-06-15'], undefined],
  ] as const)('of %s is on %s, with payments on %j: %s', (expiryDate, today, dates, date) => {
    const found = findExpiringCard(
      card(expiryDate),
      dates.map((day) => payment(day)),
      today,
    );
    expect(found?.payment.date).toBe(date);
  });

  it('has expired on the day after its last one', () => {
    const on = (today: string) => findExpiringCard(card('04/2027'), [payment('2027-05-02', null)], today);
    expect(on('2027-04-30')).toEqual({
      expiryDate: '04/2027',
      hasExpired: false,
      payment: payment('2027-05-02', null),
    });
    expect(on('2027-05-01')?.hasExpired).toBe(true);
  });

  it.each<Partial<StoredCard>>([{ type: 'PayPal' }, { type: 'Bank' }, { type: null }, { hasPaymentProfile: false }])(
    'is no other method: %o',
    (changes) => {
      expect(findExpiry(card('04/2027', changes))).toBeUndefined();
      expect(findExpiringCard(card('04/2027', changes), [payment('2027-05-02')], '2027-04-30')).toBeUndefined();
    },
  );
});
