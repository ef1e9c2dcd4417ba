/** Payment methods, card sessions and order results (docs/rules/payments.md#payment-methods). */
import { z } from 'zod';
import { amountSchema } from './charge.ts';

export const paymentMethodSchema = z.looseObject({
  provider: z.string().describe('Adyen is the card-session provider'),
  isCreditCard: z.boolean(),
  code: z.string().describe('provider.brand, for example Adyen.Visa, or the provider alone'),
  name: z.string(),
  logoUrl: z.string(),
});

/** Methods that are paid in a sheet of the browser, by the card provider's names (docs/rules/payments.md#wallets). */
export const wallets = ['applepay', 'googlepay'] as const;

export const savedPaymentMethodSchema = z.looseObject({
  hasPaymentProfile: z.boolean(),
  type: z.enum(['CreditCard', 'Bank', 'PayPal']).nullable(),
  cardNumber: z.string().nullable().describe('Masked'),
  nameOnCard: z.string().nullable(),
  expiryDate: z.string().nullable(),
  bankAccountNumber: z.string().nullable().describe('Masked'),
  bankAccountOwnerName: z.string().nullable(),
  paymentMethodName: z.string().nullable(),
});

export const paymentActivitySchema = z.looseObject({
  hasPaymentInProgress: z.boolean(),
  hasInvalidRecurringPaymentDetail: z.boolean(),
  hasInitialPaymentInProgress: z.boolean(),
});

export const paymentSessionSchema = z.looseObject({
  id: z.string(),
  session: z.string().describe('Opaque session data for the card form'),
  clientKey: z.string(),
  environment: z.string(),
});

export const packingInfoSchema = z.looseObject({
  ctn: z.string(),
  qty: z.number().int(),
  totalPrice: amountSchema,
});

export const orderResultSchema = z.looseObject({
  htmlForm: z.string().nullable().describe('A form of the payment provider; null when nothing is to be paid now'),
  orderNumber: z.string(),
  packingInfo: z.array(packingInfoSchema),
});

/** A payment from the account: a change of method, pay in full, or pay now. */
export const paymentOrderSchema = z.looseObject({
  orderNumber: z.string().nullable().describe('For the card-session provider'),
  htmlForm: z.string().nullable().describe('For every other provider'),
});

const createdReasons = ['Init', 'Change', 'ChangeAndPayInFull', 'ChangeAndImmediatePayment'] as const;

export const paymentResultSchema = z.looseObject({
  createdReason: z.enum(createdReasons),
  isPaymentSuccess: z.boolean(),
  subscriptionNumber: z.string().nullable(),
});

export type PaymentOrder = z.infer<typeof paymentOrderSchema>;
export type PaymentResult = z.infer<typeof paymentResultSchema>;
export type Wallet = (typeof wallets)[number];
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export type SavedPaymentMethod = z.infer<typeof savedPaymentMethodSchema>;
export type PaymentActivity = z.infer<typeof paymentActivitySchema>;
export type PaymentSession = z.infer<typeof paymentSessionSchema>;
export type OrderResult = z.infer<typeof orderResultSchema>;
