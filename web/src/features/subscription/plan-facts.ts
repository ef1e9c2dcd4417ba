/** What a plan of a subscription is, and which state it has. */
import { type PeriodicAmount, toMonths, toPeriodicAmounts } from '@perennial/shared/billing-period';
import type { TotalCharge } from '@perennial/shared/models/subscription';
import type { RatePlan, ReturnDetails, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { type PlanKind, planKinds } from '../../commerce/plan-kind.ts';
import {
  isAwaitedBack,
  type SubscriptionState,
  toStatusMeaning,
  toSubscriptionState,
} from '../../commerce/subscriptions/subscription-state.ts';

const kinds: Readonly<Record<RatePlan['modelType'], PlanKind>> = {
  TryBuy: 'device',
  TryBuyPurchase: 'device',
  TryBuyDepreciation: 'device',
  TryBuyDepreciationPurchase: 'device',
  'Buy&Subscribe-standard': 'device',
  Replenishment: 'replenishment',
  ReplenishmentStandard: 'replenishment',
};

/** Type of a device that is bought at the start. */
const BOUGHT_AT_START: RatePlan['modelType'] = 'Buy&Subscribe-standard';

/** Maps a model type to a kind; undefined for an unknown one. See docs/rules/subscriptions.md#model-types. */
export function toPlanKind({ modelType }: Pick<RatePlan, 'modelType'>): PlanKind | undefined {
  return Object.hasOwn(kinds, modelType) ? kinds[modelType] : undefined;
}

/** Returns the plan of a kind, or undefined if the subscription has none. */
export function findPlan({ ratePlans }: Pick<SubscriptionDetails, 'ratePlans'>, kind: PlanKind): RatePlan | undefined {
  return ratePlans.find((plan) => toPlanKind(plan) === kind);
}

/**
 * Whether the customer owns the device. Of a try-and-buy device only the status says so: all its model types may be
 * unpaid. See docs/rules/subscriptions.md#model-types.
 */
export function isBought({ modelType, status }: Pick<RatePlan, 'modelType' | 'status'>): boolean {
  return status === 'PayInFull' || modelType === BOUGHT_AT_START;
}

/** Returns the return details of a kind of plan, or null if the subscription has no such plan. An unknown kind has none. */
export function findReturn(
  { returnInfoDetails }: Pick<SubscriptionDetails, 'returnInfoDetails'>,
  kind: PlanKind | undefined,
): ReturnDetails | null {
  const { tryBuyReturnDetails: device, replenishmentReturnDetails: replenishment } = returnInfoDetails;
  return kind === undefined ? null : { device, replenishment }[kind];
}

/** Whether the goods of a plan are awaited back. */
export function isReturning(subscription: Pick<SubscriptionDetails, 'returnInfoDetails'>, plan: RatePlan): boolean {
  return isAwaitedBack({
    isCancelled: plan.status === 'Cancel',
    returnStatus: findReturn(subscription, toPlanKind(plan))?.returnStatus,
  });
}

/** Whether further terms are charged: not after the plan's end, and not while a replenishment is being returned. */
export function isCharged(subscription: Pick<SubscriptionDetails, 'returnInfoDetails'>, plan: RatePlan): boolean {
  return plan.status === null && !(toPlanKind(plan) === 'replenishment' && isReturning(subscription, plan));
}

/** Returns the recurring charges of a plan, shortest period first. */
export function recurringCharges(plan: RatePlan): readonly PeriodicAmount<TotalCharge>[] {
  return toPeriodicAmounts({
    monthly: plan.monthlyCharge,
    quarterly: plan.quarterlyCharge,
    semiAnnual: plan.semiAnnualCharge,
    specificMonths: plan.specificMonthsCharges,
  });
}

/**
 * Returns the charge that pays for one shipment: the one whose period is the shipping frequency. Undefined for a
 * shipment that is paid in parts, or not shipped again. See docs/rules/subscriptions.md#charge-of-a-shipment.
 */
export function findShipmentCharge(plan: RatePlan): TotalCharge | undefined {
  const shipped = plan.shippingFrequency && toMonths(plan.shippingFrequency);
  return recurringCharges(plan).find(({ months }) => months === shipped)?.amount;
}

/**
 * Returns what the next shipment costs, as a decimal in the culture's currency. Undefined if it is paid in parts, or if
 * a changed product comes with it, whose price the subscription does not have.
 */
export function findNextShipmentPrice(
  { hasAnyFutureDatedReplenishment }: Pick<SubscriptionDetails, 'hasAnyFutureDatedReplenishment'>,
  plan: RatePlan,
): number | undefined {
  return hasAnyFutureDatedReplenishment ? undefined : findShipmentCharge(plan)?.discounted;
}

type StateSource = Pick<SubscriptionDetails, 'status' | 'isCancelled' | 'ratePlans' | 'returnInfoDetails'>;

/** Returns the state of the whole subscription. */
export function subscriptionState(subscription: StateSource): SubscriptionState {
  const { status, isCancelled, ratePlans } = subscription;
  return toSubscriptionState({
    status,
    isCancelled,
    isPaidInFull: ratePlans.some((plan) => plan.status === 'PayInFull'),
    returning: planKinds.filter((kind) =>
      ratePlans.some((plan) => toPlanKind(plan) === kind && isReturning(subscription, plan)),
    ),
  });
}

/**
 * Returns the state of one plan; see docs/rules/subscriptions.md#plan-states. A pause concerns the replenishment only:
 * the payments for a device go on.
 */
export function planState(subscription: StateSource, plan: RatePlan): SubscriptionState {
  if (plan.status === 'Cancel') return 'cancelled';
  if (plan.status === 'PayInFull') return 'purchased';
  if (isReturning(subscription, plan)) return 'returning';
  const meaning = toStatusMeaning(subscription.status);
  if (meaning === 'pending') return 'pending';
  if (isBought(plan)) return 'purchased';
  if (meaning === 'paused') return toPlanKind(plan) === 'replenishment' ? 'paused' : 'active';
  return meaning;
}
