/** Whether an invoice can be paid (specification 2, section 2: pay now). */
import type { Invoice } from '@perennial/shared/models/invoice';
import { filterPastDue } from '../../commerce/invoices/balance.ts';

type PayableInvoice =
  | { readonly state: 'payable'; readonly invoice: Invoice }
  /** Nothing of it is left to be paid. */
  | { readonly state: 'paid' }
  | { readonly state: 'unknown' };

export function payableInvoice(invoices: readonly Invoice[], invoiceId: string): PayableInvoice {
  const invoice = filterPastDue(invoices).find((one) => one.invoiceId === invoiceId);
  if (invoice) return { state: 'payable', invoice };
  return { state: invoices.some((one) => one.invoiceId === invoiceId) ? 'paid' : 'unknown' };
}
