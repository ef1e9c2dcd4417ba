/** Return requests, withdrawals and carriers (docs/rules/shop-sandbox.md#returned-goods). Pure. */
import type { ReturnScope } from '@perennial/shared/models/return';
import type { Day } from '../calendar/day.ts';
import { type ErrorCode, ShopError } from '../errors/shop-error.ts';
import { noReturn, type RatePlan, type ReturnState, type Subscription } from '../store/subscription.ts';
import { resume } from '../subscriptions/suspension.ts';
import { findPlansInScope, findReturnRefusal, isWithdrawable } from './return-rules.ts';

/** The reason that a customer gives, as on the wire. */
export type Reason = { readonly cancellationReason: string; readonly cancellationNote: string };

/** A request of a customer to cancel or return, with the day of the request. */
export type Leaving = { readonly reason: Reason; readonly today: Day };

/** Returns the plans of a scope. Throws ShopError 400 if the subscription lacks one of them. */
export function requirePlans(subscription: Subscription, scope: ReturnScope): readonly RatePlan[] {
  const plans = findPlansInScope(subscription, scope);
  if (!plans) throw new ShopError(400, 'error.message.returnScopeIsInvalid', { scope });
  return plans;
}

function throwFirstRefusal(
  plans: readonly RatePlan[],
  findRefusal: (plan: RatePlan) => ErrorCode | undefined,
  { number }: Pick<Subscription, 'number'>,
): void {
  for (const plan of plans) {
    const code = findRefusal(plan);
    if (code) throw new ShopError(400, code, { subscriptionNumber: number });
  }
}

/** Returns the subscription with the return state of some plans changed. */
export function withReturning(
  subscription: Subscription,
  plans: readonly Pick<RatePlan, 'id'>[],
  change: (returning: ReturnState) => ReturnState,
): Subscription {
  const ids = new Set(plans.map(({ id }) => id));
  return {
    ...subscription,
    plans: subscription.plans.map((plan) => (ids.has(plan.id) ? { ...plan, returning: change(plan.returning) } : plan)),
  };
}

export function toCancelReason({ reason, today }: Leaving): Subscription['cancelReason'] {
  return { reason: reason.cancellationReason, note: reason.cancellationNote, day: today };
}

function withReturnStarted(
  subscription: Subscription,
  plans: readonly RatePlan[],
  scope: ReturnScope,
  leaving: Leaving,
): Subscription {
  const returning: ReturnState = { ...noReturn, state: 'returning', createdDate: leaving.today, scope };
  return { ...withReturning(subscription, plans, () => returning), cancelReason: toCancelReason(leaving) };
}

/** Starts a return. Throws ShopError 400 if a plan of the scope cannot be returned. */
export function startReturn(subscription: Subscription, scope: ReturnScope, leaving: Leaving): Subscription {
  const plans = requirePlans(subscription, scope);
  throwFirstRefusal(plans, (plan) => findReturnRefusal(subscription, plan, leaving.today), subscription);
  return withReturnStarted(subscription, plans, scope, leaving);
}

/**
 * Starts the return of a device together with the running replenishment of its bundle, if there is one. Only the device
 * must be returnable; the replenishment's own right to return does not count.
 */
export function startBundledReturn(subscription: Subscription, leaving: Leaving): Subscription {
  const devices = requirePlans(subscription, 'TryBuy');
  throwFirstRefusal(devices, (plan) => findReturnRefusal(subscription, plan, leaving.today), subscription);
  const replenishments = subscription.plans.filter(
    ({ kind, status, returning }) => kind === 'replenishment' && status === null && returning.state !== 'returning',
  );
  const scope = replenishments.length > 0 ? 'TryBuyAndReplenishment' : 'TryBuy';
  return withReturnStarted(subscription, [...devices, ...replenishments], scope, leaving);
}

function findChangeRefusal(plan: RatePlan, today: Day): ErrorCode | undefined {
  if (plan.returning.state !== 'returning') return 'error.message.returnIsNotInProgress';
  return isWithdrawable(plan, today) ? undefined : 'error.message.returnIsNotWithdrawable';
}

/**
 * Withdraws a return. Missed shipments and payments of a replenishment move to today, unless it is paused. Throws
 * ShopError 400 if a plan of the scope is not returning or was picked up.
 */
export function withdrawReturn(subscription: Subscription, scope: ReturnScope, today: Day): Subscription {
  const plans = requirePlans(subscription, scope);
  throwFirstRefusal(plans, (plan) => findChangeRefusal(plan, today), subscription);
  const withdrawn = withReturning(subscription, plans, () => noReturn);
  const hasOtherReturn = withdrawn.plans.some(({ returning }) => returning.state === 'returning');
  const continued = hasOtherReturn ? withdrawn : { ...withdrawn, cancelReason: null };
  if (continued.pause || !plans.some(({ kind }) => kind === 'replenishment')) return continued;
  const { status, pause, changesWaitForShipment } = continued;
  return { ...resume(continued, today), status, pause, changesWaitForShipment };
}

/** Chooses the carrier of a return. Another one can be chosen until the parcel is picked up; the first date stays. */
export function chooseCarrier(subscription: Subscription, plan: RatePlan, carrierId: string, today: Day): Subscription {
  throwFirstRefusal([plan], () => findChangeRefusal(plan, today), subscription);
  return withReturning(subscription, [plan], (returning) => ({
    ...returning,
    carrierId,
    carrierChosenDate: returning.carrierChosenDate ?? today,
  }));
}
