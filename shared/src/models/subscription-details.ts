/**
 * One subscription, as its page shows it (docs/rules/subscriptions.md#details-page,
 * docs/rules/payments.md#amounts-and-their-tax).
 */
import { z } from 'zod';
import { amountSchema, shopDaySchema } from './charge.ts';
import { shippingFrequencySchema, totalChargeSchema } from './subscription.ts';

const text = z.string().nullable();
const date = shopDaySchema.nullable();

export const specificMonthsTotalSchema = z.looseObject({
  months: z.number().int().positive(),
  amount: totalChargeSchema,
});

/** Charges by billing period; null for a period without a charge. */
const chargesShape = {
  monthlyCharge: totalChargeSchema.nullable(),
  quarterlyCharge: totalChargeSchema.nullable(),
  semiAnnualCharge: totalChargeSchema.nullable(),
  specificMonthsCharges: z.array(specificMonthsTotalSchema),
};

export const subscriptionTotalSchema = z.looseObject({
  monthly: totalChargeSchema.nullable(),
  quarterly: totalChargeSchema.nullable(),
  semiAnnual: totalChargeSchema.nullable(),
  specificMonths: z.array(specificMonthsTotalSchema),
});

export const modelTypes = [
  'TryBuy',
  'TryBuyPurchase',
  'TryBuyDepreciation',
  'TryBuyDepreciationPurchase',
  'Buy&Subscribe-standard',
  'Replenishment',
  'ReplenishmentStandard',
] as const;

export const ratePlanSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  productName: z.string(),
  imageUrl: z.string(),
  modelType: z.enum(modelTypes),
  status: z.enum(['PayInFull', 'Cancel']).nullable().describe('null for an active plan'),
  oneTimeCharge: totalChargeSchema.nullable(),
  ...chargesShape,
  shippingFrequency: shippingFrequencySchema.nullable(),
  replenishmentQuantity: z.number().int().nullable(),
  payInFullDate: date,
  cancellationDate: date,
  amendmentReason: text.describe('For example ChangeReplenishment-Renew'),
  allowOneTimeReplenishment: z.boolean(),
  allowShippingNow: z.boolean(),
  ableToPayInFull: z.boolean(),
  acceptPayInFullPromotion: z.boolean(),
  totalPurchaseValue: amountSchema.nullable(),
  purchaseValueToPay: amountSchema.nullable(),
  discountedPurchaseValueToPay: amountSchema.nullable(),
  balance: amountSchema.nullable(),
  trackingNumber: text,
  carrierUrl: text,
  isRepairable: z.boolean(),
  repairStatus: text,
});

const returnStatuses = ['None', 'Returning', 'Not return'] as const;

export const unreturnableReasons = [
  'PaidByPartner',
  'HasReturned',
  'PaidInFull',
  'InLockPeriod',
  'SubscriptionCancelled',
  'RatePlanCancelled',
] as const;

export const returnDetailsSchema = z.looseObject({
  returnStatus: z.enum(returnStatuses),
  returnCreatedDate: date,
  returnable: z.boolean(),
  returningWithdrawable: z.boolean(),
  unreturnableReason: z.enum(unreturnableReasons).nullable(),
});

export const returnInfoDetailsSchema = z.looseObject({
  tryBuyReturnDetails: returnDetailsSchema.nullable(),
  replenishmentReturnDetails: returnDetailsSchema.nullable(),
  rightToReturnDays: z.number().int().nullable(),
});

export const frequencyOptionSchema = z.looseObject({
  ...shippingFrequencySchema.shape,
  productRatePlanId: z.string(),
});

export const replenishmentOptionSchema = z.looseObject({
  id: z.string(),
  name: z.string(),
  imageUrl: z.string(),
  paymentAmount: amountSchema,
  paymentBillingPeriod: shippingFrequencySchema.shape.billingPeriod,
  paymentSpecificMonthAmount: z.number().int().nullable(),
  nextPaymentDate: date,
  termsText: text,
});

