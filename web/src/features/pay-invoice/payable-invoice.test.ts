import type { Invoice } from '@perennial/shared/models/invoice';
import { describe, expect, it } from 'vitest';
import { findPayableInvoice } from './payable-invoice.ts';

const due: Invoice = {
  invoiceId: 'INV-1',
  invoiceDate: '2026-10-01',
  price: 49.9,
  balance: 49.9,
  hasBalance: true,
  pdfFileId: null,
  pdfFileUrl: null,
};
const paid: Invoice = { ...due, invoiceId: 'INV-2', balance: 0, hasBalance: false };
const credit: Invoice = { ...due, invoiceId: 'INV-3', balance: -5 };

describe('findPayableInvoice', () => {
  it('returns an invoice with a balance as payable', () => {
    expect(findPayableInvoice([paid, due], 'INV-1')).toEqual({ state: 'payable', invoice: due });
  });

  it.each([
    ['without a balance', 'INV-2', 'paid'],
    ['with a credit', 'INV-3', 'paid'],
    ['that the customer does not have', 'INV-9', 'unknown'],
  ] as const)('for an invoice %s (%s) returns %s', (_, invoiceId, state) => {
    expect(findPayableInvoice([due, paid, credit], invoiceId)).toEqual({ state });
  });
});
