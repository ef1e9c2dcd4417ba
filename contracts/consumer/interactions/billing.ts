/** Calls of invoices. */
import { invoice } from '@perennial/shared/examples/payment';
import { fails, type Interaction, succeeds } from '../interaction.ts';
import { stateValues } from '../state-values.ts';
import { given } from './states-and-errors.ts';

export const billingInteractions: readonly Interaction[] = [
  succeeds({
    call: 'getInvoices',
    given: given.hasEverything,
    when: 'a request for the invoices',
    caller: 'customer',
    input: {},
    response: [invoice()],
  }),
  succeeds({
    call: 'getInvoiceFile',
    given: given.hasEverything,
    when: 'a request for the file of an invoice',
    caller: 'customer',
    input: { params: { id: stateValues.fileId } },
    response: { link: 'http://localhost:4003/invoices/F-1000001.pdf' },
  }),
  fails({
    call: 'getInvoiceFile',
    given: given.hasEverything,
    when: 'a request for an unknown invoice file',
    caller: 'customer',
    input: { params: { id: 'F-none' } },
    error: [404, 'error.message.invoiceIsNotFound', 'The invoice file is not found.'],
  }),
  succeeds({
    call: 'getInvoices',
    given: 'invoice I-1000001 of the Italian customer is past due',
    when: 'a request for invoices of which the newest is past due',
    caller: 'customer',
    locale: { culture: 'it-it', language: 'it-IT' },
    input: {},
    response: [invoice({ balance: 90.39, hasBalance: true }), invoice()],
  }),
];
