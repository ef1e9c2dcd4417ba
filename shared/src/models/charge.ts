/**
 * Charges, one-time and recurring (docs/rules/cart.md#charges-and-periods). Amounts are decimal, in the cart's
 * currency.
 */
import { z } from 'zod';

/** A day in a response of the shop API. A time after it is ignored, as wherever a date is shown. */
export const shopDaySchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T|$)/, 'must be a day, YYYY-MM-DD')
  .describe('YYYY-MM-DD');

export const amountSchema = z.number().describe('Decimal amount in the currency of the request, two decimals');

export const discountSchema = z.looseObject({
  id: z.string(),
  description: z.string(),
  amount: amountSchema,
});

export const chargeDetailSchema = z.looseObject({
  title: z.string(),
  original: amountSchema,
  discounted: amountSchema,
});

export const chargeSchema = z.looseObject({
  original: amountSchema,
  discounted: amountSchema,
  discounts: z.array(discountSchema),
  tax: amountSchema,
  beginDate: shopDaySchema.nullable().describe('First day of this charge'),
  details: z.array(chargeDetailSchema),
});

export const specificMonthsChargeSchema = z.looseObject({
  specificMonths: z.number().int().positive(),
  charge: chargeSchema,
});

/** The recurring charges of an item or of a whole cart; null for a billing period without a charge. */
export const recurringChargesShape = {
  monthlyCharge: chargeSchema.nullable(),
  quarterlyCharge: chargeSchema.nullable(),
  semiAnnualCharge: chargeSchema.nullable(),
  specificMonthsCharges: z.array(specificMonthsChargeSchema),
};

export type Charge = z.infer<typeof chargeSchema>;
export type Discount = z.infer<typeof discountSchema>;
