/** What the shop keeps in the browser's storage, by shape. Never a token, never a card. */

import type { EventCategory } from '@perennial/shared/analytics/events';
import { isCount, isNumber, isText, listOf, nullOr, oneOf, shapeOf } from './shape-guards.ts';

export type StoredCartLine = {
  readonly name: string;
  readonly quantity: number;
  readonly promotionCodes: readonly string[];
};

type StoredPromotions = Pick<StoredCartLine, 'name' | 'promotionCodes'>;

type StoredQuantity = Pick<StoredCartLine, 'name' | 'quantity'>;

/** How a bundle of the cart looks, to draw it at once while the cart is read again. */
type StoredBundle = {
  readonly name: string;
  readonly title: string;
  readonly image: string;
  /** Of the title, for example fr-CA. */
  readonly language: string;
};

/** One charge of a bundle that was bought; `frequency` in months, 0 for what is paid once (specification 1, section 3.2). */
export type SubscriptionInfo = {
  readonly name: string;
  readonly quantity: number;
  readonly ctn: string;
  /** Decimal amount in the site's currency. */
  readonly price: number;
  readonly frequency: number;
};

export type PackingInfo = { readonly ctn: string; readonly qty: number; readonly totalPrice: number };

/** A whole order for tracking: what both documents name of packing info (decision 13). Codes and names stand in a row, parted by commas. */
export type OrderPacking = {
  readonly orderNumber: string;
  readonly totalPrice: number;
  readonly couponCode: string;
  readonly bundlesName: string;
  readonly parts: readonly PackingInfo[];
};

/** An order that is about to be paid. */
export type OrderAttempt = {
  /** The same for every try at the same order: the server answers it as it answered the first. */
  readonly key: string;
  /** Culture, lines and amount as one text. */
  readonly order: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The order that waits for its payment in the card form. */
  readonly awaitsPayment: { readonly orderNumber: string; readonly packingInfo: readonly PackingInfo[] } | null;
};

/** What the thank-you page tells: written when the order is finished. Amounts are decimal, in the site's currency. */
export type PlacedOrder = {
  readonly orderNumber: string;
  /** With the tax that comes on top. */
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

/** Comes again every `months` months, first on `beginDate` (YYYY-MM-DD). */
export type LaterCharge = { readonly months: number; readonly amount: number; readonly beginDate: string | null };

/** What the person answered when they were asked about analytics, and about which categories. */
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
