/** What may go back, until when, and why not: the return details of a plan (specification 3, sections 3 and 4). */
import type { ReturnScope } from '@perennial/shared/models/return';
import type { ReturnDetails, ReturnInfoDetails } from '@perennial/shared/models/subscription-details';
import { addDays, type Day } from '../calendar/billing-period.ts';
import type { ErrorCode } from '../errors/shop-error.ts';
import { deviceOf, type PlanKind, type RatePlan, replenishmentOf, type Subscription } from '../store/subscription.ts';

/** Days after a carrier was chosen on which the parcel leaves the customer: from then on nothing can be withdrawn. */
export const PICK_UP_DAYS = 2;
/** Days after a carrier was chosen on which we have the parcel. */
export const DELIVERY_DAYS = 5;

export type UnreturnableReason = NonNullable<ReturnDetails['unreturnableReason']>;

const kindsOfScope: Readonly<Record<ReturnScope, readonly PlanKind[]>> = {
  TryBuy: ['device'],
  Replenishment: ['replenishment'],
  TryBuyAndReplenishment: ['device', 'replenishment'],
};

/** The plans that a scope names; undefined where the subscription lacks one of them. */
export function plansInScope({ plans }: Subscription, scope: ReturnScope): readonly RatePlan[] | undefined {
  const kinds = kindsOfScope[scope];
  const named = plans.filter(({ kind }) => kinds.includes(kind));
  return named.length === kinds.length ? named : undefined;
}

/**
 * Whether everything that was made up has been shipped: as long as a parcel is being prepared, nothing can be cancelled
 * or returned online. Parcels that were asked for one by one do not count.
 */
export function isShippingConfirmed({ shipments }: Pick<Subscription, 'shipments'>): boolean {
  return shipments.every(({ reason, state }) => state === 'shipped' || reason === 'one-time' || reason === 're-ship');
}

/** Day on which a plan's last goods left the warehouse; null before the first did. A re-shipped parcel is no new one. */
export function lastShippedDate({ shipments }: Subscription, plan: Pick<RatePlan, 'id'>): Day | null {
  const days = shipments
    .filter(({ planId, reason }) => planId === plan.id && reason !== 're-ship')
    .flatMap(({ shippedDate }) => shippedDate ?? []);
  return days.sort().at(-1) ?? null;
}

/** Last day on which a plan's goods may go back whatever else holds; null before anything was shipped. */
export function rightToReturnEnds(subscription: Subscription, plan: Pick<RatePlan, 'id'>): Day | null {
  const shipped = lastShippedDate(subscription, plan);
  return shipped && addDays(shipped, subscription.rightToReturnDays);
}

/** Within the right-to-return days: the last of them included, and not before something was shipped. */
export function isWithinRightToReturn(subscription: Subscription, plan: Pick<RatePlan, 'id'>, today: Day): boolean {
  const ends = rightToReturnEnds(subscription, plan);
  return ends !== null && today <= ends;
}

/** A device that was sold, not tried or rented. */
export function isBought({ part }: Pick<RatePlan, 'part'>): boolean {
  return part.modelType === 'Buy&Subscribe-standard';
}

export function isLocked({ lockedUntil }: Pick<Subscription, 'lockedUntil'>, today: Day): boolean {
  return lockedUntil !== null && today < lockedUntil;
}

type Question = { readonly subscription: Subscription; readonly plan: RatePlan; readonly today: Day };

/** Reasons for which nothing goes back, the strongest first; the lock-in gives way to the right to return. */
const reasons: readonly (readonly [UnreturnableReason, (question: Question) => boolean])[] = [
  ['HasReturned', ({ plan }) => plan.returning.state === 'returned'],
  ['PaidInFull', ({ plan }) => plan.status === 'PayInFull'],
  ['SubscriptionCancelled', ({ subscription }) => subscription.status === 'InActive'],
  ['RatePlanCancelled', ({ plan }) => plan.status === 'Cancel'],
  ['PaidByPartner', ({ subscription }) => subscription.insurer || subscription.line.bundle.paidBy === 'partner'],
  [
    'PaidInFull',
    ({ subscription, plan, today }) => isBought(plan) && !isUntilRightToReturnEnds(subscription, plan, today),
  ],
  [
    'InLockPeriod',
    ({ subscription, plan, today }) =>
      plan.kind === 'device' && isLocked(subscription, today) && !isUntilRightToReturnEnds(subscription, plan, today),
  ],
];

