/** Billing (specification 2, section 7). */
import { z } from 'zod';
import { invoiceFileSchema, invoiceSchema } from '../../models/invoice.ts';
import type { CallSchemas } from '../call-schemas.ts';
import { identifierSchema } from './fields.ts';

export const billingSchemas = {
  getInvoices: { summary: "The customer's invoices", response: z.array(invoiceSchema) },
  getInvoiceFile: {
    summary: 'Where the file of an invoice is',
    params: z.strictObject({ id: identifierSchema.describe('PDF file id of the invoice') }),
    response: invoiceFileSchema,
  },
} as const satisfies Record<string, CallSchemas>;
