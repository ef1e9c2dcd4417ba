/** What a pause covers, and when it ends (docs/rules/subscriptions.md#pausing). */
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

/**
 * Returns the day on which a pause ends, as the shop has it after a change of it (YYYY-MM-DD); null if the pause is over, or
 * has no day. The day of the shop can be before the customer's: then a pause that was to end at once ends on that day.
 */
export function findEndOfPause({
  ableToChangeReplenishmentResumeDate,
  resumedReplenishmentDate,
}: Pick<SubscriptionDetails, 'ableToChangeReplenishmentResumeDate' | 'resumedReplenishmentDate'>): string | null {
  return ableToChangeReplenishmentResumeDate ? resumedReplenishmentDate : null;
}

/**
 * Whether the shop has another day than the one asked for. A time after a day is ignored, as wherever a day is shown.
 */
export function isOtherDay(asked: string | null | undefined, confirmed: string | null | undefined): asked is string {
  return Boolean(asked && confirmed) && asked !== confirmed?.slice(0, 10);
}