/** The same as `isWithinRightToReturn`, but goods that have not left yet are not late either. */
function isUntilRightToReturnEnds(subscription: Subscription, plan: RatePlan, today: Day): boolean {
  const ends = rightToReturnEnds(subscription, plan);
  return ends === null || today <= ends;
}

/** Why a plan's goods cannot go back; null where only time or a parcel stands in the way, or nothing does. */
export function unreturnableReason(subscription: Subscription, plan: RatePlan, today: Day): UnreturnableReason | null {
  return reasons.find(([, holds]) => holds({ subscription, plan, today }))?.[0] ?? null;
}

/**
 * Whether a return may be asked for now. A tried or rented device may go back at any time after the lock-in, for that is
 * how its plan ends; a bought device and a replenishment within the right-to-return days.
 */
export function isReturnable(subscription: Subscription, plan: RatePlan, today: Day): boolean {
  return returnRefusal(subscription, plan, today) === undefined;
}

const refusalOfReason: Readonly<Record<UnreturnableReason, ErrorCode>> = {
  HasReturned: 'error.message.productHasReturned',
  SubscriptionCancelled: 'error.message.subscriptionIsCancelled',
  RatePlanCancelled: 'error.message.subscriptionIsCancelled',
  PaidInFull: 'error.message.deviceIsPaidInFull',
  PaidByPartner: 'error.message.productIsPaidByPartner',
  InLockPeriod: 'error.message.subscriptionIsInLockPeriod',
};

/** The error with which the shop refuses a return of a plan; undefined where it takes it. */
export function returnRefusal(subscription: Subscription, plan: RatePlan, today: Day): ErrorCode | undefined {
  const reason = unreturnableReason(subscription, plan, today);
  if (reason) return refusalOfReason[reason];
  if (plan.returning.state === 'returning') return 'error.message.returnIsInProgress';
  if (subscription.status === 'Pending' || !isShippingConfirmed(subscription)) {
    return 'error.message.shippingIsNotConfirmed';
  }
  if (lastShippedDate(subscription, plan) === null) return 'error.message.nothingHasShipped';
  const endsWithItsReturn = plan.kind === 'device' && !isBought(plan);
  if (endsWithItsReturn || isWithinRightToReturn(subscription, plan, today)) return undefined;
  return 'error.message.rightToReturnHasEnded';
}

/** Until the carrier has the parcel, a customer can think again. */
export function isWithdrawable({ returning }: Pick<RatePlan, 'returning'>, today: Day): boolean {
  const { state, carrierChosenDate } = returning;
  return state === 'returning' && (carrierChosenDate === null || today < addDays(carrierChosenDate, PICK_UP_DAYS));
}

/**
 * The wire's word for where the goods are (decision 25): `Returning` stays when they have come back and the plan is
 * cancelled; `Not return` is with the customer, inside the right-to-return days or kept at cancellation.
 */
export function returnStatusOf(subscription: Subscription, plan: RatePlan, today: Day): ReturnDetails['returnStatus'] {
  const { state } = plan.returning;
  if (state === 'returning' || state === 'returned') return 'Returning';
  if (state === 'kept' || isWithinRightToReturn(subscription, plan, today)) return 'Not return';
  return 'None';
}

/** A plan's return details as the wire tells them (specification 3, section 3). */
export function returnDetailsOf(subscription: Subscription, plan: RatePlan, today: Day): ReturnDetails {
  return {
    returnStatus: returnStatusOf(subscription, plan, today),
    returnCreatedDate: plan.returning.createdDate,
    returnable: isReturnable(subscription, plan, today),
    returningWithdrawable: isWithdrawable(plan, today),
    unreturnableReason: unreturnableReason(subscription, plan, today),
  };
}

/** The return details of all plans (specification 3, section 3); null for a plan that there is not. */
export function returnInfoOf(subscription: Subscription, today: Day): ReturnInfoDetails {
  const device = deviceOf(subscription);
  const replenishment = replenishmentOf(subscription);
  return {
    tryBuyReturnDetails: device ? returnDetailsOf(subscription, device, today) : null,
    replenishmentReturnDetails: replenishment ? returnDetailsOf(subscription, replenishment, today) : null,
    rightToReturnDays: subscription.rightToReturnDays,
  };
}
