/** Checkout calls of older clients; no page uses them (docs/rules/cancel-and-return.md#calls-of-older-clients). */
import { z } from 'zod';
import { amountSchema } from '../../models/charge.ts';
import { orderResultSchema } from '../../models/payment.ts';
import type { CallSchemas } from '../call.ts';
import {
  cancelUrlSchema,
  identifierSchema,
  paymentMethodCodeSchema,
  promotionCodeSchema,
  trackCookieSchema,
} from './fields.ts';

export const checkoutOrderSchema = z
  .looseObject({ orderNumber: z.string(), bundleName: z.string(), amount: amountSchema })
  .describe('Shape not documented by the shop API');

export const checkoutSchemas = {
  createCheckout: {
    summary: 'Start an order of one bundle (older clients)',
    body: z.strictObject({ bundleName: identifierSchema }),
    response: checkoutOrderSchema,
  },
  getCheckout: {
    summary: 'A started order (older clients)',
    query: z.strictObject({ orderNumber: identifierSchema }),
    response: checkoutOrderSchema,
  },
  submitCheckout: {
    summary: 'Place a started order (older clients)',
    body: z.strictObject({
      orderNumber: identifierSchema,
      paymentMethodCode: paymentMethodCodeSchema,
      promotionCode: promotionCodeSchema.optional(),
      replenishmentQuantity: z.number().int().min(1).max(99).optional(),
      trackCookie: trackCookieSchema.optional(),
      cancelPaymentUrl: cancelUrlSchema,
    }),
    response: orderResultSchema,
  },
} as const satisfies Record<string, CallSchemas>;
