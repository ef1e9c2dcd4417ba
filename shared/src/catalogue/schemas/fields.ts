/** Fields that several requests share, with limits. */
import { z } from 'zod';
import { isEmailAddress } from '../../validation/email-address.ts';
import { isOneLine, linesSchema, oneLine, textSchema, typedText } from '../../validation/text-schema.ts';

/** A name or number of a bundle, order, subscription or invoice. Its characters are safe in a path. */
export const identifierSchema = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/, 'must be 1 to 64 letters, digits, hyphens or underscores');

/** A promotion code in any form; the shop API validates it. */
export const promotionCodeSchema = oneLine(typedText()).min(1).max(40);

/** The value of an affiliate's tracking cookie. */
export const trackCookieSchema = oneLine(z.string()).max(200);

/** `provider.brand`, or the provider alone (docs/rules/payments.md#payment-methods). */
export const paymentMethodCodeSchema = z
  .string()
  .regex(
    /^[A-Za-z0-9]{1,40}(\.[A-Za-z0-9_]{1,40})?$/,
    'must be a provider, or a provider and a brand with a dot between them',
  );

/** The page to which a payment provider returns a customer who cancels. */
export const cancelUrlSchema = oneLine(z.url({ protocol: /^https?$/ })).max(500);

export const amountInQuerySchema = z
  .string()
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount with at most two decimals');

/** A token of the identity provider, in the form that can be sent in a header (RFC 6750, section 2.1). */
export const accessTokenSchema = z
  .string()
  .max(8192)
  .regex(/^[A-Za-z0-9._~+/-]+=*$/, 'must be an access token');

/** A response that is not read. */
export const ignoredResponseSchema = z.unknown().describe('Not read');

/** A date in a request. It must exist in the calendar of this century (docs/rules/markets.md#dates). */
export const dateSchema = z.iso
  .date('must be a day of the calendar, YYYY-MM-DD')
  .regex(/^20/, 'must be a day of the years 2000 to 2099');

/** Path parameters of calls about one subscription. The shop API names them `{n}` or `{id}`. */
export const subscriptionNumberParams = z.strictObject({ n: identifierSchema.describe('Subscription number') });
export const subscriptionIdParams = z.strictObject({ id: identifierSchema.describe('Subscription number') });

/** The reasons of a cancellation, joined with `;`, and a free text (docs/rules/cancel-and-return.md#reasons). */
export const cancellationSchema = z.strictObject({
  cancellationReason: textSchema({ max: 1000 }),
  cancellationNote: linesSchema({ max: 200 }),
});

export const emailSchema = typedText()
  .max(254)
  .refine((text) => isOneLine(text) && isEmailAddress(text), 'is not a valid email address')
  .meta({ format: 'email' });

/** The name of a payment provider in a query. */
export const paymentProviderSchema = z.string().regex(/^[A-Za-z]{1,40}$/, 'must be the name of a payment provider');
