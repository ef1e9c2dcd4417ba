/** Payment calls (specification 3, section 7: the provider is passed in the query). */
import { z } from 'zod';
import { paymentMethodSchema, paymentSessionSchema } from '../../models/payment.ts';
import { complianceSchema } from '../../models/profile.ts';
import type { CallSchemas } from '../schemas.ts';
import { amountInQuerySchema, identifierSchema, paymentMethodCodeSchema } from './fields.ts';

export const paymentSchemas = {
  getPaymentMethods: {
    summary: 'The payment methods that this customer may use in this country',
    response: z.array(paymentMethodSchema),
  },
  createPaymentSession: {
    summary: 'Open a card session for an order',
    query: z.strictObject({
      paymentProvider: z.string().regex(/^[A-Za-z]{1,40}$/),
      amount: amountInQuerySchema,
      sbeCompliance: complianceSchema,
      orderNumber: identifierSchema,
      paymentMethodCode: paymentMethodCodeSchema,
    }),
    response: paymentSessionSchema,
  },
} as const satisfies Record<string, CallSchemas>;
