/** What a plan of a subscription is, and which state it has. */
import { type PeriodicAmount, toMonths, toPeriodicAmounts } from '../billing-period.ts';
import type { CountryCode } from '../countries/country-codes.ts';
import { findTraits } from '../countries/traits.ts';
import type { ReturnScope } from '../models/return.ts';
import type { TotalCharge } from '../models/subscription.ts';
import type { RatePlan, ReturnDetails, SubscriptionDetails } from '../models/subscription-details.ts';
import { shipmentPrice } from '../shipment-price.ts';
import { HAIR_REMOVAL_CONTENT_PRODUCT } from '../special-products.ts';
import {
  isAwaitedBack,
  type PlanKind,
  planKinds,
  type SubscriptionState,
  toStatusMeaning,
  toSubscriptionState,
} from './subscription-state.ts';

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

/** Maps a model type to a kind; undefined for an unknown one (docs/rules/subscriptions.md#model-types). */
export function toPlanKind({ modelType }: Pick<RatePlan, 'modelType'>): PlanKind | undefined {
  return Object.hasOwn(kinds, modelType) ? kinds[modelType] : undefined;
}

/** Returns the plan of a kind, or undefined if the subscription has none. */
export function findPlan({ ratePlans }: Pick<SubscriptionDetails, 'ratePlans'>, kind: PlanKind): RatePlan | undefined {
  return ratePlans.find((plan) => toPlanKind(plan) === kind);
}

/**
 * Whether the customer owns the device. Of a try-and-buy device only the status says so: all its model types may be
 * unpaid (docs/rules/subscriptions.md#model-types).
 */
export function isBought({ modelType, status }: Pick<RatePlan, 'modelType' | 'status'>): boolean {
  return status === 'PayInFull' || modelType === BOUGHT_AT_START;
}

/**
 * Returns the return details of a kind of plan, or null if the subscription has no such plan. An unknown kind has none.
 */
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

/**
 * Whether payments for a device are still to come, so that they go on when the replenishment stops: its plan runs, it
 * does not belong to the customer, and nobody else pays for it.
 */
export function hasDevicePayments(subscription: Pick<SubscriptionDetails, 'ratePlans'>): boolean {
  const device = findPlan(subscription, 'device');
  if (!device || device.status !== null || isBought(device)) return false;
  return recurringCharges(device).some(({ amount }) => amount.discounted > 0);
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
 * shipment that is paid in parts, or not shipped again (docs/rules/subscriptions.md#charge-of-a-shipment).
 */
export function findShipmentCharge(plan: RatePlan): TotalCharge | undefined {
  const shipped = plan.shippingFrequency && toMonths(plan.shippingFrequency);
  return recurringCharges(plan).find(({ months }) => months === shipped)?.amount;
}

/**
 * Returns the price of one shipment, as a decimal in the culture's currency and without the tax that is added.
 * Undefined if it cannot be derived: the payments do not fit the shipments, or the plan has several charges.
 */
export function findShipmentPrice(plan: RatePlan): number | undefined {
  const shippedEvery = plan.shippingFrequency && toMonths(plan.shippingFrequency);
  const [charge, ...others] = recurringCharges(plan);
  if (!shippedEvery || !charge || others.length > 0) return undefined;
  return shipmentPrice(charge.amount.discounted, { shippedEvery, paidEvery: charge.months });
}

/**
 * Returns what is charged with the next shipment, as `findShipmentPrice`. Undefined if the shipment is paid in parts,
 * or if a changed product comes with it, whose price the subscription does not have.
 */
export function findNextShipmentPrice(
  { hasAnyFutureDatedReplenishment }: Pick<SubscriptionDetails, 'hasAnyFutureDatedReplenishment'>,
  plan: RatePlan,
): number | undefined {
  const isKnown = !hasAnyFutureDatedReplenishment && findShipmentCharge(plan) !== undefined;
  return isKnown ? findShipmentPrice(plan) : undefined;
}

/** A payment after the end of a plan. The date is YYYY-MM-DD, the amount a decimal without the tax that is added. */
type FinalPayment = { readonly date: string; readonly amount: number };

/** Returns what is still to be paid for the last shipment of a cancelled replenishment; undefined if nothing is. */
export function findFinalPayment(subscription: SubscriptionDetails): FinalPayment | undefined {
  const { totalAmountOfCancelledShipment: total, paidAmountOfCancelledShipment: paid } = subscription;
  const date = subscription.finalPaymentDateOfCancelledShipment;
  if (findPlan(subscription, 'replenishment')?.status !== 'Cancel') return undefined;
  if (total === null || paid === null || date === null || total <= paid) return undefined;
  return { date: date.slice(0, 10), amount: (Math.round(total * 100) - Math.round(paid * 100)) / 100 };
}

/** Returns the date of the next payment, which can be the final one of a cancelled replenishment; null without one. */
export function findNextPaymentDate(subscription: SubscriptionDetails): string | null {
  const dates = [subscription.nextPaymentDate?.slice(0, 10), findFinalPayment(subscription)?.date];
  return dates.filter((date) => date !== undefined).sort()[0] ?? null;
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
 * Returns the state of one plan (docs/rules/subscriptions.md#plan-states). A pause concerns the replenishment only:
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

/** Whether everything that was sold with the product goes back with it: the hair-removal device in Great Britain. */
export function isReturnedAsBundle(
  { contentProductName }: Pick<SubscriptionDetails, 'contentProductName'>,
  country: CountryCode,
): boolean {
  return findTraits(country).returnsHairRemovalAsBundle && contentProductName === HAIR_REMOVAL_CONTENT_PRODUCT;
}

/** The plans that the scope of a return names (docs/rules/cancel-and-return.md#return-request). */
export const partsOfScope = {
  TryBuy: ['device'],
  Replenishment: ['replenishment'],
  TryBuyAndReplenishment: ['device', 'replenishment'],
} as const satisfies Readonly<Record<ReturnScope, readonly PlanKind[]>>;

/** Returns the scope of one request for these parts, or undefined for an empty list. */
export function toScope(returned: readonly PlanKind[]): ReturnScope | undefined {
  if (returned.includes('device')) return returned.includes('replenishment') ? 'TryBuyAndReplenishment' : 'TryBuy';
  return returned.includes('replenishment') ? 'Replenishment' : undefined;
}
