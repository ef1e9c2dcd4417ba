/** What a postponed shipment changes. See docs/rules/subscriptions.md#postponing-a-shipment. */
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { addMonths } from '../calendar.ts';
import { findShipmentCharge } from '../plan-facts.ts';

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
  const payment = nextPaymentDate ?? undefined;
  if (nextShipmentDate === null) return { shipment: undefined, payment };
  const to = addMonths(nextShipmentDate, 1);
  const moves = nextPaymentDate === nextShipmentDate && findShipmentCharge(plan) !== undefined;
  return { shipment: { from: nextShipmentDate, to }, payment: moves ? to : payment };
}
