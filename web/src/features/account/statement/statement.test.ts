import { invoice } from '@perennial/shared/examples/payment';
import { expect, it } from 'vitest';
import { listYears, toStatement } from './statement.ts';

const invoices = [
  invoice({ invoiceId: 'new', invoiceDate: '2026-12-31', price: 0.2, balance: 0.2, hasBalance: true }),
  invoice({ invoiceId: 'credit', invoiceDate: '2026-03-01', price: -5, balance: -5, hasBalance: true }),
  invoice({ invoiceId: 'part', invoiceDate: '2026-02-01', price: 10, balance: 0.1, hasBalance: true }),
  invoice({ invoiceId: 'old', invoiceDate: '2026-01-01', price: 0.1 }),
  invoice({ invoiceId: 'last year', invoiceDate: '2025-12-31', price: 99, balance: 99, hasBalance: true }),
];
const halo = { title: 'Halo', subscriptionStartDate: '2026-01-01' };
const arc = { title: 'Arc', subscriptionStartDate: '2026-03-01' };

it('has the invoices of one year only, oldest first, with state, what is owed, and the title where it is certain', () => {
  const { rows } = toStatement(invoices, [halo, arc], '2026');
  expect(rows.map(({ invoice: { invoiceId }, state, owed, title }) => [invoiceId, state, owed, title])).toEqual([
    ['old', 'settled', 0, 'Halo'],
    ['part', 'open', 0.1, 'Halo'],
    ['credit', 'credit', 0, undefined],
    ['new', 'open', 0.2, undefined],
  ]);
});

it('sums up to the cent what was invoiced, credits taken off, and what is owed', () => {
  const { sum, owed } = toStatement(invoices, [], '2026');
  expect([sum, owed]).toEqual([5.3, 0.3]);
});

it('is empty for a year without invoices, and for what is no year', () => {
  expect(toStatement(invoices, [], '2024')).toEqual({ rows: [], sum: 0, owed: 0 });
  expect(toStatement(invoices, [], '20').rows).toEqual([]);
});

it('lists the years that have an invoice, the newest first', () => {
  expect(listYears(invoices)).toEqual(['2026', '2025']);
  expect(listYears([])).toEqual([]);
});
