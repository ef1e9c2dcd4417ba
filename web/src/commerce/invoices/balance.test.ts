import { invoice } from '@perennial/shared/examples/payment';
import { describe, expect, it } from 'vitest';
import { byDate, filterPastDue, sumOpenBalance } from './balance.ts';

const owed = (invoiceId: string, invoiceDate: string, balance: number) =>
  invoice({ invoiceId, invoiceDate, balance, hasBalance: true });
const paid = (invoiceId: string, invoiceDate: string) => invoice({ invoiceId, invoiceDate });

const invoices = [
  owed('new', '2026-03-01', 0.2),
  paid('first', '2026-01-01'),
  owed('old', '2026-02-01', 0.1),
  paid('second', '2026-02-15'),
];

const ids = (list: readonly { invoiceId: string }[]) => list.map(({ invoiceId }) => invoiceId);

describe('past-due invoices', () => {
  it('are sorted oldest first, in the order of payment', () => {
    expect(ids(filterPastDue(invoices))).toEqual(['old', 'new']);
  });

  it('do not include a balance of zero', () => {
    expect(filterPastDue([owed('even', '2026-01-01', 0)])).toEqual([]);
  });

  it('are summed to the cent', () => {
    expect(sumOpenBalance(invoices)).toBe(0.3);
  });

  it.each([
    ['no invoices', []],
    ['paid invoices only', [paid('first', '2026-01-01')]],
    ['a credit', [owed('credit', '2026-01-01', -5)]],
    ['a balance without the flag hasBalance', [invoice({ balance: 5, hasBalance: false })]],
  ])('are none with %s', (_, list) => {
    expect(sumOpenBalance(list)).toBe(0);
  });
});

it.each([
  ['2026-01-31', '2026-02-01', -1],
  ['2026-02-01', '2026-01-31', 1],
  ['2026-02-01', '2026-02-01', 0],
])('an invoice of %s and one of %s have the order %d', (one, other, order) => {
  expect(byDate(owed('one', one, 1), owed('other', other, 1))).toBe(order);
});
