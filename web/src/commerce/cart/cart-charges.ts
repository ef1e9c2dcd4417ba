/**
 * The charges of a cart: what is due today, and the charges of each later billing period
 * (docs/rules/cart.md#charges-and-periods).
 */
import { toPeriodicCharges } from '@perennial/shared/billing-period';
import type { Cart, CartItem, CartSummary } from '@perennial/shared/models/cart';
import type { Charge, Discount } from '@perennial/shared/models/charge';

/** A charge that is repeated every `months` months. Amounts are decimal, in the cart's currency. */
export type DeferredCharge = {
  readonly months: number;
  readonly original: number;
  readonly amount: number;
  /** First day, YYYY-MM-DD. */
  readonly beginDate: string | null;
  readonly discounts: readonly Discount[];
  /** Part of the amount, or added to it in countries that add sales tax. */
  readonly tax: number;
  readonly details: Charge['details'];
};

type PayNow = {
  readonly original: number;
  readonly discounts: readonly Discount[];
  /** Undefined in countries whose prices include tax. */
  readonly tax: number | undefined;
  /** The amount due today for the goods: discounted, with added tax. */
  readonly total: number;
};

type ToPay = Pick<Cart, 'summary' | 'paymentRequirement'> &
  Partial<Pick<Cart, 'firstTermTaxAmount' | 'firstTermTotalAmount'>>;

type Recurring = Pick<CartSummary, 'monthlyCharge' | 'quarterlyCharge' | 'semiAnnualCharge' | 'specificMonthsCharges'>;

/**
 * Charged and refunded to verify a payment method when nothing is due today
 * (docs/rules/checkout.md#verification-payment).
 */
const VERIFICATION_AMOUNT = 0.1;

/** Rounds a decimal amount to cents, because binary fractions add small errors to sums. */
export function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

/**
 * Returns the amounts due today; undefined without prices. With the requirement FirstTerm, tax and total are those of
 * the first term.
 */
export function payNowOf(cart: ToPay): PayNow | undefined {
  if (!cart.summary) return undefined;
  const { original, discounts, discounted, tax, hasExtraTax } = cart.summary.payNow;
  if (!hasExtraTax) return { original, discounts, tax: undefined, total: discounted };
  const own = { tax, total: roundToCents(discounted + tax) };
  if (cart.paymentRequirement !== 'FirstTerm') return { original, discounts, ...own };
  const { firstTermTaxAmount = own.tax, firstTermTotalAmount = own.total } = cart;
  return { original, discounts, tax: firstTermTaxAmount, total: firstTermTotalAmount };
}

/** Returns the recurring charges, the shortest billing period first. */
export function deferredCharges(recurring: Recurring): readonly DeferredCharge[] {
  return toPeriodicCharges(recurring).map(
    ({ months, amount: { original, discounted, beginDate, discounts, tax, details } }) => ({
      months,
      original,
      amount: discounted,
      beginDate,
      discounts,
      tax,
      details,
    }),
  );
}

/** Returns the items of a charge. The same item of several bundles is one line. */
export function mergedDetails(
  details: Charge['details'],
): readonly { readonly title: string; readonly amount: number }[] {
  const amounts = new Map<string, number>();
  for (const { title, discounted } of details) {
    amounts.set(title, roundToCents((amounts.get(title) ?? 0) + discounted));
  }
  return [...amounts].map(([title, amount]) => ({ title, amount }));
}

/** Returns what a payment of this cart charges: today's total, or the verification amount. Undefined without prices. */
export function amountToPay(cart: ToPay): number | undefined {
  const payNow = payNowOf(cart);
  return payNow && cart.paymentRequirement === 'Authorization' ? VERIFICATION_AMOUNT : payNow?.total;
}

export function itemsOf(cart: Pick<Cart, 'groups'>): readonly CartItem[] {
  return cart.groups.flatMap((group) => group.items);
}

/** The string 'false' means out of stock. */
export function isOutOfStock(item: Pick<CartItem, 'bundleAvailable'>): boolean {
  return item.bundleAvailable === 'false';
}
