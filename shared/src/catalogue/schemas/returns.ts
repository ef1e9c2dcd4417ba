/** Returns (specification 3, section 7). */
import { z } from 'zod';
import { addressSchema, storedAddressSchema } from '../../models/profile.ts';
import { returnCarriersSchema, returnScopeSchema } from '../../models/return.ts';
import { returnDetailsSchema, returnInfoDetailsSchema } from '../../models/subscription-details.ts';
import type { CallSchemas } from '../call-schemas.ts';
import { cancellationSchema, identifierSchema, ignoredAnswerSchema } from './fields.ts';

const bySubscription = z.strictObject({ subscriptionNumber: identifierSchema });
const byScope = z.strictObject({ subscriptionNumber: identifierSchema, scope: returnScopeSchema });
const returnBody = z.strictObject({ scope: returnScopeSchema, ...cancellationSchema.shape });

/** A return address says where a parcel is fetched: it has no type. */
export const returnAddressSchema = addressSchema.omit({ type: true });
export const storedReturnAddressSchema = storedAddressSchema.omit({ type: true });

export const returnSchemas = {
  createReturn: {
    summary: 'Send a device or replenishment back',
    query: bySubscription,
    body: returnBody,
    response: ignoredAnswerSchema,
  },
  createBundledReturn: {
    summary: 'Send a device back that was sold together with its replenishment',
    query: bySubscription,
    body: returnBody,
    response: ignoredAnswerSchema,
  },
  withdrawReturn: {
    summary: 'Continue a subscription whose return is under way',
    query: byScope,
    response: ignoredAnswerSchema,
  },
  getReturnAddress: {
    summary: 'Where returns are fetched',
    response: storedReturnAddressSchema,
  },
  updateReturnAddress: {
    summary: 'Change where a return is fetched',
    body: z.strictObject({
      scope: returnScopeSchema,
      subscriptionNumber: identifierSchema,
      address: returnAddressSchema,
    }),
    response: ignoredAnswerSchema,
  },
  getReturnCarriers: {
    summary: 'Who can fetch a return',
    query: byScope,
    response: returnCarriersSchema,
  },
  chooseReturnCarriers: {
    summary: 'Choose who fetches a return; the label is e-mailed',
    body: z.strictObject({
      subscriptionNumber: identifierSchema,
      tryBuyCarrier: identifierSchema.optional(),
      replenishmentCarrier: identifierSchema.optional(),
    }),
    response: ignoredAnswerSchema,
  },
  getReturnInfo: {
    summary: 'What of a subscription can be returned',
    query: bySubscription,
    response: returnInfoDetailsSchema,
  },
  getReturnDetails: {
    summary: 'The returns of a subscription',
    query: bySubscription,
    response: z.array(returnDetailsSchema).describe('The shape is decided here'),
  },
} as const satisfies Record<string, CallSchemas>;
