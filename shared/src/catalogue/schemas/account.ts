/** Account calls (docs/rules/account.md#personal-details). */
import { z } from 'zod';
import { amountSchema } from '../../models/charge.ts';
import { paymentActivitySchema, paymentOrderSchema, savedPaymentMethodSchema } from '../../models/payment.ts';
import { addressSchema, complianceSchema, profileSchema } from '../../models/profile.ts';
import { MAX_PHONE_LENGTH } from '../../validation/person-fields.ts';
import { linesSchema, oneLine, textSchema, typedText, withLetters } from '../../validation/text-schema.ts';
import type { CallSchemas } from '../call.ts';
import { declarationSchema } from './declaration.ts';
import {
  accessTokenSchema,
  cancelUrlSchema,
  emailSchema,
  identifierSchema,
  ignoredResponseSchema,
  paymentMethodCodeSchema,
  promotionCodeSchema,
} from './fields.ts';

export const signedInPersonSchema = z.looseObject({
  uuid: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});

/** The response to a sign-in. The BFF keeps the token and does not send it to the browser. */
export const signInAnswerSchema = z.looseObject({ token: z.string().min(1), details: signedInPersonSchema });

export const accountSchemas = {
  signInWithProvider: {
    summary: 'Sign in with an access token of the identity provider',
    body: z.strictObject({ accessToken: accessTokenSchema }),
    response: signInAnswerSchema,
  },
  getProfile: {
    summary: "The customer's profile and addresses",
    response: profileSchema,
  },
  updatePersonalDetails: {
    summary: "Change the customer's personal details",
    body: z.strictObject({
      firstName: textSchema({ min: 1, max: 40 }),
      lastName: textSchema({ min: 1, max: 40 }),
      phoneNumber: textSchema({ max: MAX_PHONE_LENGTH }).optional(),
      selectedNewsletter: z.boolean().optional(),
      bundleName: identifierSchema.optional(),
      bundles: z.array(identifierSchema).max(20).optional(),
      sbeCompliance: complianceSchema.optional(),
    }),
    response: ignoredResponseSchema,
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
    summary: 'Whether a payment of the customer is in progress or has failed',
    response: paymentActivitySchema,
  },
  signUp: {
    summary: 'Create a customer account',
    body: z.strictObject({
      firstName: textSchema({ min: 1, max: 40 }),
      lastName: textSchema({ min: 1, max: 40 }),
      email: emailSchema,
      phoneNumber: textSchema({ max: MAX_PHONE_LENGTH }).optional(),
      selectedNewsletter: z.boolean().optional(),
    }),
    response: z.looseObject({ uuid: z.string() }).describe('Shape not documented by the shop API'),
  },
  updateProfileToken: {
    summary: 'Sync the profile with the identity provider',
    body: z.strictObject({ accessToken: accessTokenSchema.optional() }),
    response: signInAnswerSchema,
  },
  updateOptIn: {
    summary: 'Change the consent to e-mail marketing',
    body: z.strictObject({ accessToken: accessTokenSchema.optional(), optIn: z.boolean() }),
    response: ignoredResponseSchema,
  },
  validateAddress: {
    summary: 'Whether a US zip code belongs to a state',
    query: z.strictObject({
      stateName: oneLine(typedText()).min(1).max(40),
      postCode: oneLine(typedText()).min(1).max(12),
    }),
    response: z.looseObject({ isMatch: z.boolean() }).describe('Shape not documented by the shop API'),
  },
  changePaymentMethod: {
    summary: 'Change the payment method that recurring payments use',
    body: z.strictObject({
      paymentMethodCode: paymentMethodCodeSchema,
      cancelPaymentUrl: cancelUrlSchema,
      sbeCompliance: complianceSchema,
    }),
    response: paymentOrderSchema,
  },
  orderPayInFull: {
    summary: 'Change the payment method and pay a device in full with it',
    body: z.strictObject({
      subscriptionNumber: identifierSchema,
      subscriptionRatePlanId: identifierSchema,
      promotionCode: promotionCodeSchema.optional(),
      paymentMethodCode: paymentMethodCodeSchema,
      cancelPaymentUrl: cancelUrlSchema,
      sbeCompliance: complianceSchema,
    }),
    response: paymentOrderSchema.extend({ amount: amountSchema.nullable() }),
  },
  orderPayNow: {
    summary: 'Change the payment method and pay a past-due invoice with it',
    body: z.strictObject({
      paymentMethodCode: paymentMethodCodeSchema,
      invoiceId: identifierSchema,
      cancelPaymentUrl: cancelUrlSchema,
      sbeCompliance: complianceSchema,
    }),
    response: paymentOrderSchema,
  },
  validateMail: {
    summary: 'Whether an e-mail address can be used for a new account',
    body: z.strictObject({ email: emailSchema }),
    response: z.looseObject({ isValid: z.boolean() }).describe('Shape not documented by the shop API'),
  },
  setLanguage: {
    summary: 'Save the language of the customer',
    body: z.strictObject({ languageCode: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/) }),
    response: ignoredResponseSchema,
  },
  sendSupportQuestion: {
    summary: 'Send a support question',
    body: z.strictObject({
      fromEmail: withLetters(emailSchema, { min: 5, max: 40 }),
      title: textSchema({ min: 1, max: 100 }),
      question: linesSchema({ min: 10, max: 200 }),
    }),
    response: ignoredResponseSchema,
  },
  sendTerminationRequest: {
    summary: 'Send a request to terminate a contract, or to withdraw from it',
    body: declarationSchema,
    response: ignoredResponseSchema,
  },
} as const satisfies Record<string, CallSchemas>;
