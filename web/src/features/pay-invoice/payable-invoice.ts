/** Whether an invoice can be paid (docs/rules/payments.md#pay-now). */
import type { Invoice } from '@perennial/shared/models/invoice';
import { filterPastDue } from '../../commerce/invoices/balance.ts';

type PayableInvoice =
  | { readonly state: 'payable'; readonly invoice: Invoice }
  /** Its balance is zero or negative. */
  | { readonly state: 'paid' }
  | { readonly state: 'unknown' };

/** Finds an invoice by its id. `unknown`: the customer has no such invoice. */
export function findPayableInvoice(invoices: readonly Invoice[], invoiceId: string): PayableInvoice {
  const hasId = (invoice: Invoice) => invoice.invoiceId === invoiceId;
  const payable = filterPastDue(invoices).find(hasId);
  if (payable) return { state: 'payable', invoice: payable };
  return { state: invoices.some(hasId) ? 'paid' : 'unknown' };
}
