/** Effects of care actions on a subscription (docs/rules/shop-sandbox.md#care-in-the-sandbox). Pure. */
import type { CareActionName, ReshippingOption } from '@perennial/shared/models/care';
import type { Day } from '../calendar/day.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { Minor } from '../market/money.ts';
import { withReturning } from '../returns/returns.ts';
import type { RatePlan, ReturnState, Subscription } from '../store/subscription.ts';
import { endPlan } from '../subscriptions/end-plan.ts';
import { isBought, lastShippedDate, newShipment } from '../subscriptions/shipped-goods.ts';
import { type CareCancellation, isCareActionEnabled, isInTime, plansToCancel, plansToReship } from './care-actions.ts';

function throwIfDisabled(subscription: Subscription, name: CareActionName, today: Day): void {
  if (isCareActionEnabled(subscription, name, today)) return;
  throw new ShopError(400, 'error.message.careActionIsNotEnabled', { action: name });
}

/**
 * Returns the return state of a plan after a cancellation by customer care. Goods that can still be returned, and tried
 * or rented devices, count as returned: care arranges it with the customer by telephone. Other goods are kept.
 */
function toReturnState(subscription: Subscription, plan: RatePlan, today: Day): ReturnState {
  const { returning, kind } = plan;
  if (lastShippedDate(subscription, plan) === null) return returning;
  const isReturned =
    returning.state === 'returning' || isInTime(subscription, plan, today) || (kind === 'device' && !isBought(plan));
  return isReturned
    ? { ...returning, state: 'returned', createdDate: returning.createdDate ?? today }
    : { ...returning, state: 'kept' };
}

/** Ends a plan in spite of the lock-in period. Drops its parcels that have not shipped. */
function cancelPlan(
  subscription: Subscription,
  plan: RatePlan,
  days: { readonly day: Day; readonly today: Day },
): Subscription {
  const returning = toReturnState(subscription, plan, days.today);
  const ended = withReturning(endPlan(subscription, plan.id, 'Cancel', days.day), [plan], () => returning);
  const shipments = ended.shipments.filter(({ planId, state }) => planId !== plan.id || state === 'shipped');
  return { ...ended, shipments };
}

type CareCancellationResult = {
  readonly subscription: Subscription;
  /** The plans that ended, as they were before. */
  readonly ended: readonly RatePlan[];
};

/**
 * Cancels by customer care. The date is today by default and must be between the start of the subscription and today.
 * Throws ShopError 400 for a disabled action or an invalid date.
 */
export function cancelByCare(
  subscription: Subscription,
  cancellation: CareCancellation,
  { today, cancellationDate = today }: { readonly today: Day; readonly cancellationDate?: Day },
): CareCancellationResult {
  throwIfDisabled(subscription, cancellation.name, today);
  const { startDate } = subscription;
  if (cancellationDate < startDate || cancellationDate > today) {
    throw new ShopError(400, 'error.message.cancellationDateIsInvalid', { from: startDate, until: today });
  }
  const ended = plansToCancel(subscription, cancellation.kinds, today);
  return {
    subscription: ended.reduce(
      (current, plan) => cancelPlan(current, plan, { day: cancellationDate, today }),
      subscription,
    ),
    ended,
  };
}

/** Ends all running plans today, whether the care actions that do so are enabled or not. */
export function endByCare(subscription: Subscription, today: Day): Subscription {
  const running = subscription.plans.filter(({ status }) => status === null);
  return running.reduce((current, plan) => cancelPlan(current, plan, { day: today, today }), subscription);
}

/** Re-ships the last parcels free of charge. Throws ShopError 400 if there are no plans to re-ship. */
export function reship(subscription: Subscription, option: ReshippingOption | undefined, today: Day): Subscription {
  const plans = plansToReship(subscription, option);
  if (plans.length === 0) {
    throw new ShopError(400, 'error.message.reshippingIsNotApplied', { subscriptionNumber: subscription.number });
  }
  const parcels = plans.map(({ id }) => newShipment(subscription, id, 're-ship', today));
  return { ...subscription, hasReship: true, shipments: [...subscription.shipments, ...parcels] };
}

/** Adds an amount to the discount on the next payment. Throws ShopError 400 for a disabled action. */
export function giveDiscount(subscription: Subscription, amount: Minor, today: Day): Subscription {
  throwIfDisabled(subscription, 'giving-discount', today);
  return { ...subscription, nextPaymentDiscount: subscription.nextPaymentDiscount + amount };
}
