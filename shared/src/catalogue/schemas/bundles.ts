/** Bundle calls. */
import { z } from 'zod';
import { bannerSchema, faqSchema } from '../../models/bundle.ts';
import { cartItemSchema } from '../../models/cart.ts';
import type { CallSchemas } from '../call.ts';
import { identifierSchema, promotionCodeSchema } from './fields.ts';

/** A repeated parameter. A single value arrives as a string. */
const bundleNamesSchema = z.union([
  identifierSchema.transform((name) => [name]),
  z.array(identifierSchema).min(1).max(20),
]);

export const bundleSchemas = {
  getBundle: {
    summary: 'One bundle with its prices',
    query: z.strictObject({
      bundleName: identifierSchema,
      promotionCode: promotionCodeSchema.optional(),
      replenishmentQuantity: z
        .string()
        .regex(/^\d{1,2}$/, 'must be a number from 1 to 99')
        .optional(),
    }),
    response: cartItemSchema,
  },
  getBundleBanners: {
    summary: 'Banners, scripts and partners of bundles',
    query: z.strictObject({ bundles: bundleNamesSchema }),
    response: z.array(bannerSchema),
  },
  getFaq: { summary: 'Frequently asked questions', response: z.array(faqSchema) },
} as const satisfies Record<string, CallSchemas>;
