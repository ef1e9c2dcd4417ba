/** Payment calls (docs/rules/payments.md#card-sessions), and billing calls. */
import { z } from 'zod';
import { invoiceFileSchema, invoiceSchema } from '../../models/invoice.ts';
import { paymentMethodSchema, paymentResultSchema, paymentSessionSchema } from '../../models/payment.ts';
import { complianceSchema } from '../../models/profile.ts';
import { oneLine } from '../../validation/text-schema.ts';
import type { CallSchemas } from '../call.ts';
import { amountInQuerySchema, identifierSchema, paymentMethodCodeSchema, paymentProviderSchema } from './fields.ts';

/** The query of every card session. */
const sessionShape = {
  paymentProvider: paymentProviderSchema,
  sbeCompliance: complianceSchema,
  orderNumber: identifierSchema,
  paymentMethodCode: paymentMethodCodeSchema,
};

export const paymentSchemas = {
  getPaymentMethods: {
    summary: 'The payment methods of this customer in this country',
    response: z.array(paymentMethodSchema),
  },
  createPaymentSession: {
    summary: 'Open a card session for an order',
    query: z.strictObject({ ...sessionShape, amount: amountInQuerySchema }),
    response: paymentSessionSchema,
  },
  createPastDuePaymentSession: {
    summary: 'Open a card session for a past-due invoice',
    query: z.strictObject({ ...sessionShape, invoiceId: identifierSchema }),
    response: paymentSessionSchema,
  },
  createChangePaymentSession: {
    summary: 'Open a card session for a change of the payment method',
    query: z.strictObject(sessionShape),
    response: paymentSessionSchema,
  },
  createPayInFullPaymentSession: {
    summary: 'Open a card session to pay a device in full',
    query: z.strictObject({ ...sessionShape, amount: amountInQuerySchema }),
    response: paymentSessionSchema,
  },
  submitPaymentResult: {
    summary: "The result of a payment, by the provider's query string",
    body: z.strictObject({ paymentResult: oneLine(z.string()).min(1).max(4000) }),
    response: paymentResultSchema,
  },
} as const satisfies Record<string, CallSchemas>;

/** Billing calls (docs/rules/account.md#billing). */
export const billingSchemas = {
  getInvoices: { summary: "The customer's invoices", response: z.array(invoiceSchema) },
  getInvoiceFile: {
    summary: 'The URL of an invoice file',
    params: z.strictObject({ id: identifierSchema.describe('PDF file id of the invoice') }),
    response: invoiceFileSchema,
  },
} as const satisfies Record<string, CallSchemas>;
