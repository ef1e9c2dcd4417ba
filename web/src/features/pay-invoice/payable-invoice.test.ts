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

describe('an invoice', () => {
  it('can be paid while something is owed for it', () => {
    expect(findPayableInvoice([paid, due], 'INV-1')).toEqual({ state: 'payable', invoice: due });
  });

  it.each([
    ['is paid when it has no balance', 'INV-2', 'paid'],
    ['is paid when the shop owes the customer', 'INV-3', 'paid'],
    ['is unknown when it is not among those of the customer', 'INV-9', 'unknown'],
  ] as const)('%s', (_, invoiceId, state) => {
    expect(findPayableInvoice([due, paid, credit], invoiceId)).toEqual({ state });
  });
});
