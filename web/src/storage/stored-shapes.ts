/** What the shop keeps in the browser's storage, by shape. Never a token, never a card. */

import { isCount, isNumber, isText, listOf, nullOr, shapeOf } from './shape-guards.ts';

export type StoredCartLine = {
  readonly name: string;
  readonly quantity: number;
  readonly promotionCodes: readonly string[];
};

export type StoredPromotions = Pick<StoredCartLine, 'name' | 'promotionCodes'>;

export type StoredQuantity = Pick<StoredCartLine, 'name' | 'quantity'>;

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

/** What the thank-you page tells: written when the order is finished. Amounts are decimal, in the site's currency. */
export type PlacedOrder = {
  readonly orderNumber: string;
  /** With the tax that comes on top. */
  readonly paidNow: number;
  readonly items: readonly PlacedItem[];
  readonly later: readonly LaterCharge[];
};

export type PlacedItem = {
  readonly name: string;
  readonly title: string;
  readonly image: string;
  readonly quantity: number;
  readonly ctn: string;
};

/** Comes again every `months` months, first on `beginDate` (YYYY-MM-DD). */
export type LaterCharge = { readonly months: number; readonly amount: number; readonly beginDate: string | null };

const name = isText;
const quantity = isCount;
const promotionCodes = listOf(isText);

export const isCartLines = listOf(shapeOf<StoredCartLine>({ name, quantity, promotionCodes }));
export const isPromotions = listOf(shapeOf<StoredPromotions>({ name, promotionCodes }));
export const isQuantities = listOf(shapeOf<StoredQuantity>({ name, quantity }));
export const isSubscriptionInfo = listOf(
  shapeOf<SubscriptionInfo>({ name, quantity, ctn: isText, price: isNumber, frequency: isNumber }),
);
export const isPackingInfo = listOf(shapeOf<PackingInfo>({ ctn: isText, qty: isNumber, totalPrice: isNumber }));
export const isPlacedOrder = shapeOf<PlacedOrder>({
  orderNumber: isText,
  paidNow: isNumber,
  items: listOf(shapeOf<PlacedItem>({ name, title: isText, image: isText, quantity, ctn: isText })),
  later: listOf(shapeOf<LaterCharge>({ months: isNumber, amount: isNumber, beginDate: nullOr(isText) })),
});
