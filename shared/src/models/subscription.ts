/** An entry of the subscription list; see docs/rules/account.md#overview. */
import { z } from 'zod';
import { billingPeriods } from '../billing-period.ts';
import { amountSchema, discountSchema } from './charge.ts';

export const totalChargeSchema = z.looseObject({
  original: amountSchema,
  discounted: amountSchema,
  discounts: z.array(discountSchema),
});

export const returnInfoSchema = z.looseObject({
  returnStatus: z.enum(['Returning', 'Not return', 'None']),
  returnCreatedDate: z.string().nullable(),
});

export const shippingFrequencySchema = z.looseObject({
  billingPeriod: z.enum(billingPeriods),
  specificBillingPeriod: z.number().int().nullable(),
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
  specificMonthsTotalCharges: z.array(
    z.looseObject({ specificMonths: z.number().int().positive(), charge: totalChargeSchema }),
  ),
  shippingFrequency: shippingFrequencySchema.nullable(),
  nextShipmentDate: z.string().nullable(),
  subscriptionStartDate: z.string().nullable(),
  payInFullDate: z.string().nullable(),
  ableToPayInFull: z.boolean(),
  tryBuyCancellationDate: z.string().nullable(),
  tryBuyRatePlanName: z.string().nullable(),
  tryBuyReturnInfo: returnInfoSchema.nullable(),
  replenishmentCancellationDate: z.string().nullable(),
  replenishmentRatePlanName: z.string().nullable(),
  replenishmentReturnInfo: returnInfoSchema.nullable(),
});

export type SubscriptionListItem = z.infer<typeof subscriptionListItemSchema>;
export type TotalCharge = z.infer<typeof totalChargeSchema>;
