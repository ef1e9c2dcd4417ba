/** The types of stored values. No tokens and no card data. */

import type { EventCategory } from '@perennial/shared/analytics/events';
import { isCount, isNumber, isText, listOf, nullOr, oneOf, shapeOf } from './shape-guards.ts';

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

/** An order that has no result yet. */
export type OrderAttempt = {
  /** The idempotency key, the same for every try at the same order. */
  readonly key: string;
  /** Culture, lines and amount as one text. */
  readonly order: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The order whose payment is open in the card form. */
  readonly awaitsPayment: { readonly orderNumber: string; readonly packingInfo: readonly PackingInfo[] } | null;
};

/** The data of the thank-you page, written when the order is finished. Amounts are decimal, in the site's currency. */
export type PlacedOrder = {
  readonly orderNumber: string;
  /** Includes tax that is added to the price. */
  readonly paidNow: number;
  readonly items: readonly PlacedItem[];
  readonly later: readonly LaterCharge[];
};

type PlacedItem = {
  readonly name: string;
  readonly title: string;
  readonly image: string;
  readonly quantity: number;
  readonly ctn: string;
};

/** Charged every `months` months, first on `beginDate` (YYYY-MM-DD). */
export type LaterCharge = { readonly months: number; readonly amount: number; readonly beginDate: string | null };

/** The visitor's answer about analytics, and the event categories it is about. */
export type AnalyticsConsent = {
  readonly answer: 'accepted' | 'declined';
  readonly categories: readonly EventCategory[];
};

const name = isText;
const quantity = isCount;
const promotionCodes = listOf(isText);

export const isAnalyticsConsent = shapeOf<AnalyticsConsent>({
  answer: oneOf(['accepted', 'declined']),
  categories: listOf(oneOf(['conversion', 'analytics', 'ajax'])),
});
export const isCartLines = listOf(shapeOf<StoredCartLine>({ name, quantity, promotionCodes }));
export const isPromotions = listOf(shapeOf<StoredPromotions>({ name, promotionCodes }));
export const isBundlesInfor = listOf(shapeOf<StoredBundle>({ name, title: isText, image: isText, language: isText }));
export const isQuantities = listOf(shapeOf<StoredQuantity>({ name, quantity }));
export const isSubscriptionInfo = listOf(
  shapeOf<SubscriptionInfo>({ name, quantity, ctn: isText, price: isNumber, frequency: isNumber }),
);
const isPackingInfo = listOf(shapeOf<PackingInfo>({ ctn: isText, qty: isNumber, totalPrice: isNumber }));
export const isOrderPacking = shapeOf<OrderPacking>({
  orderNumber: isText,
  totalPrice: isNumber,
  couponCode: isText,
  bundlesName: isText,
  parts: isPackingInfo,
});
export const isOrderAttempt = shapeOf<OrderAttempt>({
  key: isText,
  order: isText,
  startedAt: isNumber,
  awaitsPayment: nullOr(
    shapeOf<NonNullable<OrderAttempt['awaitsPayment']>>({ orderNumber: isText, packingInfo: isPackingInfo }),
  ),
});
export const isPlacedOrder = shapeOf<PlacedOrder>({
  orderNumber: isText,
  paidNow: isNumber,
  items: listOf(shapeOf<PlacedItem>({ name, title: isText, image: isText, quantity, ctn: isText })),
  later: listOf(shapeOf<LaterCharge>({ months: isNumber, amount: isNumber, beginDate: nullOr(isText) })),
});
