/** Cart and order calls (docs/rules/cart.md#cart-contents). */
import { z } from 'zod';
import { cartSchema } from '../../models/cart.ts';
import { orderResultSchema } from '../../models/payment.ts';
import { oneLine, typedText } from '../../validation/text-schema.ts';
import type { CallSchemas } from '../call.ts';
import {
  cancelUrlSchema,
  identifierSchema,
  paymentMethodCodeSchema,
  promotionCodeSchema,
  trackCookieSchema,
} from './fields.ts';

/** A line of the cart in a request. Its promotion codes are in one of two forms. */
export const cartLineSchema = z.strictObject({
  name: identifierSchema,
  quantity: z.number().int().min(1).max(99),
  promotionCodes: z.array(promotionCodeSchema).max(10).optional(),
  promotions: z
    .array(z.strictObject({ code: promotionCodeSchema }))
    .max(10)
    .optional(),
});

export const bundlesSchema = z.array(cartLineSchema).min(1).max(20);

export type CartLine = z.infer<typeof cartLineSchema>;

export const cartSchemas = {
  requestCart: {
    summary: 'Price a cart: items, charges and summary',
    body: z.strictObject({
      bundles: bundlesSchema,
      excludePrice: z.boolean().optional(),
      zipCode: oneLine(typedText()).max(12).optional(),
    }),
    response: cartSchema,
  },
  validateMaxQuantity: {
    summary: 'Check the quantities of a cart against the limits of each bundle',
    body: z.strictObject({ bundles: bundlesSchema }),
    response: z.looseObject({
      isValid: z.boolean(),
      bundles: z
        .array(z.looseObject({ name: z.string(), maxQuantity: z.number().int() }))
        .describe('The bundles that are over their limit; shape not documented by the shop API'),
    }),
  },
  submitOrder: {
    summary: 'Place an order',
    body: z.strictObject({
      bundles: bundlesSchema,
      paymentMethodCode: paymentMethodCodeSchema.optional(),
      trackCookie: trackCookieSchema.optional(),
      cancelPaymentUrl: cancelUrlSchema,
    }),
    response: orderResultSchema,
  },
} as const satisfies Record<string, CallSchemas>;
