/** An entry of the subscription list (docs/rules/account.md#overview). */
import { z } from 'zod';
import { billingPeriods } from '../billing-period.ts';
import { amountSchema, discountSchema, shopDaySchema } from './charge.ts';

export const totalChargeSchema = z.looseObject({
  original: amountSchema,
  discounted: amountSchema,
  discounts: z.array(discountSchema),
});

export const returnInfoSchema = z.looseObject({
  returnStatus: z.enum(['Returning', 'Not return', 'None']),
  returnCreatedDate: shopDaySchema.nullable(),
});

export const shippingFrequencySchema = z.looseObject({
  billingPeriod: z.enum(billingPeriods),
  specificBillingPeriod: z.number().int().nullable(),
});

export const specificMonthsTotalChargeSchema = z.looseObject({
  specificMonths: z.number().int().positive(),
  charge: totalChargeSchema,
});

export const subscriptionListItemSchema = z.looseObject({
  subscriptionNumber: z.string(),
  status: z.string().describe('Active, Paused or InActive; any other while it is being created'),
  title: z.string(),
  image: z.string(),
  bundleName: z.string(),
  isBCBSSubscription: z.boolean(),
  replenishmentOnly: z.boolean(),
  isCancelled: z.boolean(),
  monthlyTotalCharge: totalChargeSchema.nullable(),
  quarterlyTotalCharge: totalChargeSchema.nullable(),
  semiAnnualCharge: totalChargeSchema.nullable(),
  specificMonthsTotalCharges: z.array(specificMonthsTotalChargeSchema),
  shippingFrequency: shippingFrequencySchema.nullable(),
  nextShipmentDate: shopDaySchema.nullable(),
  subscriptionStartDate: shopDaySchema.nullable(),
  payInFullDate: shopDaySchema.nullable(),
  ableToPayInFull: z.boolean(),
  tryBuyCancellationDate: shopDaySchema.nullable(),
  tryBuyRatePlanName: z.string().nullable(),
  tryBuyReturnInfo: returnInfoSchema.nullable(),
  replenishmentCancellationDate: shopDaySchema.nullable(),
  replenishmentRatePlanName: z.string().nullable(),
  replenishmentReturnInfo: returnInfoSchema.nullable(),
});

export type SubscriptionListItem = z.infer<typeof subscriptionListItemSchema>;
export type TotalCharge = z.infer<typeof totalChargeSchema>;
