/** Buying a tried device outright (specification 3, section 4). Amounts include the tax that comes on top. */

import type { Day } from '../calendar/billing-period.ts';
import { type Minor, shareOf } from '../market/money.ts';
import { priceCart } from '../products/pricing.ts';
import { type Promotion, promotions } from '../products/promotions.ts';
import type { RatePlan, Subscription } from '../store/subscription.ts';

/** What a device costs as a whole, and what of it is still to be paid. */
export type PurchaseValue = { readonly total: Minor; readonly toPay: Minor };

export type PayInFullPrice = {
  readonly original: Minor;
  readonly discounted: Minor;
  readonly discount: { readonly promotion: Promotion; readonly amount: Minor } | null;
};

type PlanOfSubscription = { readonly subscription: Subscription; readonly plan: RatePlan; readonly taxRate: number };

/** One payment of a device with its tax: the subscription's promotion stays with it. */
function paymentOf({ subscription: { line, market, startDate }, plan, taxRate }: PlanOfSubscription): Minor {
  const alone = { ...line, bundle: { ...line.bundle, parts: [plan.part] } };
  const { recurring } = priceCart({ lines: [alone], currency: market.currency, today: startDate, taxRate });
  return recurring.reduce((sum, { charge }) => sum + charge.discounted + charge.tax, 0);
}

/** Null for what cannot be bought by paying: rentals, and goods that were bought at the start. */
export function purchaseValueOf(question: PlanOfSubscription): PurchaseValue | null {
  const { charges } = question.plan.part;
  if (question.plan.kind !== 'device' || charges === undefined) return null;
  const payment = paymentOf(question);
  return {
    total: charges * payment,
    toPay: question.plan.status === null ? Math.max(0, charges - question.plan.paymentsMade) * payment : 0,
  };
}

/** Whether a device can be bought outright now: it is still being tried and not on its way back. */
export function isAbleToPayInFull(subscription: Subscription, plan: RatePlan): boolean {
  const { charges } = plan.part;
  return (
    plan.kind === 'device' &&
    plan.status === null &&
    plan.returning.state === 'with-customer' &&
    charges !== undefined &&
    plan.paymentsMade < charges &&
    !subscription.insurer &&
    (subscription.status === 'Active' || subscription.status === 'Paused')
  );
}

/** A promotion for buying the device outright; undefined where the code is none, is over or is for something else. */
export function payInFullPromotion(code: string, bundleName: string, today: Day): Promotion | undefined {
  const wished = code.trim().toUpperCase();
  return promotions.find(
    ({ code: own, bundles, effect, validUntil }) =>
      own === wished &&
      effect.kind === 'percentage' &&
      effect.on === 'pay-in-full' &&
      (bundles === 'any' || bundles.includes(bundleName)) &&
      (validUntil === undefined || validUntil >= today),
  );
}

/** What the rest of a device costs with a promotion, or without one. */
export function payInFullPrice({ toPay }: PurchaseValue, promotion: Promotion | undefined): PayInFullPrice {
  if (promotion?.effect.kind !== 'percentage') return { original: toPay, discounted: toPay, discount: null };
  const amount = shareOf(toPay, promotion.effect.percent / 100);
  return { original: toPay, discounted: toPay - amount, discount: { promotion, amount } };
}
