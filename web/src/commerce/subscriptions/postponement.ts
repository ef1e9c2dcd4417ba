/** What a postponed shipment changes (docs/rules/subscriptions.md#postponing-a-shipment). */
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { addMonths } from '@perennial/shared/subscriptions/calendar';
import { findShipmentCharge, hasDevicePayments } from '@perennial/shared/subscriptions/plan-facts';

/** Dates are YYYY-MM-DD. */
type Postponement = {
  /** Undefined if the shop has not planned a shipment. */
  readonly shipment: { readonly from: string; readonly to: string } | undefined;
  /** The next payment after the change; undefined if it is not known. */
  readonly payment: string | undefined;
};

/** Returns the dates before and after; a payment that belongs to the shipment moves with it. */
export function postpone(
  subscription: Pick<SubscriptionDetails, 'nextShipmentDate' | 'nextPaymentDate' | 'ratePlans'>,
  plan: RatePlan,
): Postponement {
  const { nextShipmentDate, nextPaymentDate } = subscription;
  const payment = nextPaymentDate ?? undefined;
  if (nextShipmentDate === null) return { shipment: undefined, payment };
  const to = addMonths(nextShipmentDate, 1);
  const shipment = { from: nextShipmentDate, to };
  if (nextPaymentDate !== nextShipmentDate || findShipmentCharge(plan) === undefined) return { shipment, payment };
  // The next payment can be the one for the device, which stays, or the date of the device's next one is not known.
  return { shipment, payment: hasDevicePayments(subscription) ? undefined : to };
}
