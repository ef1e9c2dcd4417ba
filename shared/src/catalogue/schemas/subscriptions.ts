/** Subscription calls (specification 3, section 7). */
import { z } from 'zod';
import { subscriptionListItemSchema } from '../../models/subscription.ts';
import type { CallSchemas } from '../schemas.ts';

export const subscriptionSchemas = {
  getSubscriptions: {
    summary: "The customer's subscriptions",
    response: z.array(subscriptionListItemSchema),
  },
} as const satisfies Record<string, CallSchemas>;
