/** The types of stored values. No tokens and no card data. */

import { type ConsentPurpose, consentPurposes } from '@perennial/shared/analytics/analytics-setup';
import {
  arrayOf,
  type Guard,
  isBoolean,
  isNumber,
  isPositiveInteger,
  isString,
  nullable,
  objectOf,
  oneOf,
  optional,
} from './shape-guards.ts';

export type StoredCartLine = {
  readonly name: string;
  readonly quantity: number;
  readonly promotionCodes: readonly string[];
};

type StoredPromotions = Pick<StoredCartLine, 'name' | 'promotionCodes'>;

type StoredQuantity = Pick<StoredCartLine, 'name' | 'quantity'>;

/** The texts and picture of a bundle, to show it while the cart loads again. */
type StoredBundle = {
  readonly name: string;
  readonly title: string;
  readonly image: string;
  /** The language of the title, for example fr-CA. */
  readonly language: string;
};

/** One charge of a bought bundle; `frequency` in months, 0 for a one-time charge. */
export type SubscriptionInfo = {
  readonly name: string;
  readonly quantity: number;
  readonly ctn: string;
  /** Decimal amount in the site's currency. */
  readonly price: number;
  readonly frequency: number;
};

export type PackingInfo = { readonly ctn: string; readonly qty: number; readonly totalPrice: number };

/** A whole order for analytics (docs/rules/checkout.md#thank-you-page). Codes and names are comma-separated. */
export type OrderPacking = {
  readonly orderNumber: string;
  readonly totalPrice: number;
  readonly couponCode: string;
  readonly bundlesName: string;
  readonly parts: readonly PackingInfo[];
};

/** An order, or a charge of the account, that was sent or is about to be sent. */
export type OrderAttempt = {
  /** The idempotency key, the same for every try at the same order. */
  readonly key: string;
  /** What is sent, as one text: of an order culture, lines and amount; of a charge the call and its input. */
  readonly order: string;
  /** Milliseconds since 1970. A finished charge has the time of its answer. */
  readonly startedAt: number;
  /** The order whose payment is open in the card form. */
  readonly awaitsPayment: { readonly orderNumber: string; readonly packingInfo: readonly PackingInfo[] } | null;
  /** It is complete, so an equal one is new. */
  readonly finished: boolean;
};

/** The data of the thank-you page. Amounts are decimal, in the site's currency. */
export type PlacedOrder = {
  readonly orderNumber: string;
  /** Of its only subscription, if the result of the payment names it. */
  readonly subscriptionNumber?: string | undefined;
  /** The amount due today, with tax that is added to the price. */
  readonly paidNow: number;
  /** What the customer had agreed to, if the shop charged another amount. */
  readonly agreedAmount?: number | undefined;
  /** The sum of its parts, for analytics and the referral programme. */
  readonly totalPrice: number;
  /** Each code once, comma-separated. */
  readonly couponCode: string;
  readonly items: readonly PlacedItem[];
  readonly later: readonly LaterCharge[];
};

/** An order of this tab that the server has not confirmed yet. */
export type AwaitedOrder = {
  /** The key of its attempt. */
  readonly attempt: string;
  /** What is being bought, for the way back after a failed payment. */
  readonly lines: readonly StoredCartLine[];
  /** The code of the chosen payment method; null for the saved method, and if there is nothing to pay. */
  readonly methodCode: string | null;
  /** The query of the payment that the card form reported as authorised; null before. */
  readonly paymentQuery: string | null;
  readonly order: PlacedOrder;
};

/** Subscriptions that waited for the first payment of an order when this browser saw them last. */
export type WaitingSubscriptions = {
  readonly waiting: readonly string[];
  /** All numbers of the customer's subscriptions then. */
  readonly known: readonly string[];
  /** The customer has closed the notice about the refused payment. */
  readonly isClosed: boolean;
};

/** A payment that failed, and what it was for: an invoice, or an order of these lines. */
export type FailedPayment = { readonly invoiceId: string | null; readonly lines: readonly StoredCartLine[] };

type PlacedItem = {
  readonly name: string;
  readonly title: string;
  readonly image: string;
  readonly quantity: number;
  readonly ctn: string;
};

