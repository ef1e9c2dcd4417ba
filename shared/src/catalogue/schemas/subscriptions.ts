/** Subscription calls (docs/rules/subscriptions.md#sections). */
import { z } from 'zod';
import { paymentRequirementSchema } from '../../models/cart.ts';
import { amountSchema } from '../../models/charge.ts';
import { subscriptionListItemSchema } from '../../models/subscription.ts';
import {
  payInFullPreviewSchema,
  returnInfoDetailsSchema,
  subscriptionDetailsSchema,
} from '../../models/subscription-details.ts';
import { oneLine } from '../../validation/text-schema.ts';
import type { CallSchemas } from '../call.ts';
import { bundlesSchema } from './cart.ts';
import {
  cancellationSchema,
  identifierSchema,
  ignoredResponseSchema,
  subscriptionNumberParams as params,
  promotionCodeSchema,
  subscriptionIdParams,
} from './fields.ts';
import { returnAddressSchema, storedReturnAddressSchema } from './returns.ts';

const planOfSubscription = z.strictObject({
  subscriptionNumber: identifierSchema,
  subscriptionRatePlanId: identifierSchema,
});
const ratePlanParams = z.strictObject({ ...params.shape, id: identifierSchema.describe('Rate plan id') });

export const termPreviewSchema = z.looseObject({
  paymentRequirement: paymentRequirementSchema,
  firstTermTaxAmount: amountSchema,
  firstTermTotalAmount: amountSchema,
});

export const subscriptionSchemas = {
  getSubscriptions: { summary: "The customer's subscriptions", response: z.array(subscriptionListItemSchema) },
  getSubscription: {
    summary: 'One subscription',
    params: subscriptionIdParams,
    response: subscriptionDetailsSchema,
  },
  payInFull: {
    summary: 'Pay a device in full with the saved payment method (older clients)',
    body: planOfSubscription.extend({ promotionCode: promotionCodeSchema.optional() }),
    response: ignoredResponseSchema,
  },
  cancelReplenishmentOnly: {
    summary: 'Cancel a subscription with a replenishment only',
    params,
    body: cancellationSchema,
    response: ignoredResponseSchema,
  },
  returnSubscription: {
    summary: 'Return the device of a subscription (older clients)',
    params,
    body: cancellationSchema,
    response: ignoredResponseSchema,
  },
  getSubscriptionReturnAddress: {
    summary: 'The return address of a subscription (older clients)',
    params,
    response: storedReturnAddressSchema,
  },
  updateSubscriptionReturnAddress: {
    summary: 'Change the return address of a subscription (older clients)',
    body: z.strictObject({ subscriptionNumber: identifierSchema, address: returnAddressSchema }),
    response: ignoredResponseSchema,
  },
  getSubscriptionReturnDetail: {
    summary: 'The returns of a subscription (older clients)',
    params,
    response: returnInfoDetailsSchema,
  },
  orderOneTimeReplenishment: {
    summary: 'Order a one-time replenishment',
    body: planOfSubscription,
    response: ignoredResponseSchema,
  },
  previewCheckout: {
    summary: 'Preview the cost of a started order (older clients)',
    body: z.strictObject({
      orderNumber: identifierSchema,
      promotionCode: promotionCodeSchema.optional(),
      replenishmentQuantity: z.number().int().min(1).max(99).optional(),
    }),
    response: termPreviewSchema,
  },
  previewSubscription: {
    summary: 'Preview the first term of a set of bundles, with the required payment',
    body: z.strictObject({ bundles: bundlesSchema }),
    response: termPreviewSchema,
  },
  applyPromotionCode: {
    summary: 'Activate a discount code for a subscription',
    body: z.strictObject({ subscriptionNumber: identifierSchema, promotionCode: promotionCodeSchema }),
    response: z.looseObject({ code: z.string(), description: z.string() }),
  },
  previewPayInFull: {
    summary: 'Preview the price of paying a device in full',
    params: ratePlanParams,
    query: z.strictObject({ promotionCode: promotionCodeSchema.optional() }),
    response: payInFullPreviewSchema,
  },
  shipReplenishmentNow: {
    summary: 'Ship the next replenishment as soon as possible',
    params: ratePlanParams,
    response: ignoredResponseSchema,
  },
  cancelSubscription: {
    summary: 'Cancel a subscription with a device only',
    params,
    body: cancellationSchema,
    response: ignoredResponseSchema,
  },
  cancelInsurerSubscription: {
    summary: 'Cancel a subscription of an insured customer',
    params,
    body: cancellationSchema,
    response: ignoredResponseSchema,
  },
  requestRepair: {
    summary: 'Request a repair',
    params,
    body: z.strictObject({ subscriptionNumber: identifierSchema }),
    response: ignoredResponseSchema,
  },
  getTermsDocument: {
    summary: 'The terms of a rate plan, as a document',
    params: ratePlanParams,
    query: z.strictObject({
      languageCode: oneLine(z.string()).max(10).optional(),
      culture: oneLine(z.string()).max(10).optional(),
      language: oneLine(z.string()).max(10).optional(),
    }),
    response: z.unknown().describe('A PDF or HTML document'),
  },
} as const satisfies Record<string, CallSchemas>;
