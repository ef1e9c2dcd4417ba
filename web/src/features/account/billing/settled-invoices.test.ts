import { invoice } from '@perennial/shared/examples/payment';
import { describe, expect, it } from 'vitest';
import { filterSettled, groupByYear } from './settled-invoices.ts';

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

describe('settled invoices', () => {
  it('are sorted newest first', () => {
    expect(ids(filterSettled(invoices))).toEqual(['second', 'first']);
  });

  it('include a credit', () => {
    expect(ids(filterSettled([owed('credit', '2026-01-01', -5)]))).toEqual(['credit']);
  });
});

it('groupByYear keeps the order of the list', () => {
  const list = [paid('c', '2026-01-01'), paid('b', '2025-12-31'), paid('a', '2025-01-01')];
  expect(groupByYear(list).map(({ year, invoices: ofYear }) => [year, ids(ofYear)])).toEqual([
    ['2026', ['c']],
    ['2025', ['b', 'a']],
  ]);
});