/** Charged every `months` months, first on `beginDate` (YYYY-MM-DD). */
export type LaterCharge = { readonly months: number; readonly amount: number; readonly beginDate: string | null };

/** Texts and answers of a form by their paths, such as `shipping.city`. */
export type DraftFields = Readonly<Record<string, string | boolean>>;

/** What was typed into a form and not sent. */
export type FormDraft = {
  /** The form, with what it is about and its country. */
  readonly form: string;
  /** Who typed it, as the number of `toOwnerNumber`. */
  readonly owner: number;
  readonly fields: DraftFields;
};

/** Who was signed in, and when the server knew it. */
type SessionMark = {
  /** The number of `toOwnerNumber`; without a sign-in that of an empty text. */
  readonly user: number;
  /** Milliseconds since 1970 on the clock of the server. */
  readonly at: number;
  /** A sign-out has come after the last sign-in. */
  readonly isSignedOut: boolean;
};

/** The visitor's answer about what waits for consent. */
export type AnalyticsConsent = {
  /** The purposes that the question was about. */
  readonly asked: readonly ConsentPurpose[];
  /** Those of them that the visitor has accepted. */
  readonly accepted: readonly ConsentPurpose[];
};

const name = isString;
const isDraftFields: Guard<DraftFields> = (value): value is DraftFields =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((field) => typeof field === 'string' || typeof field === 'boolean');
const quantity = isPositiveInteger;
const promotionCodes = arrayOf(isString);

export const isFormDraft = objectOf<FormDraft>({ form: isString, owner: isNumber, fields: isDraftFields });
export const isSessionMark = objectOf<SessionMark>({ user: isNumber, at: isNumber, isSignedOut: isBoolean });
const purposes = arrayOf(oneOf(consentPurposes));
export const isAnalyticsConsent = objectOf<AnalyticsConsent>({
  asked: purposes,
  accepted: purposes,
});
export const isCartLines = arrayOf(objectOf<StoredCartLine>({ name, quantity, promotionCodes }));
export const isPromotions = arrayOf(objectOf<StoredPromotions>({ name, promotionCodes }));
export const isBundlesInfor = arrayOf(
  objectOf<StoredBundle>({ name, title: isString, image: isString, language: isString }),
);
export const isQuantities = arrayOf(objectOf<StoredQuantity>({ name, quantity }));
export const isSubscriptionInfo = arrayOf(
  objectOf<SubscriptionInfo>({ name, quantity, ctn: isString, price: isNumber, frequency: isNumber }),
);
const isPackingInfo = arrayOf(objectOf<PackingInfo>({ ctn: isString, qty: isNumber, totalPrice: isNumber }));
export const isOrderPacking = objectOf<OrderPacking>({
  orderNumber: isString,
  totalPrice: isNumber,
  couponCode: isString,
  bundlesName: isString,
  parts: isPackingInfo,
});
export const isOrderAttempt = objectOf<OrderAttempt>({
  key: isString,
  order: isString,
  startedAt: isNumber,
  awaitsPayment: nullable(
    objectOf<NonNullable<OrderAttempt['awaitsPayment']>>({ orderNumber: isString, packingInfo: isPackingInfo }),
  ),
  finished: isBoolean,
});
export const isPlacedOrder = objectOf<PlacedOrder>({
  orderNumber: isString,
  subscriptionNumber: optional(isString),
  paidNow: isNumber,
  agreedAmount: optional(isNumber),
  totalPrice: isNumber,
  couponCode: isString,
  items: arrayOf(objectOf<PlacedItem>({ name, title: isString, image: isString, quantity, ctn: isString })),
  later: arrayOf(objectOf<LaterCharge>({ months: isNumber, amount: isNumber, beginDate: nullable(isString) })),
});
export const isAwaitedOrder = objectOf<AwaitedOrder>({
  attempt: isString,
  lines: isCartLines,
  methodCode: nullable(isString),
  paymentQuery: nullable(isString),
  order: isPlacedOrder,
});
export const isWaitingSubscriptions = objectOf<WaitingSubscriptions>({
  waiting: arrayOf(isString),
  known: arrayOf(isString),
  isClosed: isBoolean,
});
export const isFailedPayment = objectOf<FailedPayment>({ invoiceId: nullable(isString), lines: isCartLines });
