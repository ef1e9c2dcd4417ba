/** Replenishments; `{id}` is the subscription number (decision 12). */
import { z } from 'zod';
import { cancellationPreviewSchema, ratePlanSchema } from '../../models/subscription-details.ts';
import type { CallSchemas } from '../call-schemas.ts';
import {
  cancellationSchema,
  dateSchema,
  identifierSchema,
  ignoredAnswerSchema,
  subscriptionIdParams as params,
} from './fields.ts';

const newPlan = z.strictObject({ newProductRatePlanId: identifierSchema });

export const replenishmentSchemas = {
  cancelReplenishment: {
    summary: 'Cancel the replenishment of a bundle',
    params,
    query: z.strictObject({ ratePlanId: identifierSchema.optional() }),
    body: cancellationSchema.partial(),
    response: ignoredAnswerSchema,
  },
  postponeReplenishment: { summary: 'Move the next shipment by one month', params, response: ignoredAnswerSchema },
  changeReplenishmentFrequency: {
    summary: 'Change how often the replenishment comes',
    params,
    body: newPlan,
    response: z.looseObject({ nextReplenishmentShippingDate: z.string().describe('YYYY-MM-DD') }),
  },
  changeReplenishmentProduct: {
    summary: 'Change the product of the replenishment, from the next shipment on',
    params,
    body: newPlan,
    response: ignoredAnswerSchema,
  },
  pauseReplenishment: {
    summary: 'Pause the replenishment, indefinitely or until a day',
    params,
    query: z.strictObject({ resumeDate: dateSchema.optional() }),
    response: ignoredAnswerSchema,
  },
  resumeReplenishment: { summary: 'Resume a paused replenishment', params, response: ignoredAnswerSchema },
  changeResumeDate: {
    summary: 'Change the day on which a paused replenishment resumes',
    params,
    query: z.strictObject({ resumeDate: dateSchema }),
    response: ignoredAnswerSchema,
  },
  getReplenishment: { summary: 'The replenishment of a subscription', params, response: ratePlanSchema },
  previewReplenishmentCancellation: {
    summary: 'What is still to pay when the replenishment is cancelled',
    params,
    response: cancellationPreviewSchema,
  },
} as const satisfies Record<string, CallSchemas>;
