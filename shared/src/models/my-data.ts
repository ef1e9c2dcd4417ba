/** What a customer sees of the own account: sign-ins, what customer care did, and a copy of all data (docs/rules/my-data.md). */
import { z } from 'zod';
import { invoiceSchema } from './invoice.ts';
import { paymentActivitySchema, savedPaymentMethodSchema } from './payment.ts';
import { profileSchema, storedAddressSchema } from './profile.ts';
import { subscriptionListItemSchema } from './subscription.ts';
import { subscriptionDetailsSchema } from './subscription-details.ts';

/** The families that are told apart, and no version: enough to recognise a browser, too little to follow it. */
const browserFamilies = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
const systems = ['Android', 'ChromeOS', 'iOS', 'iPadOS', 'Linux', 'macOS', 'Windows'] as const;

/** What a browser says of itself; a field is absent if it is none of the known ones. */
export const deviceSchema = z.object({
  browser: z.enum(browserFamilies).exactOptional(),
  system: z.enum(systems).exactOptional(),
});

export const listedSignInSchema = z.object({
  startedAt: z.iso.datetime(),
  lastActiveAt: z.iso.datetime().describe('To the minute'),
  device: deviceSchema,
  isThis: z.boolean().describe('The sign-in of the request'),
});

/** What customer care can do, as the customer reads it (docs/rules/my-data.md#what-customer-care-did). */
export const careDeeds = [
  'signIn',
  'copy',
  'addresses',
  'personalDetails',
  'newsletter',
  'paymentMethod',
  'payment',
  'order',
  'language',
  'question',
  'shipment',
  'rhythm',
  'product',
  'pause',
  'cancellation',
  'return',
  'discount',
  'repair',
] as const;

export const careEntrySchema = z.object({
  at: z.iso.datetime(),
  deed: z.enum(careDeeds),
  subscription: z.string().exactOptional().describe('Subscription number'),
  result: z.enum(['done', 'notDone', 'unknown']),
});

export const accountActivitySchema = z.object({
  signIns: z
    .array(listedSignInSchema)
    .nullable()
    .describe('The newest first; null for customer care, which has no sign-in of the customer'),
  careEntries: z.array(careEntrySchema).describe('What customer care did in 90 days, the newest first'),
});

/** What a copy consists of. */
const myDataParts = [
  'profile',
  'subscriptions',
  'subscriptionDetails',
  'returnAddress',
  'invoices',
  'paymentMethod',
  'paymentActivity',
] as const;

export const missingPartSchema = z.object({
  part: z.enum(myDataParts),
  subscription: z.string().exactOptional().describe('Of the details of one subscription'),
  code: z.string().exactOptional().describe('The code of the error'),
});

export const myDataSchema = z.object({
  madeAt: z.iso.datetime(),
  profile: profileSchema.nullable(),
  subscriptions: z.array(subscriptionListItemSchema).nullable(),
  subscriptionDetails: z.array(subscriptionDetailsSchema),
  returnAddress: storedAddressSchema.omit({ type: true }).nullable(),
  invoices: z.array(invoiceSchema).nullable(),
  paymentMethod: savedPaymentMethodSchema.nullable().describe('As masked as the shop gives it'),
  paymentActivity: paymentActivitySchema.nullable(),
  signIns: accountActivitySchema.shape.signIns,
  careEntries: accountActivitySchema.shape.careEntries,
  missing: z.array(missingPartSchema).describe('What could not be read; the field of the part is null, or lacks it'),
});

export type Device = z.infer<typeof deviceSchema>;
export type ListedSignIn = z.infer<typeof listedSignInSchema>;
export type CareDeed = (typeof careDeeds)[number];
export type CareEntry = z.infer<typeof careEntrySchema>;
export type AccountActivity = z.infer<typeof accountActivitySchema>;
export type MissingPart = z.infer<typeof missingPartSchema>;
export type MyData = z.infer<typeof myDataSchema>;
