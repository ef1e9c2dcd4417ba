/** What comes next of all subscriptions of a customer, as `/bff/coming-up` has it (docs/rules/account.md#coming-up). */
import { z } from 'zod';
import { amountSchema, shopDaySchema } from './charge.ts';

export const comingDaySchema = z.object({
  date: shopDaySchema,
  isShipment: z.boolean(),
  isPayment: z.boolean(),
  amount: amountSchema
    .nullable()
    .describe('What is paid on the day, without the tax that is added; null if it is not known'),
  number: z.string().describe('Subscription number'),
  name: z.string().describe('What is shipped, or what is paid for'),
  imageUrl: z.string(),
});

export const nextPaymentSchema = z.object({
  date: shopDaySchema,
  names: z.array(z.string()).describe('What is paid for'),
  amount: amountSchema.nullable().describe('The sum of the day; null if an amount of it is not known'),
});

export const expiringCardSchema = z.object({
  expiryDate: z.string().describe('MM/YYYY; the card is valid to the end of that month'),
  hasExpired: z.boolean(),
  payment: nextPaymentSchema.describe('The first payment that the card cannot pay'),
});

/** How far a parcel or a return is (docs/rules/subscriptions.md#parcels-and-returns). */
export const trackStepSchema = z.object({
  name: z.enum(['prepared', 'sent', 'requested', 'onItsWay', 'received', 'completed']),
  state: z.enum(['done', 'current', 'waiting']).describe('current: the last one that is reached'),
  date: shopDaySchema.nullable().describe('When it was done; null if the shop API does not say it'),
});

export const goodsTrackSchema = z.object({
  kind: z.enum(['parcel', 'return']),
  names: z.array(z.string()).describe('The products; none if the shop API does not say which'),
  number: z.string().nullable().describe('Tracking number of a parcel that was sent'),
  url: z.string().nullable().describe('The page of the carrier'),
  steps: z.array(trackStepSchema).describe('Only steps of which the shop API says whether they are done'),
});

export const comingUpSchema = z.object({
  days: z.array(comingDaySchema).describe('The next days with a shipment or a payment, three at most'),
  sum: amountSchema.nullable().describe('What is paid in the next thirty days; null if it is not known'),
  nextPayment: nextPaymentSchema.nullable(),
  expiringCard: expiringCardSchema
    .nullable()
    .describe('The stored card, if it expires within sixty days and before a payment that is planned'),
  goods: z
    .array(z.object({ number: z.string().describe('Subscription number'), tracks: z.array(goodsTrackSchema) }))
    .nullable()
    .describe(
      'How far parcels and returns are, of each subscription that runs; null if the subscriptions were not read',
    ),
});

export type ComingDay = z.infer<typeof comingDaySchema>;
export type NextPayment = z.infer<typeof nextPaymentSchema>;
export type ExpiringCard = z.infer<typeof expiringCardSchema>;
export type ComingUp = z.infer<typeof comingUpSchema>;
export type TrackStep = z.infer<typeof trackStepSchema>;
export type GoodsTrack = z.infer<typeof goodsTrackSchema>;
