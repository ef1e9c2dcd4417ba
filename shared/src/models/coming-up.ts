/** What comes next of all subscriptions of a customer, as `/bff/coming-up` has it (docs/rules/account.md#coming-up). */
import { z } from 'zod';
import { amountSchema, shopDaySchema } from './charge.ts';
import { goodsTrackSchema } from './goods-track.ts';

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
