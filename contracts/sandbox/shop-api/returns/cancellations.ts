/** Cancellations by a customer (docs/rules/shop-sandbox.md#cancelled-plans). Pure. */
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { toMonths } from '../calendar/billing-period.ts';
import { addMonths, type Day } from '../calendar/day.ts';
import { type ErrorCode, ShopError } from '../errors/shop-error.ts';
import { toShare } from '../market/money.ts';
import {
  type CancelledShipment,
  deviceOf,
  type RatePlan,
  replenishmentOf,
  type Subscription,
} from '../store/subscription.ts';
import { endPlan } from '../subscriptions/end-plan.ts';
import { isBought, isShippingConfirmed, lastShippedDate } from '../subscriptions/shipped-goods.ts';
import { termCharge, termsPerParcel } from '../subscriptions/term-charge.ts';
import { findReturnRefusal, findUnreturnableReason } from './return-rules.ts';
import { type Leaving, startReturn, toCancelReason, withReturning } from './returns.ts';

/** Returns the days before the next parcel on which parts of the last parcel's price are charged. */
function listOutstandingDays({ part, nextPaymentDate, nextShipmentDate }: RatePlan): readonly Day[] {
  const { shippingPeriod, billingPeriod } = part;
  if (!shippingPeriod || billingPeriod === 'once' || nextPaymentDate === null || nextShipmentDate === null) return [];
  const days: Day[] = [];
  for (
    let day = nextPaymentDate;
    day < nextShipmentDate && days.length < termsPerParcel(part);
    day = addMonths(nextPaymentDate, toMonths(billingPeriod) * days.length)
  ) {
    days.push(day);
  }
  return days;
}

/**
 * Returns what the last parcel of a replenishment costs, what of it is paid, and the day on which the rest is taken in
 * one payment; null if nothing remains. Amounts are in minor units, without the tax that is added.
 */
export function cancellationAmounts(subscription: Subscription, plan: RatePlan): CancelledShipment {
  if (lastShippedDate(subscription, plan) === null) return { total: 0, paid: 0, price: 0, finalPaymentDate: null };
  const { part } = plan;
  const payment = termCharge(subscription, part).discounted;
  const outstanding = listOutstandingDays(plan);
  const total = termsPerParcel(part) * payment;
  return {
    total,
    paid: total - outstanding.length * payment,
    price: toShare(total, 1 / plan.quantity),
    finalPaymentDate: outstanding[0] ?? null,
  };
}

/** Returns why no plan of a subscription can be cancelled online now; undefined without such a reason. */
function findGeneralRefusal(subscription: Subscription): ErrorCode | undefined {
  if (subscription.status === 'InActive') return 'error.message.subscriptionIsCancelled';
  if (subscription.status === 'Pending' || !isShippingConfirmed(subscription)) {
    return 'error.message.shippingIsNotConfirmed';
  }
  return undefined;
}

/** Returns why a replenishment cannot be cancelled; undefined if it can. */
export function findReplenishmentRefusal(subscription: Subscription): ErrorCode | undefined {
  const plan = replenishmentOf(subscription);
  if (!plan) return 'error.message.cancellationIsNotPossible';
  if (plan.status !== null) return 'error.message.subscriptionIsCancelled';
  if (plan.returning.state === 'returning') return 'error.message.returnIsInProgress';
  return findGeneralRefusal(subscription);
}

/** Returns why a device cannot be cancelled, at once or by a return; undefined if it can. */
export function findDeviceRefusal(subscription: Subscription, today: Day): ErrorCode | undefined {
  const plan = deviceOf(subscription);
  if (!plan) return 'error.message.cancellationIsNotPossible';
  if (plan.status === 'PayInFull') return 'error.message.deviceIsPaidInFull';
  const general = findGeneralRefusal(subscription);
  if (general) return general;
  return isKeptWhenCancelled(subscription, plan, today) ? undefined : findReturnRefusal(subscription, plan, today);
}

/** The customer keeps goods that an insurer or a partner has paid for. */
function isKeptWhenCancelled(subscription: Subscription, plan: RatePlan, today: Day): boolean {
  return findUnreturnableReason(subscription, plan, today) === 'PaidByPartner' && plan.returning.state !== 'returning';
}

function throwRefusal(code: ErrorCode | undefined, { number }: Subscription): void {
  if (code) throw new ShopError(400, code, { subscriptionNumber: number });
}

/** Ends a plan whose goods, if any were shipped, stay with the customer. */
function endAndKeep(subscription: Subscription, plan: RatePlan, day: Day): Subscription {
  const ended = endPlan(subscription, plan.id, 'Cancel', day);
  if (lastShippedDate(subscription, plan) === null) return ended;
  return withReturning(ended, [plan], (returning) => ({ ...returning, state: 'kept' }));
}

/** Cancels the replenishment at once. Throws ShopError 400 with the refusal. */
export function cancelReplenishment(subscription: Subscription, leaving: Leaving): Subscription {
  throwRefusal(findReplenishmentRefusal(subscription), subscription);
  const plan = replenishmentOf(subscription);
  if (!plan) return subscription;
  return {
    ...endAndKeep(subscription, plan, leaving.today),
    cancelledShipment: cancellationAmounts(subscription, plan),
    cancelReason: toCancelReason(leaving),
  };
}

/** Cancels a device: starts its return, or ends it at once if the customer keeps it. Throws ShopError 400. */
export function cancelDevice(subscription: Subscription, leaving: Leaving): Subscription {
  throwRefusal(findDeviceRefusal(subscription, leaving.today), subscription);
  const plan = deviceOf(subscription);
  if (!plan) return subscription;
  if (!isKeptWhenCancelled(subscription, plan, leaving.today)) return startReturn(subscription, 'TryBuy', leaving);
  return { ...endAndKeep(subscription, plan, leaving.today), cancelReason: toCancelReason(leaving) };
}

/** Cancels an insured subscription at once and without a return. Throws ShopError 400 for any other subscription. */
export function cancelInsured(subscription: Subscription, leaving: Leaving): Subscription {
  const refusal = subscription.insured ? findGeneralRefusal(subscription) : 'error.message.subscriptionIsNotInsured';
  throwRefusal(refusal, subscription);
  const running = subscription.plans.filter(({ status }) => status === null);
  return {
    ...running.reduce((current, plan) => endAndKeep(current, plan, leaving.today), subscription),
    cancelReason: toCancelReason(leaving),
  };
}

/** A device that does not belong to the customer yet. */
const isTried = (device: RatePlan) => device.status === null && !isBought(device);

type CancelAbilities = Pick<SubscriptionDetails, 'ableToCancel' | 'ableToCancelReplenishment'> & {
  /** Why nothing can be cancelled; undefined if something can. */
  readonly refusal: ErrorCode | undefined;
};

/** Returns what the details page offers to cancel (docs/rules/cancel-and-return.md#cancel-sections). */
export function cancelAbilities(subscription: Subscription, today: Day): CancelAbilities {
  const device = deviceOf(subscription);
  const replenishmentRefusal = findReplenishmentRefusal(subscription);
  const deviceRefusal = findDeviceRefusal(subscription, today);
  const ableToCancelReplenishment = replenishmentRefusal === undefined;
  const ableToCancel = ableToCancelReplenishment || deviceRefusal === undefined;
  const isDeviceRefusal = device && (isTried(device) || !replenishmentOf(subscription));
  const refusal = isDeviceRefusal ? deviceRefusal : replenishmentRefusal;
  return { ableToCancel, ableToCancelReplenishment, refusal: ableToCancel ? undefined : refusal };
}
