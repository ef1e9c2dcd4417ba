/** What customer care can do with which subscription (specification 3, section 4): one row an action. */
import type { CareAction, CareActionName, reshippingOptionSchema } from '@perennial/shared/models/care';
import type { z } from 'zod';
import type { Day } from '../calendar/billing-period.ts';
import { isBought, isWithinRightToReturn, lastShippedDate } from '../returns/return-rules.ts';
import type { PlanKind, RatePlan, Subscription } from '../store/subscription.ts';
import { isStandingStill } from '../subscriptions/advance-day.ts';

export type ReshippingOption = z.infer<typeof reshippingOptionSchema>;

/** Cancellations are for goods that can still come back in time, or for those that cannot. */
export type CareCancellation = {
  readonly name: CareActionName;
  readonly kinds: readonly PlanKind[];
  readonly when: 'within' | 'after';
};

const everything: readonly PlanKind[] = ['device', 'replenishment'];

export const careCancellations = [
  { name: 'cancellation-within-right-to-return-day', kinds: everything, when: 'within' },
  { name: 'cancellation-after-right-to-return-day', kinds: everything, when: 'after' },
  { name: 'cancellation-after-right-to-return-day-not-fault', kinds: everything, when: 'after' },
  { name: 'trybuycancellation-within-right-to-return-day', kinds: ['device'], when: 'within' },
  { name: 'trybuycancellation-after-right-to-return-day', kinds: ['device'], when: 'after' },
  { name: 'trybuycancellation-after-right-to-return-day-not-fault', kinds: ['device'], when: 'after' },
  { name: 'replenishmentcancellation-within-right-to-return-day', kinds: ['replenishment'], when: 'within' },
  { name: 'replenishmentcancellation-after-right-to-return-day-not-fault', kinds: ['replenishment'], when: 'after' },
] as const satisfies readonly CareCancellation[];

export type CareCancellationName = (typeof careCancellations)[number]['name'];

export function careCancellationNamed(name: CareCancellationName): CareCancellation {
  const found = careCancellations.find((cancellation) => cancellation.name === name);
  if (!found) throw new Error(`There is no care action ${name}`);
  return found;
}

const isLiving = ({ status }: Subscription) => status === 'Active' || status === 'Paused';

/** Until the right-to-return days have passed; goods that have not left yet can be stopped in time too. */
export function isInTime(subscription: Subscription, plan: RatePlan, today: Day): boolean {
  return lastShippedDate(subscription, plan) === null || isWithinRightToReturn(subscription, plan, today);
}

/** The plans that a cancellation would end: running ones; a bought device only as long as it may still go back. */
export function plansToCancel(subscription: Subscription, kinds: readonly PlanKind[], today: Day): readonly RatePlan[] {
  return subscription.plans.filter(
    (plan) =>
      kinds.includes(plan.kind) && plan.status === null && (!isBought(plan) || isInTime(subscription, plan, today)),
  );
}

/** In time is a cancellation only where all of its goods are; for each set of plans it is one or the other. */
function isCancellationEnabled(subscription: Subscription, { kinds, when }: CareCancellation, today: Day): boolean {
  const plans = plansToCancel(subscription, kinds, today);
  if (!isLiving(subscription) || plans.length === 0) return false;
  return (when === 'within') === plans.every((plan) => isInTime(subscription, plan, today));
}

const kindsOfOption: Readonly<Record<ReshippingOption, readonly PlanKind[]>> = {
  TryBuy: ['device'],
  Replenishment: ['replenishment'],
  Both: everything,
};

/** Running plans of which something was shipped, so that it can be shipped again. */
function reshippable(subscription: Subscription): readonly RatePlan[] {
  if (!isLiving(subscription)) return [];
  return subscription.plans.filter((plan) => plan.status === null && lastShippedDate(subscription, plan) !== null);
}

/**
 * The plans that are shipped again; none where the option names one that cannot be. Without an option it is what was
 * shipped again before.
 */
export function plansToReship(subscription: Subscription, option: ReshippingOption | undefined): readonly RatePlan[] {
  const possible = reshippable(subscription);
  if (option === undefined) {
    const before = subscription.shipments.filter(({ reason }) => reason === 're-ship');
    return possible.filter(({ id }) => before.some(({ planId }) => planId === id));
  }
  const kinds = kindsOfOption[option];
  const plans = possible.filter(({ kind }) => kinds.includes(kind));
  return plans.length === kinds.length ? plans : [];
}

/** A discount needs a payment that it can be taken off. */
function hasNextPayment(subscription: Subscription): boolean {
  return (
    isLiving(subscription) &&
    subscription.line.bundle.paidBy === 'customer' &&
    subscription.plans.some(
      (plan) => plan.status === null && plan.nextPaymentDate !== null && !isStandingStill(plan, subscription),
    )
  );
}

/** In the US a subscription that an insurer is linked to offers re-shipping alone (specification 3, section 4). */
const offersReshippingAlone = ({ insurer, market }: Subscription) => insurer && market.country === 'US';

/** The actions of a subscription: those for plans that it does not have are left out, those not possible now disabled. */
export function careActionsOf(subscription: Subscription, today: Day): CareAction[] {
  const reshipping: CareAction = {
    name: 'reshipping',
    enabled: reshippable(subscription).length > 0,
    extraData: { hasReship: subscription.hasReship },
  };
  if (offersReshippingAlone(subscription)) return [reshipping];
  const cancellations = careCancellations
    .filter(({ kinds }) => subscription.plans.some(({ kind }) => kinds.some((named) => named === kind)))
    .map((cancellation) => ({
      name: cancellation.name,
      enabled: isCancellationEnabled(subscription, cancellation, today),
      extraData: null,
    }));
  const discount: CareAction = { name: 'giving-discount', enabled: hasNextPayment(subscription), extraData: null };
  return [...cancellations, discount, reshipping];
}

export function isCareActionEnabled(subscription: Subscription, name: CareActionName, today: Day): boolean {
  return careActionsOf(subscription, today).some((action) => action.name === name && action.enabled);
}
