/** What a cart costs, as people are told it: today, and later again and again (specification 1, sections 2.4 and 3.2). */
import type { Cart, CartItem, CartSummary } from '@perennial/shared/models/cart';
import type { Charge, Discount } from '@perennial/shared/models/charge';

/** A charge that comes again every `months` months. Amounts are decimal, in the cart's currency. */
export type DeferredCharge = {
  readonly months: number;
  readonly original: number;
  readonly amount: number;
  /** First day, YYYY-MM-DD. */
  readonly beginDate: string | null;
  readonly discounts: readonly Discount[];
};

export type PayNow = {
  readonly original: number;
  readonly discounts: readonly Discount[];
  /** Only where it comes on top of the price. */
  readonly tax: number | undefined;
  /** What is taken today for the goods: discounted, with the tax on top. */
  readonly total: number;
};

type Recurring = Pick<CartSummary, 'monthlyCharge' | 'quarterlyCharge' | 'semiAnnualCharge' | 'specificMonthsCharges'>;

/** Specification 1, section 9: taken and refunded to verify a card when nothing is due today. */
export const VERIFICATION_AMOUNT = 0.1;

/** Amounts are sums of cents: what binary fractions add to them is taken off. */
export function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

export function payNowOf({ payNow }: CartSummary): PayNow {
  const tax = payNow.hasExtraTax ? payNow.tax : undefined;
  return {
    original: payNow.original,
    discounts: payNow.discounts,
    tax,
    total: roundToCents(payNow.discounted + (tax ?? 0)),
  };
}

/** The recurring charges, shortest rhythm first. */
export function deferredCharges(recurring: Recurring): readonly DeferredCharge[] {
  const named: readonly (readonly [number, Charge | null])[] = [
    [1, recurring.monthlyCharge],
    [3, recurring.quarterlyCharge],
    [6, recurring.semiAnnualCharge],
    ...recurring.specificMonthsCharges.map(({ specificMonths, charge }) => [specificMonths, charge] as const),
  ];
  return named
    .flatMap(([months, charge]) =>
      charge
        ? [
            {
              months,
              original: charge.original,
              amount: charge.discounted,
              beginDate: charge.beginDate,
              discounts: charge.discounts,
            },
          ]
        : [],
    )
    .sort((one, other) => one.months - other.months);
}

/** What a payment of this cart takes: today's total, or the verification amount; undefined while prices are unknown. */
export function amountToPay(cart: Pick<Cart, 'summary' | 'paymentRequirement'>): number | undefined {
  if (!cart.summary) return undefined;
  return cart.paymentRequirement === 'Authorization' ? VERIFICATION_AMOUNT : payNowOf(cart.summary).total;
}

export function itemsOf(cart: Pick<Cart, 'groups'>): readonly CartItem[] {
  return cart.groups.flatMap((group) => group.items);
}

/** The string 'false' means out of stock (specification 1, section 3.2). */
export function isOutOfStock(item: Pick<CartItem, 'bundleAvailable'>): boolean {
  return item.bundleAvailable === 'false';
}
