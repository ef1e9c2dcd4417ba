import type { Invoice } from '../models/invoice.ts';

/** Returns a paid invoice with a file. */
export function invoice(changes: Partial<Invoice> = {}): Invoice {
  return {
    invoiceId: 'I-1000001',
    invoiceDate: '2026-02-01',
    price: 90.39,
    balance: 0,
    hasBalance: false,
    pdfFileId: 'F-1000001',
    pdfFileUrl: null,
    ...changes,
  };
}
