/** Which goods can be returned, and until when (docs/rules/shop-sandbox.md#cancellation-and-return-rules). */
import type { ReturnScope } from '@perennial/shared/models/return';
import type { ReturnDetails } from '@perennial/shared/models/subscription-details';
import { addDays, type Day } from '../calendar/day.ts';
import type { ErrorCode } from '../errors/shop-error.ts';
import type { PlanKind, RatePlan, Subscription } from '../store/subscription.ts';
import {
  isBeforeRightToReturnEnd,
  isBought,
  isShippingConfirmed,
  isWithinRightToReturn,
  lastShippedDate,
  PICK_UP_DAYS,
} from '../subscriptions/shipped-goods.ts';

type UnreturnableReason = NonNullable<ReturnDetails['unreturnableReason']>;

const kindsOfScope: Readonly<Record<ReturnScope, readonly PlanKind[]>> = {
  TryBuy: ['device'],
  Replenishment: ['replenishment'],
  TryBuyAndReplenishment: ['device', 'replenishment'],
};

/** Returns the plans of a scope; undefined if the subscription lacks one of them. */
export function findPlansInScope({ plans }: Subscription, scope: ReturnScope): readonly RatePlan[] | undefined {
  const kinds = kindsOfScope[scope];
  const found = plans.filter(({ kind }) => kinds.includes(kind));
  return found.length === kinds.length ? found : undefined;
}

function isLocked({ lockedUntil }: Pick<Subscription, 'lockedUntil'>, today: Day): boolean {
  return lockedUntil !== null && today < lockedUntil;
}

type RuleInput = { readonly subscription: Subscription; readonly plan: RatePlan; readonly today: Day };

/** The first reason that applies is the one on the wire. The right to return takes priority over the lock-in. */
const reasons: readonly (readonly [UnreturnableReason, (input: RuleInput) => boolean])[] = [
  ['HasReturned', ({ plan }) => plan.returning.state === 'returned'],
  ['PaidInFull', ({ plan }) => plan.status === 'PayInFull'],
  ['SubscriptionCancelled', ({ subscription }) => subscription.status === 'InActive'],
  ['RatePlanCancelled', ({ plan }) => plan.status === 'Cancel'],
  ['PaidByPartner', ({ subscription }) => subscription.insured || subscription.line.bundle.paidBy === 'partner'],
  [
    'PaidInFull',
    ({ subscription, plan, today }) => isBought(plan) && !isBeforeRightToReturnEnd(subscription, plan, today),
  ],
  [
    'InLockPeriod',
    ({ subscription, plan, today }) =>
      plan.kind === 'device' && isLocked(subscription, today) && !isBeforeRightToReturnEnd(subscription, plan, today),
  ],
];

/** Returns why a plan's goods cannot be returned; null if they can be, now or later. */
export function findUnreturnableReason(
  subscription: Subscription,
  plan: RatePlan,
  today: Day,
): UnreturnableReason | null {
  return reasons.find(([, applies]) => applies({ subscription, plan, today }))?.[0] ?? null;
}

const errorByReason: Readonly<Record<UnreturnableReason, ErrorCode>> = {
  HasReturned: 'error.message.productHasReturned',
  SubscriptionCancelled: 'error.message.subscriptionIsCancelled',
  RatePlanCancelled: 'error.message.subscriptionIsCancelled',
  PaidInFull: 'error.message.deviceIsPaidInFull',
  PaidByPartner: 'error.message.productIsPaidByPartner',
  InLockPeriod: 'error.message.subscriptionIsInLockPeriod',
};

/** Returns the error code of a return request for a plan; undefined if it can be returned now. */
export function findReturnRefusal(subscription: Subscription, plan: RatePlan, today: Day): ErrorCode | undefined {
  const reason = findUnreturnableReason(subscription, plan, today);
  if (reason) return errorByReason[reason];
  if (plan.returning.state === 'returning') return 'error.message.returnIsInProgress';
  if (subscription.status === 'Pending' || !isShippingConfirmed(subscription)) {
    return 'error.message.shippingIsNotConfirmed';
  }
  if (lastShippedDate(subscription, plan) === null) return 'error.message.nothingHasShipped';
  const isTriedOrRented = plan.kind === 'device' && !isBought(plan);
  if (isTriedOrRented || isWithinRightToReturn(subscription, plan, today)) return undefined;
  return 'error.message.rightToReturnHasEnded';
}

/** Whether a return can be withdrawn: until the carrier picks the parcel up. */
export function isWithdrawable({ returning }: Pick<RatePlan, 'returning'>, today: Day): boolean {
  const { state, carrierChosenDate } = returning;
  return state === 'returning' && (carrierChosenDate === null || today < addDays(carrierChosenDate, PICK_UP_DAYS));
}
