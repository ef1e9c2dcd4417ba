/** Return calls (docs/rules/cancel-and-return.md#return-request). */
import { z } from 'zod';
import { addressSchema, storedAddressSchema } from '../../models/profile.ts';
import { returnCarriersSchema, returnScopeSchema } from '../../models/return.ts';
import { returnDetailsSchema, returnInfoDetailsSchema } from '../../models/subscription-details.ts';
import type { CallSchemas } from '../call.ts';
import { cancellationSchema, identifierSchema, ignoredResponseSchema } from './fields.ts';

const bySubscription = z.strictObject({ subscriptionNumber: identifierSchema });
const byScope = z.strictObject({ subscriptionNumber: identifierSchema, scope: returnScopeSchema });
export const returnRequestSchema = z.strictObject({ scope: returnScopeSchema, ...cancellationSchema.shape });

/** The address that a parcel is picked up from. It has no type. */
export const returnAddressSchema = addressSchema.omit({ type: true });
export const storedReturnAddressSchema = storedAddressSchema.omit({ type: true });

export const returnSchemas = {
  createReturn: {
    summary: 'Return a device or a replenishment',
    query: bySubscription,
    body: returnRequestSchema,
    response: ignoredResponseSchema,
  },
  createBundledReturn: {
    summary: 'Return a device that was sold together with its replenishment',
    query: bySubscription,
    body: returnRequestSchema,
    response: ignoredResponseSchema,
  },
  withdrawReturn: {
    summary: 'Withdraw a return',
    query: byScope,
    response: ignoredResponseSchema,
  },
  getReturnAddress: {
    summary: 'The return address',
    response: storedReturnAddressSchema,
  },
  updateReturnAddress: {
    summary: 'Change the return address',
    body: z.strictObject({
      scope: returnScopeSchema,
      subscriptionNumber: identifierSchema,
      address: returnAddressSchema,
    }),
    response: ignoredResponseSchema,
  },
  getReturnCarriers: {
    summary: 'The carriers that can pick up a return',
    query: byScope,
    response: returnCarriersSchema,
  },
  chooseReturnCarriers: {
    summary: 'Choose the carriers of a return; they e-mail the label',
    body: z.strictObject({
      subscriptionNumber: identifierSchema,
      tryBuyCarrier: identifierSchema.optional(),
      replenishmentCarrier: identifierSchema.optional(),
    }),
    response: ignoredResponseSchema,
  },
  getReturnInfo: {
    summary: 'The parts of a subscription that can be returned',
    query: bySubscription,
    response: returnInfoDetailsSchema,
  },
  getReturnDetails: {
    summary: 'The returns of a subscription',
    query: bySubscription,
    response: z.array(returnDetailsSchema).describe('Shape not documented by the shop API'),
  },
} as const satisfies Record<string, CallSchemas>;
