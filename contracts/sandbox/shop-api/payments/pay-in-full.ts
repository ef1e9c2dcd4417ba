/** Paying for a device in full (docs/rules/shop-sandbox.md#pay-in-full-rules). Amounts include the tax that is added. */
import { type Minor, sum, toShare } from '../market/money.ts';
import type { Promotion } from '../products/promotions.ts';
import type { RatePlan, Subscription } from '../store/subscription.ts';
import { isLive } from '../subscriptions/subscription-state.ts';
import { priceParts } from '../subscriptions/term-charge.ts';

/** The whole price of a device, and the part that is not paid yet. */
type PurchaseValue = { readonly total: Minor; readonly toPay: Minor };

export type PayInFullPrice = {
  readonly original: Minor;
  readonly discounted: Minor;
  readonly discount: { readonly promotion: Promotion; readonly amount: Minor } | null;
};

type PurchaseInput = { readonly subscription: Subscription; readonly plan: RatePlan; readonly taxRate: number };

/** Returns one payment of a device with its tax and the subscription's promotion. */
function toPayment({ subscription, plan, taxRate }: PurchaseInput): Minor {
  const { recurring } = priceParts(subscription, [plan.part], taxRate);
  return sum(recurring.map(({ charge }) => charge.discounted + charge.tax));
}

/** Returns null for plans that cannot be paid in full: rentals, bought devices and replenishments. */
export function calculatePurchaseValue(input: PurchaseInput): PurchaseValue | null {
  const { plan } = input;
  const { charges } = plan.part;
  if (plan.kind !== 'device' || charges === undefined) return null;
  const payment = toPayment(input);
  return {
    total: charges * payment,
    toPay: plan.status === null ? Math.max(0, charges - plan.paymentsMade) * payment : 0,
  };
}

/** Whether a device can be paid in full now. */
export function isAbleToPayInFull(subscription: Subscription, plan: RatePlan): boolean {
  const { charges } = plan.part;
  return (
    plan.kind === 'device' &&
    plan.status === null &&
    plan.returning.state === 'with-customer' &&
    charges !== undefined &&
    plan.paymentsMade < charges &&
    !subscription.insured &&
    isLive(subscription)
  );
}

/** Returns the price of the remaining payments, reduced by a promotion if there is one. */
export function calculatePayInFullPrice({ toPay }: PurchaseValue, promotion: Promotion | undefined): PayInFullPrice {
  if (promotion?.effect.kind !== 'percentage') return { original: toPay, discounted: toPay, discount: null };
  const amount = toShare(toPay, promotion.effect.percent / 100);
  return { original: toPay, discounted: toPay - amount, discount: { promotion, amount } };
}
