/**
 * What a customer's cancellation does to each kind of subscription, and what is still to pay then (specification 3,
 * section 4). Pure. A cancelled replenishment ends at once and its goods stay with the customer; a device that is only
 * tried or rented must come back, so its cancellation begins a return and takes effect when we have it.
 */
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { addMonths, type Day, monthsOf } from '../calendar/billing-period.ts';
import { type ErrorCode, ShopError } from '../errors/shop-error.ts';
import { shareOf } from '../market/money.ts';
import {
  isBought,
  isShippingConfirmed,
  lastShippedDate,
  returnRefusal,
  unreturnableReason,
} from '../returns/return-rules.ts';
import { cancelReasonOf, type Reason, startReturn, withReturning } from '../returns/returns.ts';
import {
  type CancelledShipment,
  deviceOf,
  type RatePlan,
  replenishmentOf,
  type Subscription,
} from '../store/subscription.ts';
import { endPlan } from '../subscriptions/end-plan.ts';
import { termCharge, termsOfParcel } from '../subscriptions/term-charge.ts';

/** The days before the next parcel on which parts of the last one's price are still charged. */
function outstandingDays({ part, nextPaymentDate, nextShipmentDate }: RatePlan): readonly Day[] {
  if (!part.ships || part.rhythm === 'once' || nextPaymentDate === null || nextShipmentDate === null) return [];
  const days: Day[] = [];
  for (
    let day = nextPaymentDate;
    day < nextShipmentDate && days.length < termsOfParcel(part);
    day = addMonths(nextPaymentDate, monthsOf(part.rhythm) * days.length)
  ) {
    days.push(day);
  }
  return days;
}

/**
 * What the last parcel of a replenishment costs, what of it is paid, and when the rest is taken in one payment: on the
 * day of the next one, null where nothing is left. Only a price that is spread over several payments leaves anything.
 * Amounts are without the tax that comes on top.
 */
export function cancellationAmounts(subscription: Subscription, plan: RatePlan): CancelledShipment {
  if (lastShippedDate(subscription, plan) === null) return { total: 0, paid: 0, price: 0, finalPaymentDate: null };
  const { part } = plan;
  const payment = termCharge(subscription, part).discounted;
  const outstanding = outstandingDays(plan);
  const total = termsOfParcel(part) * payment;
  return {
    total,
    paid: total - outstanding.length * payment,
    price: shareOf(total, 1 / plan.quantity),
    finalPaymentDate: outstanding[0] ?? null,
  };
}

type Leaving = { readonly reason: Reason; readonly today: Day };

/** Why nothing of a subscription can be cancelled online now, whatever it is; undefined where nothing stands against it. */
function generalRefusal(subscription: Subscription): ErrorCode | undefined {
  if (subscription.status === 'InActive') return 'error.message.subscriptionIsCancelled';
  if (subscription.status === 'Pending' || !isShippingConfirmed(subscription)) {
    return 'error.message.shippingIsNotConfirmed';
  }
  return undefined;
}

/** Why a replenishment cannot be cancelled; undefined where it can. */
export function replenishmentRefusal(subscription: Subscription): ErrorCode | undefined {
  const plan = replenishmentOf(subscription);
  if (!plan) return 'error.message.cancellationIsNotPossible';
  if (plan.status !== null) return 'error.message.subscriptionIsCancelled';
  if (plan.returning.state === 'returning') return 'error.message.returnIsInProgress';
  return generalRefusal(subscription);
}

/** Why a device cannot be cancelled; undefined where it can, by ending it or by sending it back. */
export function deviceRefusal(subscription: Subscription, today: Day): ErrorCode | undefined {
  const plan = deviceOf(subscription);
  if (!plan) return 'error.message.cancellationIsNotPossible';
  if (plan.status === 'PayInFull') return 'error.message.deviceIsPaidInFull';
  const general = generalRefusal(subscription);
  if (general) return general;
  return isKeptWhenCancelled(subscription, plan, today) ? undefined : returnRefusal(subscription, plan, today);
}

/** What an insurer or a partner has paid for stays with the customer. */
function isKeptWhenCancelled(subscription: Subscription, plan: RatePlan, today: Day): boolean {
  return unreturnableReason(subscription, plan, today) === 'PaidByPartner' && plan.returning.state !== 'returning';
}

function refuse(code: ErrorCode | undefined, { number }: Subscription): void {
  if (code) throw new ShopError(400, code, { subscriptionNumber: number });
}

/** Ends a plan whose goods, if any were shipped, stay with the customer. */
export function endAndKeep(subscription: Subscription, plan: RatePlan, day: Day): Subscription {
  const ended = endPlan(subscription, plan.id, 'Cancel', day);
  if (lastShippedDate(subscription, plan) === null) return ended;
  return withReturning(ended, [plan], (returning) => ({ ...returning, state: 'kept' }));
}

/** Cancels the replenishment: of a bundle, whose device goes on, or the only plan there is. */
export function cancelReplenishment(subscription: Subscription, { reason, today }: Leaving): Subscription {
  refuse(replenishmentRefusal(subscription), subscription);
  const plan = replenishmentOf(subscription);
  if (!plan) return subscription;
  return {
    ...endAndKeep(subscription, plan, today),
    cancelledShipment: cancellationAmounts(subscription, plan),
    cancelReason: cancelReasonOf({ reason, today }),
  };
}

/** Cancels a device: a return begins, or it ends at once where the customer keeps it. */
export function cancelDevice(subscription: Subscription, { reason, today }: Leaving): Subscription {
  refuse(deviceRefusal(subscription, today), subscription);
  const plan = deviceOf(subscription);
  if (!plan) return subscription;
  if (!isKeptWhenCancelled(subscription, plan, today)) return startReturn(subscription, 'TryBuy', { reason, today });
  return { ...endAndKeep(subscription, plan, today), cancelReason: cancelReasonOf({ reason, today }) };
}

/** Ends everything that an insurer is linked to, at once and without a return (specification 3, section 1). */
export function cancelInsured(subscription: Subscription, { reason, today }: Leaving): Subscription {
  refuse(subscription.insurer ? generalRefusal(subscription) : 'error.message.subscriptionIsNotInsured', subscription);
  const running = subscription.plans.filter(({ status }) => status === null);
  return {
    ...running.reduce((current, plan) => endAndKeep(current, plan, today), subscription),
    cancelReason: cancelReasonOf({ reason, today }),
  };
}

/** A device that has not become the customer's. */
const isTried = (device: RatePlan) => device.status === null && !isBought(device);

type CancelAbilities = Pick<SubscriptionDetails, 'ableToCancel' | 'ableToCancelReplenishment'> & {
  /** Why nothing can be cancelled, for whoever puts it into words; undefined where something can. */
  readonly refusal: ErrorCode | undefined;
};

/** What the page of a subscription may offer to leave (specification 3, sections 3 and 4). */
export function cancelAbilities(subscription: Subscription, today: Day): CancelAbilities {
  const device = deviceOf(subscription);
  const ofReplenishment = replenishmentRefusal(subscription);
  const ofDevice = deviceRefusal(subscription, today);
  const ableToCancelReplenishment = ofReplenishment === undefined;
  const ableToCancel = ableToCancelReplenishment || ofDevice === undefined;
  const strongest = device && (isTried(device) || !replenishmentOf(subscription)) ? ofDevice : ofReplenishment;
  return { ableToCancel, ableToCancelReplenishment, refusal: ableToCancel ? undefined : strongest };
}
