/** Care actions and when they are enabled (docs/rules/shop-sandbox.md#care-in-the-sandbox). */
import type { CareAction, CareActionName, ReshippingOption } from '@perennial/shared/models/care';
import type { Day } from '../calendar/day.ts';
import type { PlanKind, RatePlan, Subscription } from '../store/subscription.ts';
import { isBought, isWithinRightToReturn, lastShippedDate } from '../subscriptions/shipped-goods.ts';
import { isLive } from '../subscriptions/subscription-state.ts';
import { isRunning } from '../subscriptions/suspension.ts';

export type CareCancellation = {
  readonly name: CareActionName;
  readonly kinds: readonly PlanKind[];
  /** Within the right to return of all goods, or after it. */
  readonly when: 'within' | 'after';
};

const allKinds: readonly PlanKind[] = ['device', 'replenishment'];

const careCancellations = [
  { name: 'cancellation-within-right-to-return-day', kinds: allKinds, when: 'within' },
  { name: 'cancellation-after-right-to-return-day', kinds: allKinds, when: 'after' },
  { name: 'cancellation-after-right-to-return-day-not-fault', kinds: allKinds, when: 'after' },
  { name: 'trybuycancellation-within-right-to-return-day', kinds: ['device'], when: 'within' },
  { name: 'trybuycancellation-after-right-to-return-day', kinds: ['device'], when: 'after' },
  { name: 'trybuycancellation-after-right-to-return-day-not-fault', kinds: ['device'], when: 'after' },
  { name: 'replenishmentcancellation-within-right-to-return-day', kinds: ['replenishment'], when: 'within' },
  { name: 'replenishmentcancellation-after-right-to-return-day-not-fault', kinds: ['replenishment'], when: 'after' },
] as const satisfies readonly CareCancellation[];

export type CareCancellationName = (typeof careCancellations)[number]['name'];

export function findCareCancellation(name: CareCancellationName): CareCancellation {
  const found = careCancellations.find((cancellation) => cancellation.name === name);
  if (!found) throw new Error(`There is no care action ${name}`);
  return found;
}

/** Whether goods are within the right to return, or have not shipped. */
export function isInTime(subscription: Subscription, plan: RatePlan, today: Day): boolean {
  return lastShippedDate(subscription, plan) === null || isWithinRightToReturn(subscription, plan, today);
}

/** Returns the plans that a cancellation ends: running ones; a bought device only while it can be returned. */
export function plansToCancel(subscription: Subscription, kinds: readonly PlanKind[], today: Day): readonly RatePlan[] {
  return subscription.plans.filter(
    (plan) =>
      kinds.includes(plan.kind) && plan.status === null && (!isBought(plan) || isInTime(subscription, plan, today)),
  );
}

/** `within` needs all goods in time; otherwise `after` is enabled. */
function isCancellationEnabled(subscription: Subscription, { kinds, when }: CareCancellation, today: Day): boolean {
  const plans = plansToCancel(subscription, kinds, today);
  if (!isLive(subscription) || plans.length === 0) return false;
  return (when === 'within') === plans.every((plan) => isInTime(subscription, plan, today));
}

const kindsOfOption: Readonly<Record<ReshippingOption, readonly PlanKind[]>> = {
  TryBuy: ['device'],
  Replenishment: ['replenishment'],
  Both: allKinds,
};

/** Returns the running plans whose goods have shipped. */
function listReshippablePlans(subscription: Subscription): readonly RatePlan[] {
  if (!isLive(subscription)) return [];
  return subscription.plans.filter((plan) => plan.status === null && lastShippedDate(subscription, plan) !== null);
}

/**
 * Returns the plans to re-ship; none if one of the option's plans cannot be. Without an option: those re-shipped
 * before.
 */
export function plansToReship(subscription: Subscription, option: ReshippingOption | undefined): readonly RatePlan[] {
  const reshippable = listReshippablePlans(subscription);
  if (option === undefined) {
    const before = subscription.shipments.filter(({ reason }) => reason === 're-ship');
    return reshippable.filter(({ id }) => before.some(({ planId }) => planId === id));
  }
  const kinds = kindsOfOption[option];
  const plans = reshippable.filter(({ kind }) => kinds.includes(kind));
  return plans.length === kinds.length ? plans : [];
}

/** A discount needs a next payment of the customer. */
function hasNextPayment(subscription: Subscription): boolean {
  return (
    isLive(subscription) &&
    subscription.line.bundle.paidBy === 'customer' &&
    subscription.plans.some((plan) => isRunning(plan, subscription) && plan.nextPaymentDate !== null)
  );
}

/** An insured subscription offers re-shipping only (docs/rules/care.md#insured-subscriptions). */
const offersOnlyReshipping = ({ insured, market }: Subscription) => insured && market.country === 'US';

/** Returns the actions for the plans of a subscription; those that are not possible now are disabled. */
export function listCareActions(subscription: Subscription, today: Day): CareAction[] {
  const reshipping: CareAction = {
    name: 'reshipping',
    enabled: listReshippablePlans(subscription).length > 0,
    extraData: { hasReship: subscription.hasReship },
  };
  if (offersOnlyReshipping(subscription)) return [reshipping];
  const cancellations = careCancellations
    .filter(({ kinds }) => subscription.plans.some((plan) => kinds.some((kind) => kind === plan.kind)))
    .map((cancellation) => ({
      name: cancellation.name,
      enabled: isCancellationEnabled(subscription, cancellation, today),
      extraData: null,
    }));
  const discount: CareAction = { name: 'giving-discount', enabled: hasNextPayment(subscription), extraData: null };
  return [...cancellations, discount, reshipping];
}

export function isCareActionEnabled(subscription: Subscription, name: CareActionName, today: Day): boolean {
  return listCareActions(subscription, today).some((action) => action.name === name && action.enabled);
}
