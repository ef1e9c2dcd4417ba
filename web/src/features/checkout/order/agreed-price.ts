/** What a customer agrees to with the press of the order button (docs/rules/checkout.md#agreed-price). */
import type { Cart } from '@perennial/shared/models/cart';
import type { OrderResult } from '@perennial/shared/models/payment';
import { amountToPay, deferredCharges, roundToCents } from '../../../commerce/cart/cart-charges.ts';

/** Amounts are decimal. The dates of the later payments are no part of it: they move with the day of the order. */
export type AgreedPrice = {
  /** What is charged today. */
  readonly amount: number;
  /** What is charged every `months` months. */
  readonly later: readonly { readonly months: number; readonly amount: number }[];
};

/** Returns the price of a cart. Without prices nothing is due. */
export function priceOf(cart: Cart): AgreedPrice {
  const later = cart.summary ? deferredCharges(cart.summary) : [];
  return {
    amount: amountToPay(cart) ?? 0,
    later: later.map(({ months, amount }) => ({ months, amount })),
  };
}

/** Whether both charge the same, today and later. */
export function isSamePrice(first: AgreedPrice, second: AgreedPrice): boolean {
  return toKey(first) === toKey(second);
}

function toKey({ amount, later }: AgreedPrice): string {
  return [amount, ...later.map((charge) => `${charge.months}:${charge.amount}`)].join();
}

/** Returns the sum of an order's parts, a decimal amount. The catalogue does not say that it is what is due today. */
export function totalOf({ packingInfo }: Pick<OrderResult, 'packingInfo'>): number {
  return roundToCents(packingInfo.reduce((sum, { totalPrice }) => sum + totalPrice, 0));
}
