/** Billing calls (docs/rules/account.md#billing). */
import { z } from 'zod';
import { invoiceFileSchema, invoiceSchema } from '../../models/invoice.ts';
import type { CallSchemas } from '../call.ts';
import { identifierSchema } from './fields.ts';

export const billingSchemas = {
  getInvoices: { summary: "The customer's invoices", response: z.array(invoiceSchema) },
  getInvoiceFile: {
    summary: 'The URL of an invoice file',
    params: z.strictObject({ id: identifierSchema.describe('PDF file id of the invoice') }),
    response: invoiceFileSchema,
  },
} as const satisfies Record<string, CallSchemas>;
