/** What a pause covers (docs/rules/subscriptions.md#pausing). */
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { findPlan, findShipmentCharge, recurringCharges } from '@perennial/shared/subscriptions/plan-facts';

/**
 * Whether a shipment or a payment would be during a pause from now on. It is not on the day on which the pause ends.
 * Dates are YYYY-MM-DD; an unknown `day` counts, and so does every day without an `end`.
 */
export function isDuringPause(day: string | null, end: string | undefined): boolean {
  return day === null || end === undefined || day < end;
}

/**
 * Whether a charge of the replenishment would be during a pause from now on. What is charged with each shipment goes by
 * the shipment: the next payment of the subscription can be one for the device.
 */
export function isChargeDuringPause(
  subscription: Pick<SubscriptionDetails, 'nextShipmentDate' | 'nextPaymentDate' | 'ratePlans'>,
  end: string | undefined,
): boolean {
  const { nextShipmentDate, nextPaymentDate } = subscription;
  const plan = findPlan(subscription, 'replenishment');
  const isChargedApart = !plan || recurringCharges(plan).length > 1 || findShipmentCharge(plan) === undefined;
  return isDuringPause(nextShipmentDate, end) || (isChargedApart && isDuringPause(nextPaymentDate, end));
}

/**
 * Whether the next shipment waits for the end of the pause, so that resuming moves it
 * (docs/rules/subscriptions.md#resuming).
 */
export function isShipmentWaiting({
  nextShipmentDate,
  resumedReplenishmentDate,
}: Pick<SubscriptionDetails, 'nextShipmentDate' | 'resumedReplenishmentDate'>): boolean {
  return nextShipmentDate !== null && nextShipmentDate === resumedReplenishmentDate;
}
