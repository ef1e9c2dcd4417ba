import { invoice } from '@perennial/shared/examples/payment';
import { describe, expect, it } from 'vitest';
import { summarizePastDue } from './past-due-summary.ts';

const owed = (invoiceId: string, invoiceDate: string, balance: number) =>
  invoice({ invoiceId, invoiceDate, balance, hasBalance: true });

describe('past-due invoices', () => {
  it('are summed up with the oldest date and the invoice to pay first', () => {
    expect(summarizePastDue([owed('new', '2026-03-01', 0.2), invoice(), owed('old', '2026-02-01', 0.1)])).toEqual({
      count: 2,
      amount: 0.3,
      oldest: { invoiceId: 'old', date: '2026-02-01', amount: 0.1 },
    });
  });

  it.each([
    ['no invoices', []],
    ['paid invoices only', [invoice()]],
    ['a credit', [owed('credit', '2026-01-01', -5)]],
  ])('have no summary with %s', (_, list) => {
    expect(summarizePastDue(list)).toBeUndefined();
  });
});