export const oneTimeOrderSchema = z.looseObject({
  description: z.string(),
  quantity: z.number().int(),
  price: amountSchema,
  orderDate: shopDaySchema,
  shippingDate: date,
});

export const subscriptionDetailsSchema = z.looseObject({
  number: z.string(),
  title: z.string(),
  imageUrl: z.string(),
  headerImageUrlOfMobile: text,
  headerImageUrlOfDesktop: text,
  status: z.string().describe('Active, Paused or InActive; any other while it is being created'),
  isCancelled: z.boolean(),
  startDate: date,
  endDate: date,
  nextPaymentDate: date,
  nextShipmentDate: date,
  resumedReplenishmentDate: date,
  pausedReplenishmentDate: date,
  displayResumeTips: z.boolean(),
  totalCharge: subscriptionTotalSchema,
  ratePlans: z.array(ratePlanSchema),
  oneTimeOrders: z.array(oneTimeOrderSchema),
  replenishmentOnly: z.boolean(),
  bundleName: z.string(),
  bundleType: z.enum(['Bundle', 'ReplenishmentOnly']),
  acceptPromotion: z.boolean(),
  hasDiscount: z.boolean(),
  discountTermsAndConditions: text,
  hidePayInFull: z.boolean(),
  isBCBSSubscription: z.boolean(),
  contentProductName: text,
  termsAndConditions: z.enum(['Subscription', 'Purchase']).nullable(),
  purchaseTermsAndConditions: z.enum(['Subscription', 'Purchase']).nullable(),
  cancelReasonOptions: z.array(z.string()),
  genericScript: text,
  genericHtml: text,
  shippingConfirmed: z.boolean(),
  hasShipped: z.boolean(),
  tryBuyHasShipped: z.boolean(),
  hasAnyFutureDatedReplenishment: z.boolean(),
  reasonToDisableCancellation: text,
  availableFrequenciesToChange: z.array(frequencyOptionSchema),
  availableOptionsToChangeReplenishment: z.array(replenishmentOptionSchema),
  returnInfoDetails: returnInfoDetailsSchema,
  paidAmountOfCancelledShipment: amountSchema.nullable(),
  totalAmountOfCancelledShipment: amountSchema.nullable(),
  priceOfCancelledShipment: amountSchema.nullable(),
  finalPaymentDateOfCancelledShipment: date,
  ableToChangeFrequency: z.boolean(),
  ableToPostponeReplenishment: z.boolean(),
  ableToPauseReplenishment: z.boolean(),
  ableToResumeReplenishment: z.boolean(),
  ableToChangeReplenishmentResumeDate: z.boolean(),
  ableToChangeReplenishment: z.boolean(),
  ableToCancel: z.boolean(),
  ableToCancelReplenishment: z.boolean(),
});

export const payInFullPreviewSchema = z.looseObject({
  discount: z.looseObject({ code: z.string(), description: z.string(), amount: amountSchema }).nullable(),
  originalAmount: amountSchema,
  discountedAmount: amountSchema,
});

export const cancellationPreviewSchema = z.looseObject({
  data: z.looseObject({
    result: z.looseObject({
      totalAmount: amountSchema,
      paidAmount: amountSchema,
      price: amountSchema,
      finalPaymentDate: date,
    }),
  }),
});

export type SubscriptionDetails = z.infer<typeof subscriptionDetailsSchema>;
export type RatePlan = z.infer<typeof ratePlanSchema>;
export type ReturnDetails = z.infer<typeof returnDetailsSchema>;
export type ReturnInfoDetails = z.infer<typeof returnInfoDetailsSchema>;
export type ReplenishmentOption = z.infer<typeof replenishmentOptionSchema>;
export type OneTimeOrder = z.infer<typeof oneTimeOrderSchema>;
export type PayInFullPreview = z.infer<typeof payInFullPreviewSchema>;
export type CancellationPreview = z.infer<typeof cancellationPreviewSchema>;
