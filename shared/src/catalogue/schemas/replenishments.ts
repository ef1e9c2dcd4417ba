/** Replenishment calls; `{id}` is the subscription number (docs/rules/subscriptions.md#modify-subscription). */
import { z } from 'zod';
import { shopDaySchema } from '../../models/charge.ts';
import { cancellationPreviewSchema, ratePlanSchema } from '../../models/subscription-details.ts';
import type { CallSchemas } from '../call.ts';
import {
  cancellationSchema,
  dateSchema,
  identifierSchema,
  ignoredResponseSchema,
  subscriptionIdParams as params,
} from './fields.ts';

export const newPlanSchema = z.strictObject({ newProductRatePlanId: identifierSchema });

export const replenishmentSchemas = {
  cancelReplenishment: {
    summary: 'Cancel the replenishment of a bundle',
    params,
    query: z.strictObject({ ratePlanId: identifierSchema.optional() }),
    body: cancellationSchema.partial().nullish(),
    response: ignoredResponseSchema,
  },
  postponeReplenishment: { summary: 'Move the next shipment by one month', params, response: ignoredResponseSchema },
  changeReplenishmentFrequency: {
    summary: 'Change the frequency of the replenishment',
    params,
    body: newPlanSchema,
    response: z.looseObject({ nextReplenishmentShippingDate: shopDaySchema }),
  },
  changeReplenishmentProduct: {
    summary: 'Change the product of the replenishment, from the next shipment on',
    params,
    body: newPlanSchema,
    response: ignoredResponseSchema,
  },
  pauseReplenishment: {
    summary: 'Pause the replenishment, indefinitely or until a day',
    params,
    query: z.strictObject({ resumeDate: dateSchema.optional() }),
    response: ignoredResponseSchema,
  },
  resumeReplenishment: { summary: 'Resume a paused replenishment', params, response: ignoredResponseSchema },
  changeResumeDate: {
    summary: 'Change the day on which a paused replenishment resumes',
    params,
    query: z.strictObject({ resumeDate: dateSchema }),
    response: ignoredResponseSchema,
  },
  getReplenishment: { summary: 'The replenishment of a subscription', params, response: ratePlanSchema },
  previewReplenishmentCancellation: {
    summary: 'Preview what is left to pay if the replenishment is cancelled',
    params,
    response: cancellationPreviewSchema,
  },
} as const satisfies Record<string, CallSchemas>;
