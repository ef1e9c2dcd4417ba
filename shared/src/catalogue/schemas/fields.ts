/** Bounded fields that several calls take from a browser. */
import { z } from 'zod';
import { isEmailAddress } from '../../validation/email-address.ts';

/** A name of the shop (bundle, order, subscription, invoice): characters that cannot change a path. */
export const identifierSchema = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'must be 1 to 64 letters, digits, hyphens or underscores');

/** A code that a person types; the shop API decides whether it is worth anything. */
export const promotionCodeSchema = z.string().trim().min(1).max(40);

/** `provider.brand`, or the provider alone (decision 14). */
export const paymentMethodCodeSchema = z
  .string()
  .regex(/^[A-Za-z0-9]{1,40}(\.[A-Za-z0-9_]{1,40})?$/, 'must be a provider, or a provider and a brand parted by a dot');

/** Where a payment provider sends a person who cancels: a page of this shop. */
export const cancelUrlSchema = z.url({ protocol: /^https?$/ }).max(500);

export const amountInQuerySchema = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount with at most two decimals');

/** An answer of which nothing is read. */
export const ignoredAnswerSchema = z.unknown().describe('Not read');

/** A day as it goes to the shop API: it must exist in the calendar (decision 19). */
export const dateSchema = z.iso.date('must be a day of the calendar, YYYY-MM-DD');

/** Path parameter of calls about one subscription; `{n}` and `{id}` are spelt as the shop API spells them. */
export const subscriptionNumberParams = z.strictObject({ n: identifierSchema.describe('Subscription number') });
export const subscriptionIdParams = z.strictObject({ id: identifierSchema.describe('Subscription number') });

/** Why a customer leaves: reasons joined with `;`, and words of their own (specification 3, section 5). */
export const cancellationSchema = z.strictObject({
  cancellationReason: z.string().trim().max(1000),
  cancellationNote: z.string().trim().max(200),
});

export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .refine(isEmailAddress, 'is not a valid email address')
  .meta({ format: 'email' });

/** A name of a payment provider in a query. */
export const paymentProviderSchema = z.string().regex(/^[A-Za-z]{1,40}$/, 'must be the name of a payment provider');
