/** Customer-care calls (docs/rules/care.md#action-list). */
import { z } from 'zod';
import { careActionSchema, reshippingOptionSchema } from '../../models/care.ts';
import { oneLine, typedText } from '../../validation/text-schema.ts';
import type { CallSchemas } from '../call.ts';
import { signInAnswerSchema } from './account.ts';
import {
  dateSchema,
  emailSchema,
  identifierSchema,
  ignoredResponseSchema,
  subscriptionNumberParams as params,
} from './fields.ts';

const onDate = z.strictObject({ cancellationDate: dateSchema });

/** A care action without inputs. */
const action = (summary: string) => ({ summary, params, response: ignoredResponseSchema });
/** A care action with a date. */
const datedAction = (summary: string) => ({ summary, params, query: onDate, response: ignoredResponseSchema });

export const adminSchemas = {
  signInAdmin: {
    summary: 'Sign in as customer care, acting for a customer',
    body: z.strictObject({
      customerEmail: emailSchema,
      adminUserName: oneLine(typedText()).min(1).max(100),
      adminPassword: oneLine(z.string()).min(1).max(100),
    }),
    response: signInAnswerSchema,
  },
  getCareActions: {
    summary: 'The care actions of a subscription',
    params,
    response: z.array(careActionSchema),
  },
  cancelWithinRightToReturn: action('Cancel within the right-to-return days'),
  cancelAfterRightToReturn: action('Cancel after the right-to-return days'),
  cancelAfterRightToReturnNotAtFault: datedAction('Cancel after the right-to-return days, customer not at fault'),
  reship: {
    summary: 'Ship again',
    params,
    body: z.strictObject({ option: reshippingOptionSchema.optional() }),
    response: ignoredResponseSchema,
  },
  giveDiscount: {
    summary: 'Give a discount to the next payment',
    body: z.strictObject({
      subscriptionNumber: identifierSchema,
      discountAmount: z.number().positive().max(100_000).multipleOf(0.01),
    }),
    response: ignoredResponseSchema,
  },
  cancelBundledTryBuyWithinRightToReturn: action('Cancel a bundled device within the right-to-return days'),
  cancelBundledTryBuyAfterRightToReturn: action('Cancel a bundled device after the right-to-return days'),
  cancelTryBuyWithinRightToReturn: action('Cancel the device within the right-to-return days'),
  cancelTryBuyAfterRightToReturn: action('Cancel the device after the right-to-return days'),
  cancelTryBuyAfterRightToReturnNotAtFault: datedAction(
    'Cancel the device after the right-to-return days, customer not at fault',
  ),
  cancelReplenishmentWithinRightToReturn: action('Cancel the replenishment within the right-to-return days'),
  cancelReplenishmentAfterRightToReturnNotAtFault: datedAction(
    'Cancel the replenishment after the right-to-return days, customer not at fault',
  ),
} as const satisfies Record<string, CallSchemas>;
