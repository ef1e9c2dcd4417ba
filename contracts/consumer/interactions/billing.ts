/** Invoices. */
import { invoice } from '@perennial/shared/examples/invoice';
import { type Interaction, isRefused, succeeds } from '../interaction.ts';
import { stateValues } from '../state-values.ts';

const hasInvoice = 'the Canadian customer has a subscription, a card and an invoice';

export const billingInteractions: readonly Interaction[] = [
  succeeds({
    call: 'getInvoices',
    given: hasInvoice,
    when: 'a request for the invoices',
    as: 'customer',
    input: {},
    answer: [invoice()],
  }),
  succeeds({
    call: 'getInvoiceFile',
    given: hasInvoice,
    when: 'a request for the file of an invoice',
    as: 'customer',
    input: { params: { id: stateValues.fileId } },
    answer: { link: 'http://localhost:4003/invoices/F-1000001.pdf' },
  }),
  isRefused({
    call: 'getInvoiceFile',
    given: hasInvoice,
    when: 'a request for a file that is of no invoice',
    as: 'customer',
    input: { params: { id: 'F-none' } },
    with: [404, 'error.message.invoiceFileIsNotFound', 'The invoice file is not found.'],
  }),
];
