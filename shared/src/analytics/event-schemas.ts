/**
 * The details of each event, as the BFF checks them. Nothing else passes: a key that the row does not name is refused,
 * and texts are of forms in which neither an e-mail address nor a sentence fits.
 */
import { z } from 'zod';
import { callNames } from '../catalogue/routes.ts';
import { identifierSchema } from '../catalogue/schemas/fields.ts';
import { type AnalyticsSetup, analyticsAdapters } from './analytics-setup.ts';
import {
  type EventDetails,
  type EventName,
  eventCategories,
  MAX_EVENTS_PER_REQUEST,
  type TrackedEvent,
} from './events.ts';

const fieldNameSchema = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_.-]{0,59}$/, 'must be the name of a form or field: letters, digits, dots, hyphens');

/** Codes are of any letters; an e-mail address or a sentence is none. */
const listSchema = z.string().regex(/^[^\s@]{0,400}$/, 'must be names or codes, parted by commas');

/** Of digits and letters, with slashes (decision 13). */
const productCodeSchema = z.string().regex(/^[A-Za-z0-9/_-]{0,40}$/, 'must be a product code');

const languageSchema = z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, 'must be a language tag, for example fr-CA');

const amountSchema = z.number().min(0).max(1_000_000);

const countSchema = z.number().int().min(0).max(999);

const nothing = z.strictObject({});
const ofBundle = z.strictObject({ bundle: identifierSchema });

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
  event('different_billing_address:check', nothing),
  event('different_billing_address:uncheck', nothing),
  event('validation_error', z.strictObject({ form: fieldNameSchema, fields: z.array(fieldNameSchema).max(40) })),
  event('cart_quantity:change', ofBundle.extend({ quantity: countSchema })),
  event('cart_item:remove', ofBundle),
  event('cart_code:apply', ofBundle),
  event('cart_code:remove', ofBundle),
  event('language:change', z.strictObject({ from: languageSchema, to: languageSchema })),
  event('sign_in:start', nothing),
  event('sign_up:start', nothing),
  event('sign_out:start', nothing),
  event(
    'api_call',
    z.strictObject({
      name: z.enum(callNames),
      status: z.int().min(0),
      milliseconds: z.int().min(0),
    }),
  ),
]) satisfies z.ZodType<TrackedEvent>;

/** What the client sends. */
export const eventBatchSchema = z.strictObject({
  events: z.array(trackedEventSchema).min(1).max(MAX_EVENTS_PER_REQUEST),
});

/** What the boot data carries. */
export const analyticsSetupSchema = z.object({
  adapters: z.array(z.enum(analyticsAdapters)).readonly(),
  consent: z.array(z.enum(eventCategories)).readonly(),
  identifiers: z.object({ hashedEmail: z.string().exactOptional(), hashedUserId: z.string().exactOptional() }),
}) satisfies z.ZodType<AnalyticsSetup>;
