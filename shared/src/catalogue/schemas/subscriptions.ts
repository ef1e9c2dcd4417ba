/** Subscription calls (specification 3, section 7). */
import { z } from 'zod';
import { paymentRequirementSchema } from '../../models/cart.ts';
import { amountSchema } from '../../models/charge.ts';
import { subscriptionListItemSchema } from '../../models/subscription.ts';
import {
  payInFullPreviewSchema,
  returnInfoDetailsSchema,
  subscriptionDetailsSchema,
} from '../../models/subscription-details.ts';
import type { CallSchemas } from '../call-schemas.ts';
import { bundlesSchema } from './cart.ts';
import {
  cancellationSchema,
  identifierSchema,
  ignoredAnswerSchema,
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

const termPreviewSchema = z.looseObject({
  paymentRequirement: paymentRequirementSchema,
  firstTermTaxAmount: amountSchema,
  firstTermTotalAmount: amountSchema,
});

export const subscriptionSchemas = {
  getSubscriptions: { summary: "The customer's subscriptions", response: z.array(subscriptionListItemSchema) },
  getSubscription: {
    summary: 'One subscription with everything that its page shows and allows',
    params: subscriptionIdParams,
    response: subscriptionDetailsSchema,
  },
  payInFull: {
    summary: 'Pay the rest of a device with the saved payment method (older clients)',
    body: planOfSubscription.extend({ promotionCode: promotionCodeSchema.optional() }),
    response: ignoredAnswerSchema,
  },
  cancelReplenishmentOnly: {
    summary: 'Cancel a subscription that is a replenishment alone',
    params,
    body: cancellationSchema,
    response: ignoredAnswerSchema,
  },
  returnSubscription: {
    summary: 'Send the device of a subscription back (older clients)',
    params,
    body: cancellationSchema,
    response: ignoredAnswerSchema,
  },
  getSubscriptionReturnAddress: {
    summary: 'Where the returns of a subscription are fetched (older clients)',
    params,
    response: storedReturnAddressSchema,
  },
  updateSubscriptionReturnAddress: {
    summary: 'Change where the returns of a subscription are fetched (older clients)',
    body: z.strictObject({ subscriptionNumber: identifierSchema, address: returnAddressSchema }),
    response: ignoredAnswerSchema,
  },
  getSubscriptionReturnDetail: {
    summary: 'The returns of a subscription (older clients)',
    params,
    response: returnInfoDetailsSchema,
  },
  orderOneTimeReplenishment: {
    summary: 'Order one more replenishment, once',
    body: planOfSubscription,
    response: ignoredAnswerSchema,
  },
  previewCheckout: {
    summary: 'What a started order costs (older clients)',
    body: z.strictObject({
      orderNumber: identifierSchema,
      promotionCode: promotionCodeSchema.optional(),
      replenishmentQuantity: z.number().int().min(1).max(99).optional(),
    }),
    response: termPreviewSchema,
  },
  previewSubscription: {
    summary: 'What the first term of a set of bundles costs and which payment it requires',
    body: z.strictObject({ bundles: bundlesSchema }),
    response: termPreviewSchema,
  },
  applyPromotionCode: {
    summary: 'Activate a discount code for a subscription',
    body: z.strictObject({ subscriptionNumber: identifierSchema, promotionCode: promotionCodeSchema }),
    response: z.looseObject({ code: z.string(), description: z.string() }),
  },
  previewPayInFull: {
    summary: 'What buying the device outright costs',
    params: ratePlanParams,
    query: z.strictObject({ promotionCode: promotionCodeSchema.optional() }),
    response: payInFullPreviewSchema,
  },
  shipReplenishmentNow: {
    summary: 'Ship the next replenishment as soon as possible',
    params: ratePlanParams,
    response: ignoredAnswerSchema,
  },
  cancelSubscription: {
    summary: 'Cancel a subscription that is a device alone',
    params,
    body: cancellationSchema,
    response: ignoredAnswerSchema,
  },
  cancelInsurerSubscription: {
    summary: 'Cancel a subscription that a health insurer is linked to',
    params,
    body: cancellationSchema,
    response: ignoredAnswerSchema,
  },
  requestRepair: {
    summary: 'Ask for a repair',
    params,
    body: z.strictObject({ subscriptionNumber: identifierSchema }),
    response: ignoredAnswerSchema,
  },
  getTermsDocument: {
    summary: 'The terms of a rate plan, as a document',
    params: ratePlanParams,
    query: z.strictObject({ languageCode: z.string().max(10).optional(), culture: z.string().max(10).optional() }),
    response: z.unknown().describe('A PDF or HTML document'),
  },
} as const satisfies Record<string, CallSchemas>;
