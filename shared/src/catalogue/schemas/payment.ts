/** Payment calls (specification 3, section 7: the provider is passed in the query). */
import { z } from 'zod';
import { paymentMethodSchema, paymentResultSchema, paymentSessionSchema } from '../../models/payment.ts';
import { complianceSchema } from '../../models/profile.ts';
import type { CallSchemas } from '../call-schemas.ts';
import { amountInQuerySchema, identifierSchema, paymentMethodCodeSchema, paymentProviderSchema } from './fields.ts';

/** What every card session needs; the provider is passed in the query. */
const sessionShape = {
  paymentProvider: paymentProviderSchema,
  sbeCompliance: complianceSchema,
  orderNumber: identifierSchema,
  paymentMethodCode: paymentMethodCodeSchema,
};

export const paymentSchemas = {
  getPaymentMethods: {
    summary: 'The payment methods that this customer may use in this country',
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
    summary: 'Open a card session for the rest of a device',
    query: z.strictObject({ ...sessionShape, amount: amountInQuerySchema }),
    response: paymentSessionSchema,
  },
  submitPaymentResult: {
    summary: "What became of a payment, by the provider's query string",
    body: z.strictObject({ paymentResult: z.string().min(1).max(4000) }),
    response: paymentResultSchema,
  },
} as const satisfies Record<string, CallSchemas>;
