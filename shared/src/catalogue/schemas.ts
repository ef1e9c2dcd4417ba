/**
 * The schemas of every call. Params, query and body are strict: they guard the BFF against browsers. Responses let
 * unknown keys pass: the shop API may say more than we read.
 */
import type { z } from 'zod';
import type { CallName } from './routes.ts';
import { accountSchemas } from './schemas/account.ts';
import { cartSchemas } from './schemas/cart.ts';
import { paymentSchemas } from './schemas/payment.ts';
import { subscriptionSchemas } from './schemas/subscriptions.ts';

export type CallSchemas = {
  /** One line for the OpenAPI document. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
};

export const callSchemas = {
  ...accountSchemas,
  ...cartSchemas,
  ...paymentSchemas,
  ...subscriptionSchemas,
} as const satisfies Record<CallName, CallSchemas>;
