import { invoice } from '@perennial/shared/examples/payment';
import { describe, expect, it } from 'vitest';
import { sumPrices } from '../statement/statement.ts';
import { BARS, filterSettled, findMonthSum, findNeighbours, groupByMonth, toBars } from './ledger.ts';

const owed = (invoiceId: string, invoiceDate: string, balance: number) =>
  invoice({ invoiceId, invoiceDate, balance, hasBalance: true });
const paid = (invoiceId: string, invoiceDate: string, price = 90.39) => invoice({ invoiceId, invoiceDate, price });

const ids = (list: readonly { invoiceId: string }[]) => list.map(({ invoiceId }) => invoiceId);

describe('settled invoices', () => {
  it('are sorted newest first, without those that are past due', () => {
    const invoices = [
      owed('new', '2026-03-01', 0.2),
      paid('first', '2026-01-01'),
      owed('old', '2026-02-01', 0.1),
      paid('second', '2026-02-15'),
    ];
    expect(ids(filterSettled(invoices))).toEqual(['second', 'first']);
  });

  it('include a credit', () => {
    expect(ids(filterSettled([owed('credit', '2026-01-01', -5)]))).toEqual(['credit']);
  });
});

it('groupByMonth keeps the order of the list, at the end of a month and on a leap day too', () => {
  const list = [paid('d', '2028-03-01'), paid('c', '2028-02-29'), paid('b', '2028-02-28'), paid('a', '2027-02-28')];
  expect(groupByMonth(list).map(({ month, invoices }) => [month, ids(invoices)])).toEqual([
    ['2028-03', ['d']],
    ['2028-02', ['c', 'b']],
    ['2027-02', ['a']],
  ]);
});

describe('the bars', () => {
  it('are those of twelve months, of two years if need be', () => {
    const months = toBars([], '2028-02').map(({ month }) => month);
    expect(months).toHaveLength(BARS);
    expect([months[0], months[9], months[10], months[11]]).toEqual(['2027-03', '2027-12', '2028-01', '2028-02']);
  });

  it('are as high as what was paid in the month, to the cent', () => {
    const invoices = [
      paid('a', '2028-02-29', 1234.5),
      paid('b', '2028-01-31', 100),
      paid('c', '2028-01-01', 517.25),
      paid('d', '2027-12-31', 0.1),
      paid('e', '2027-12-01', 0.2),
      paid('f', '2027-02-28', 9999),
    ];
    expect(toBars(invoices, '2028-02').filter(({ count }) => count > 0)).toEqual([
      { month: '2027-12', paid: 0.3, count: 2, share: 0.3 / 1234.5 },
      { month: '2028-01', paid: 617.25, count: 2, share: 0.5 },
      { month: '2028-02', paid: 1234.5, count: 1, share: 1 },
    ]);
  });

  it.each([
    ['a credit', [paid('credit', '2028-02-01', -5)], -5],
    ['nothing to pay', [paid('free', '2028-02-01', 0)], 0],
  ])('have no height in a month of %s', (_, invoices, sum) => {
    expect(toBars(invoices, '2028-02').at(-1)).toEqual({ month: '2028-02', paid: sum, count: 1, share: 0 });
  });

  it.each([
    ['a first and a last year', ['2026-12-31', '2028-01-31', '2029-02-01'], '2026-12', '2028-12'],
    ['one year', ['2027-01-01', '2027-12-31'], undefined, undefined],
    ['an earlier month only', ['2026-12-31'], '2026-12', undefined],
  ])('of 2027 lead on to those of %s', (_, days, earlier, later) => {
    const invoices = days.map((day) => paid(day, day));
    expect(findNeighbours(invoices, '2027-12')).toEqual({ earlier, later });
  });
});

it.each([
  ['2028-02', 1334.6],
  ['2028-01', undefined],
  ['2027-12', undefined],
] as const)('the sum of %s is %s, and none for a single invoice', (month, sum) => {
  const days = { '2028-02-29': 1234.5, '2028-02-28': 100, '2028-02-01': 0.1, '2028-01-31': 9.99 };
  const invoices = Object.entries(days).map(([day, price]) => paid(day, day, price));
  expect(findMonthSum(invoices, month)).toBe(sum);
});

it.each([
  [[100, 0.1, 1234.5], 1334.6],
  [[0.1, 0.2], 0.3],
  [[], 0],
])('the prices %j are %d together', (prices, sum) => {
  expect(sumPrices(prices.map((price) => ({ price })))).toBe(sum);
});
