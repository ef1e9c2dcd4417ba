/** What a return, its withdrawal and the choice of a carrier do to a subscription (specification 3, section 4). Pure. */
import type { ReturnScope } from '@perennial/shared/models/return';
import type { Day } from '../calendar/billing-period.ts';
import { type ErrorCode, ShopError } from '../errors/shop-error.ts';
import { noReturn, type RatePlan, type ReturnState, type Subscription } from '../store/subscription.ts';
import { takeUpAgain } from '../subscriptions/advance-day.ts';
import { isWithdrawable, plansInScope, returnRefusal } from './return-rules.ts';

/** Why somebody leaves, in the words of the wire. */
export type Reason = { readonly cancellationReason: string; readonly cancellationNote: string };

/** The plans of a scope; throws where the subscription has nothing in it. */
export function requirePlans(subscription: Subscription, scope: ReturnScope): readonly RatePlan[] {
  const plans = plansInScope(subscription, scope);
  if (!plans) throw new ShopError(400, 'error.message.returnScopeIsInvalid', { scope });
  return plans;
}

/** Throws the first refusal of any of the plans. */
export function refuseAny(
  plans: readonly RatePlan[],
  refusal: (plan: RatePlan) => ErrorCode | undefined,
  { number }: Pick<Subscription, 'number'>,
): void {
  for (const plan of plans) {
    const code = refusal(plan);
    if (code) throw new ShopError(400, code, { subscriptionNumber: number });
  }
}

/** The same subscription with another return in each of some plans. */
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

type Leaving = { readonly reason: Reason; readonly today: Day };

/** Why and when somebody leaves, as the record keeps it. */
export function cancelReasonOf({ reason, today }: Leaving): Subscription['cancelReason'] {
  return { reason: reason.cancellationReason, note: reason.cancellationNote, day: today };
}

function begin(
  subscription: Subscription,
  plans: readonly RatePlan[],
  scope: ReturnScope,
  leaving: Leaving,
): Subscription {
  const returning: ReturnState = { ...noReturn, state: 'returning', createdDate: leaving.today, scope };
  return { ...withReturning(subscription, plans, () => returning), cancelReason: cancelReasonOf(leaving) };
}

/** Begins a return; throws the reason for which a plan of the scope cannot go back. */
export function startReturn(subscription: Subscription, scope: ReturnScope, leaving: Leaving): Subscription {
  const plans = requirePlans(subscription, scope);
  refuseAny(plans, (plan) => returnRefusal(subscription, plan, leaving.today), subscription);
  return begin(subscription, plans, scope, leaving);
}

/**
 * Begins the return of a device together with the running replenishment that was sold with it, if there is one: what
 * goes with the device goes back with it, whatever its own days say.
 */
export function startBundledReturn(subscription: Subscription, leaving: Leaving): Subscription {
  const devices = requirePlans(subscription, 'TryBuy');
  refuseAny(devices, (plan) => returnRefusal(subscription, plan, leaving.today), subscription);
  const replenishments = subscription.plans.filter(
    ({ kind, status, returning }) => kind === 'replenishment' && status === null && returning.state !== 'returning',
  );
  const scope = replenishments.length > 0 ? 'TryBuyAndReplenishment' : 'TryBuy';
  return begin(subscription, [...devices, ...replenishments], scope, leaving);
}

/** Throws where the plan is not on its way back. */
function notReturning({ returning }: RatePlan): ErrorCode | undefined {
  return returning.state === 'returning' ? undefined : 'error.message.returnIsNotInProgress';
}

/**
 * Takes a return back: the subscription goes on as before. Parcels and payments of a replenishment that fell into the
 * time of its return come now, unless it is paused.
 */
export function withdrawReturn(subscription: Subscription, scope: ReturnScope, today: Day): Subscription {
  const plans = requirePlans(subscription, scope);
  const refusal = (plan: RatePlan): ErrorCode | undefined =>
    notReturning(plan) ?? (isWithdrawable(plan, today) ? undefined : 'error.message.returnIsNotWithdrawable');
  refuseAny(plans, refusal, subscription);
  const staying = withReturning(subscription, plans, () => noReturn);
  const leaving = staying.plans.some(({ returning }) => returning.state === 'returning');
  const continued = leaving ? staying : { ...staying, cancelReason: null };
  if (continued.pause || !plans.some(({ kind }) => kind === 'replenishment')) return continued;
  const { status, pause, changesWaitForShipment } = continued;
  return { ...takeUpAgain(continued, today), status, pause, changesWaitForShipment };
}

/** Remembers who fetches a return. A carrier may be chosen again until the parcel is under way. */
export function chooseCarrier(subscription: Subscription, plan: RatePlan, carrierId: string, today: Day): Subscription {
  const refusal =
    notReturning(plan) ?? (isWithdrawable(plan, today) ? undefined : 'error.message.returnIsNotWithdrawable');
  if (refusal) throw new ShopError(400, refusal, { subscriptionNumber: subscription.number });
  return withReturning(subscription, [plan], (returning) => ({
    ...returning,
    carrierId,
    carrierChosenDate: returning.carrierChosenDate ?? today,
  }));
}
