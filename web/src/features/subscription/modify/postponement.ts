/** What a postponed shipment changes. See docs/rules/subscriptions.md#postponing-a-shipment. */
import { toMonths, toPeriodicAmounts } from '@perennial/shared/billing-period';
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';

/** Dates are YYYY-MM-DD. */
export type Postponement = {
  /** Undefined if the shop has not planned a shipment. */
  readonly shipment: { readonly from: string; readonly to: string } | undefined;
  /** The next payment after the change. */
  readonly payment: string | undefined;
};

/** Returns the dates before and after; a payment that belongs to the shipment moves with it. */
export function postpone(
  { nextShipmentDate, nextPaymentDate }: Pick<SubscriptionDetails, 'nextShipmentDate' | 'nextPaymentDate'>,
  plan: RatePlan,
): Postponement {
  const to = nextShipmentDate === null ? undefined : addOneMonth(nextShipmentDate);
  const moves = nextPaymentDate === nextShipmentDate && isChargedWithShipment(plan);
  return {
    shipment: nextShipmentDate !== null && to !== undefined ? { from: nextShipmentDate, to } : undefined,
    payment: (moves ? to : nextPaymentDate) ?? undefined,
  };
}

/** Whether each shipment is one payment. */
function isChargedWithShipment(plan: RatePlan): boolean {
  const charges = toPeriodicAmounts({
    monthly: plan.monthlyCharge,
    quarterly: plan.quarterlyCharge,
    semiAnnual: plan.semiAnnualCharge,
    specificMonths: plan.specificMonthsCharges,
  });
  const shipped = plan.shippingFrequency && toMonths(plan.shippingFrequency);
  return charges.some(({ months }) => months === shipped);
}

/** The last day of a shorter month replaces a day that it does not have: 31 January and one month is 28 February. */
export function addOneMonth(isoDate: string): string {
  const [year = 0, month = 0, day = 0] = isoDate.slice(0, 10).split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
