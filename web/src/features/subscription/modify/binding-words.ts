/** The last buttons of changes that cost something, and what they bind to (docs/rules/subscriptions.md#modify-subscription). */
import { toMonths } from '@perennial/shared/billing-period';
import type { RatePlan, ReplenishmentOption } from '@perennial/shared/models/subscription-details';
import { recurringCharges } from '@perennial/shared/subscriptions/plan-facts';

type ShipmentPrice = { readonly price: number; readonly taxIsAdded: boolean };

/**
 * Whether the button that ships now says that the press is paid for, and names the amount that is charged. With tax on top
 * the amount is not known; the price stands above the button.
 */
export function shippingNowWords({ price, taxIsAdded }: ShipmentPrice): 'free' | 'paid' | 'paidWithAmount' {
  if (price === 0) return 'free';
  return taxIsAdded ? 'paid' : 'paidWithAmount';
}

/** The words of the button that changes the product: it says that the new price is paid, if there is one. */
export function productWords({ paymentAmount }: Pick<ReplenishmentOption, 'paymentAmount'>) {
  return paymentAmount === 0 ? 'subscription.modify.parts.product' : 'subscription.product.pay';
}

/** Decimal in the culture's currency and without the tax that is added, and how often it is charged. */
type RecurringPrice = { readonly amount: number; readonly months: number };

export type PriceRise = { readonly before: RecurringPrice; readonly after: RecurringPrice };

/**
 * Returns the present and the new price of a product that is dearer by the month; undefined if it is not, and if that is
 * not known: a plan has several charges, or the shop does not name the months of the new price.
 */
export function findPriceRise(
  plan: RatePlan | undefined,
  { paymentAmount, paymentBillingPeriod: billingPeriod, paymentSpecificMonthAmount }: ReplenishmentOption,
): PriceRise | undefined {
  const [charge, ...others] = plan ? recurringCharges(plan) : [];
  const months = toMonths({ billingPeriod, specificBillingPeriod: paymentSpecificMonthAmount });
  if (!charge || others.length > 0 || !months) return undefined;
  const before = { amount: charge.amount.discounted, months: charge.months };
  const after = { amount: paymentAmount, months };
  // Both times the months of the other one, in cents: a quotient would be rounded.
  const isDearer = toCents(after.amount) * before.months > toCents(before.amount) * after.months;
  return isDearer ? { before, after } : undefined;
}

const toCents = (amount: number): number => Math.round(amount * 100);
