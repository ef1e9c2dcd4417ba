import { invoice } from '@perennial/shared/examples/invoice';
import { describe, expect, it } from 'vitest';
import { filterPastDue, sumOpenBalance } from './balance.ts';

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
