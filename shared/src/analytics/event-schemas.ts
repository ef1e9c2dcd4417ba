/**
 * The schemas of the events, by which the BFF validates them. Unknown keys are rejected, and texts have forms that
 * exclude e-mail addresses and sentences.
 */
import { z } from 'zod';
import { callNames } from '../catalogue/routes.ts';
import { identifierSchema } from '../catalogue/schemas/fields.ts';
import { type AnalyticsSetup, analyticsAdapters } from './analytics-setup.ts';
import {
  cancellationKinds,
  type EventDetails,
  type EventName,
  MAX_EVENTS_PER_REQUEST,
  type TrackedEvent,
} from './events.ts';

const fieldNameSchema = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_.-]{0,59}$/, 'must be the name of a form or field: letters, digits, dots, hyphens');

/** Names or codes of any letters, without at signs and spaces. */
const listSchema = z.string().regex(/^[^\s@]{0,400}$/, 'must be names or codes, comma-separated');

/** Digits, letters and slashes (docs/rules/analytics.md#order-events). */
const productCodeSchema = z.string().regex(/^[A-Za-z0-9/_-]{0,40}$/, 'must be a product code');

const languageSchema = z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, 'must be a language tag, for example fr-CA');

const amountSchema = z.number().min(0).max(1_000_000);

const countSchema = z.number().int().min(0).max(999);

const noDetails = z.strictObject({});
const bundleDetails = z.strictObject({ bundle: identifierSchema });

function event<N extends EventName, D extends z.ZodType<EventDetails<N>>>(name: N, details: D) {
  return z.strictObject({ name: z.literal(name), details });
}

export const trackedEventSchema = z.discriminatedUnion('name', [
  event(
    'subscription_conversion',
    z.strictObject({
      name: identifierSchema,
      quantity: countSchema,
      ctn: productCodeSchema,
      price: amountSchema,
      frequency: countSchema,
    }),
  ),
  event(
    'order_confirmation',
    z.strictObject({
      orderNumber: identifierSchema,
      totalPrice: amountSchema,
      couponCode: listSchema,
      bundlesName: listSchema,
    }),
  ),
  event('order_placed', z.strictObject({ orderNumber: identifierSchema })),
  event('payment_result', z.strictObject({ result: z.enum(['success', 'failure']) })),
  event('different_billing_address:check', noDetails),
  event('different_billing_address:uncheck', noDetails),
  event('validation_error', z.strictObject({ form: fieldNameSchema, fields: z.array(fieldNameSchema).max(40) })),
  event('cart_quantity:change', bundleDetails.extend({ quantity: countSchema })),
  event('cart_item:remove', bundleDetails),
  event('cart_code:apply', bundleDetails),
  event('cart_code:remove', bundleDetails),
  event('subscription:cancel', z.strictObject({ kind: z.enum(cancellationKinds) })),
  event('cancel_reason:give', z.strictObject({ ticked: z.boolean(), written: z.boolean() })),
  event('subscription_frequency:change', z.strictObject({ frequency: countSchema })),
  event('subscription_shipment:postpone', noDetails),
  event('one_time_order:place', noDetails),
  event('language:change', z.strictObject({ from: languageSchema, to: languageSchema })),
  event('sign_in:start', noDetails),
  event('sign_up:start', noDetails),
  event('sign_out:start', noDetails),
  event(
    'api_call',
    z.strictObject({
      name: z.enum(callNames),
      status: z.int().min(0),
      milliseconds: z.int().min(0),
    }),
  ),
]) satisfies z.ZodType<TrackedEvent>;

/** The body of POST /bff/events. */
export const eventBatchSchema = z.strictObject({
  events: z.array(trackedEventSchema).min(1).max(MAX_EVENTS_PER_REQUEST),
});

/** The analytics part of the boot data. */
export const analyticsSetupSchema = z.object({
  adapters: z.array(z.enum(analyticsAdapters)).readonly(),
  identifiers: z.object({ hashedEmail: z.string().exactOptional(), hashedUserId: z.string().exactOptional() }),
}) satisfies z.ZodType<AnalyticsSetup>;
