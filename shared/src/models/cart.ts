/** The cart, with prices (docs/rules/cart.md#cart-contents). */
import { z } from 'zod';
import { currencyCodes } from '../countries/currency-codes.ts';
import { amountSchema, chargeSchema, discountSchema, recurringChargesShape } from './charge.ts';

export const promotionSchema = z.looseObject({
  code: z.string(),
  description: z.string(),
  appliedQuantity: z.number().int(),
});

export const termsTextSchema = z.looseObject({ bundleName: z.string(), termsText: z.string() });

export const cartItemSchema = z.looseObject({
  name: z.string().describe('Bundle name'),
  quantity: z.number().int().min(1),
  title: z.string(),
  image: z.string(),
  description: z.string(),
  ctn: z.string().describe('Product code, 12NC style'),
  promotions: z.array(promotionSchema),
  promotionCodes: z.array(z.string()),
  usp: z.array(z.string()).describe('Selling points of this bundle'),
  currencyCode: z.enum(currencyCodes),
  bundleAvailable: z.enum(['true', 'false']).describe("'false' means out of stock"),
  genericScript: z.string().nullable(),
  genericHtml: z.string().nullable(),
  pageTitle: z.string().nullable(),
  oneTimeCharge: chargeSchema.nullable(),
  ...recurringChargesShape,
});

export const cartGroupSchema = z.looseObject({
  name: z.string().describe('For example Replenishment'),
  items: z.array(cartItemSchema),
});

export const cartSummarySchema = z.looseObject({
  payNow: z.looseObject({
    original: amountSchema,
    discounts: z.array(discountSchema),
    discounted: amountSchema,
    tax: amountSchema,
    hasExtraTax: z.boolean(),
  }),
  ...recurringChargesShape,
});

export const paymentRequirementSchema = z
  .string()
  .describe('None, Authorization (0.10 is taken and refunded), FirstTerm or others');

export const cartSchema = z.looseObject({
  groups: z.array(cartGroupSchema),
  summary: cartSummarySchema.nullable().describe('null when the request excluded prices'),
  genericScript: z.string().nullable(),
  genericHtml: z.string().nullable(),
  pageTitle: z.string().nullable(),
  phoneNumberRequired: z.boolean(),
  phoneNumberVisible: z.boolean(),
  termsTexts: z.array(termsTextSchema),
  disablePayment: z.boolean(),
  paymentRequirement: paymentRequirementSchema,
  firstTermTaxAmount: amountSchema,
  firstTermTotalAmount: amountSchema,
  promotions: z.array(promotionSchema),
  usps: z.array(z.string()),
});

export type Cart = z.infer<typeof cartSchema>;
export type CartItem = z.infer<typeof cartItemSchema>;
export type CartSummary = z.infer<typeof cartSummarySchema>;
