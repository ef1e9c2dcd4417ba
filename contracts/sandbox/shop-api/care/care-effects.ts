/** What customer care's actions do to a subscription (specification 3, section 4). Pure. */
import type { CareActionName } from '@perennial/shared/models/care';
import type { Day } from '../calendar/billing-period.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { Minor } from '../market/money.ts';
import { isBought, lastShippedDate } from '../returns/return-rules.ts';
import { withReturning } from '../returns/returns.ts';
import type { RatePlan, ReturnState, Subscription } from '../store/subscription.ts';
import { newShipment } from '../subscriptions/advance-day.ts';
import { endPlan } from '../subscriptions/end-plan.ts';
import {
  type CareCancellation,
  isCareActionEnabled,
  isInTime,
  plansToCancel,
  plansToReship,
  type ReshippingOption,
} from './care-actions.ts';

function refuseDisabled(subscription: Subscription, name: CareActionName, today: Day): void {
  if (isCareActionEnabled(subscription, name, today)) return;
  throw new ShopError(400, 'error.message.careActionIsNotEnabled', { action: name });
}

/**
 * Where goods are after customer care has cancelled: what may go back in time, and what is tried or rented, is settled
 * with the customer on the telephone and counts as returned; the rest stays where it is.
 */
function goodsAfter(subscription: Subscription, plan: RatePlan, today: Day): ReturnState {
  const { returning, kind } = plan;
  if (lastShippedDate(subscription, plan) === null) return returning;
  const comesBack =
    returning.state === 'returning' || isInTime(subscription, plan, today) || (kind === 'device' && !isBought(plan));
  return comesBack
    ? { ...returning, state: 'returned', createdDate: returning.createdDate ?? today }
    : { ...returning, state: 'kept' };
}

/** Ends a plan on a day, whatever the lock-in says; a parcel of it that has not left yet never will. */
function end(
  subscription: Subscription,
  plan: RatePlan,
  days: { readonly day: Day; readonly today: Day },
): Subscription {
  const goods = goodsAfter(subscription, plan, days.today);
  const ended = withReturning(endPlan(subscription, plan.id, 'Cancel', days.day), [plan], () => goods);
  const shipments = ended.shipments.filter(({ planId, state }) => planId !== plan.id || state === 'shipped');
  return { ...ended, shipments };
}

export type CaredCancellation = {
  readonly subscription: Subscription;
  /** The plans that it ended, as they were. */
  readonly ended: readonly RatePlan[];
};

/**
 * Cancels by customer care; `cancellationDate` is today where it is not given, and lies between the first day and today.
 * Throws where the action is not enabled.
 */
export function cancelByCare(
  subscription: Subscription,
  cancellation: CareCancellation,
  { today, cancellationDate = today }: { readonly today: Day; readonly cancellationDate?: Day },
): CaredCancellation {
  refuseDisabled(subscription, cancellation.name, today);
  const { startDate } = subscription;
  if (cancellationDate < startDate || cancellationDate > today) {
    throw new ShopError(400, 'error.message.cancellationDateIsInvalid', { from: startDate, until: today });
  }
  const ended = plansToCancel(subscription, cancellation.kinds, today);
  return {
    subscription: ended.reduce((current, plan) => end(current, plan, { day: cancellationDate, today }), subscription),
    ended,
  };
}

/** Makes up parcels once more, free of charge. Throws where the option names a plan of which nothing was shipped. */
export function reship(subscription: Subscription, option: ReshippingOption | undefined, today: Day): Subscription {
  const plans = plansToReship(subscription, option);
  if (plans.length === 0) {
    throw new ShopError(400, 'error.message.reshippingIsNotApplied', { subscriptionNumber: subscription.number });
  }
  const parcels = plans.map(({ id }) => newShipment(subscription, id, 're-ship', today));
  return { ...subscription, hasReship: true, shipments: [...subscription.shipments, ...parcels] };
}

/** Takes an amount off the next payment, on top of what was given before. */
export function giveDiscount(subscription: Subscription, amount: Minor, today: Day): Subscription {
  refuseDisabled(subscription, 'giving-discount', today);
  return { ...subscription, nextPaymentDiscount: subscription.nextPaymentDiscount + amount };
}
