/** Account calls (specification 1, section 7; specification 2, section 7). */
import { z } from 'zod';
import { paymentActivitySchema, savedPaymentMethodSchema } from '../../models/payment.ts';
import { addressSchema, complianceSchema, profileSchema } from '../../models/profile.ts';
import type { CallSchemas } from '../schemas.ts';
import { identifierSchema, ignoredAnswerSchema } from './fields.ts';

/** What the shop API says of a person who signs in; "token and details" in the specification, shape decided here. */
export const signInAnswerSchema = z.looseObject({
  token: z.string().min(1),
  details: z.looseObject({
    uuid: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
  }),
});

export const accountSchemas = {
  signInWithProvider: {
    summary: 'Sign in with an access token of the identity provider',
    body: z.strictObject({ accessToken: z.string().min(1).max(8192) }),
    response: signInAnswerSchema,
  },
  getProfile: {
    summary: "The customer's profile and addresses",
    response: profileSchema,
  },
  updatePersonalDetails: {
    summary: "Change the customer's personal details",
    body: z.strictObject({
      firstName: z.string().trim().min(1).max(40),
      lastName: z.string().trim().min(1).max(40),
      phoneNumber: z.string().trim().max(25).optional(),
      selectedNewsletter: z.boolean().optional(),
      bundleName: identifierSchema.optional(),
      bundles: z.array(identifierSchema).max(20).optional(),
      sbeCompliance: complianceSchema.optional(),
    }),
    response: ignoredAnswerSchema,
  },
  updateAddresses: {
    summary: "Change the customer's shipping and billing addresses",
    body: z.strictObject({
      addresses: z.array(addressSchema).min(1).max(2),
      allianzCodeApplied: z.boolean(),
    }),
    response: z.looseObject({ status: z.string(), data: z.unknown().optional() }),
  },
  getSavedPaymentMethod: {
    summary: 'The payment method that recurring payments use',
    response: savedPaymentMethodSchema,
  },
  getPaymentActivity: {
    summary: 'Whether a payment of the customer is under way or has failed',
    response: paymentActivitySchema,
  },
} as const satisfies Record<string, CallSchemas>;
