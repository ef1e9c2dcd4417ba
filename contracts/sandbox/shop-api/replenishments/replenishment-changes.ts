/**
 * Changes of a replenishment (docs/rules/shop-sandbox.md#replenishment-changes). Pure. Each function throws ShopError 404
 * without a replenishment, and 400 if the rules refuse the action or a value is invalid.
 */
import { nextOccurrence } from '../calendar/billing-period.ts';
import { addDays, addMonths, type Day } from '../calendar/day.ts';
import { type ErrorCode, type ExtraInfo, ShopError } from '../errors/shop-error.ts';
import type { Part } from '../products/bundle.ts';
import { frequencyChoices, productChoices } from '../products/replenishment-choices.ts';
import {
  type OneTimeOrder,
  type RatePlan,
  replenishmentOf,
  type Subscription,
  withPlan,
} from '../store/subscription.ts';
import { type DayResult, settleDay } from '../subscriptions/advance-day.ts';
import { newShipment } from '../subscriptions/shipped-goods.ts';
import { resume } from '../subscriptions/suspension.ts';
import { termCharge, termsPerParcel } from '../subscriptions/term-charge.ts';
import { findRefusal, type ProductChanges, type ReplenishmentAction } from './replenishment-rules.ts';

function refuse({ number }: Subscription, code: ErrorCode, extraInfo?: ExtraInfo): never {
  const status = code === 'error.message.replenishmentIsNotFound' ? 404 : 400;
  throw new ShopError(status, code, { subscriptionNumber: number, ...extraInfo });
}

type Asked = {
  /** If it is given, it must be the replenishment's id. */
  readonly planId?: string;
  readonly productChanges?: ProductChanges;
};

/** Returns the replenishment if the action is allowed. */
function requireReplenishment(
  subscription: Subscription,
  action: ReplenishmentAction,
  { planId, productChanges }: Asked = {},
): RatePlan {
  const plan = replenishmentOf(subscription);
  if (!plan || (planId !== undefined && plan.id !== planId)) {
    refuse(subscription, 'error.message.replenishmentIsNotFound');
  }
  const code = findRefusal(subscription, action, productChanges);
  if (code) refuse(subscription, code);
  return plan;
}

/** Whether a plan is charged with each parcel, not in a period of its own. */
const isChargedWithParcel = ({ part }: RatePlan) => part.shippingPeriod === undefined;

/** Moves the next parcel, and its payment if the plan is charged with each parcel. */
function withNextShipment(plan: RatePlan, day: Day, anchor: Day): RatePlan {
  const moved = { ...plan, nextShipmentDate: day, shipmentAnchor: anchor };
  return isChargedWithParcel(plan) ? { ...moved, nextPaymentDate: day, paymentAnchor: anchor } : moved;
}

/** Pauses the replenishment until a day (tomorrow at the earliest), or until the customer resumes. */
export function pauseReplenishment(
  subscription: Subscription,
  { today, until }: { readonly today: Day; readonly until: Day | null },
): Subscription {
  requireReplenishment(subscription, 'pause');
  const tomorrow = addDays(today, 1);
  if (until !== null && until < tomorrow) {
    refuse(subscription, 'error.message.resumeDateIsInvalid', { from: tomorrow });
  }
  return { ...subscription, status: 'Paused', pause: { since: today, until } };
}

/** Ends a pause without a date at once. */
export function resumeReplenishment(subscription: Subscription, today: Day): Subscription {
  requireReplenishment(subscription, 'resume');
  return resumeNow(subscription, today);
}

/** Moves the end of a pause; today ends it at once. */
export function changeResumeDate(
  subscription: Subscription,
  { today, until }: { readonly today: Day; readonly until: Day },
): Subscription {
  requireReplenishment(subscription, 'change-resume-date');
  const { pause } = subscription;
  if (until < today || !pause) refuse(subscription, 'error.message.resumeDateIsInvalid', { from: today });
  if (until === today) return resumeNow(subscription, today);
  return { ...subscription, pause: { ...pause, until } };
}

/** A missed shipment moves to tomorrow, so that the customer sees its date today. */
function resumeNow(subscription: Subscription, today: Day): Subscription {
  return resume(subscription, addDays(today, 1));
}

/** Moves the next shipment, and those after it, by one month. */
export function postponeShipment(subscription: Subscription): Subscription {
  const plan = requireReplenishment(subscription, 'postpone');
  if (plan.nextShipmentDate === null) return subscription;
  const day = addMonths(plan.nextShipmentDate, 1);
  return { ...withPlan(subscription, withNextShipment(plan, day, day)), shipmentPostponed: true };
}

/** Returns the day of the last regular parcel; undefined before the first. */
function lastParcelDate({ shipments }: Subscription, { id }: RatePlan): Day | undefined {
  const days = shipments
    .filter(({ planId, reason }) => planId === id && (reason === 'start' || reason === 'recurring'))
    .map(({ createdDate }) => createdDate);
  return days.sort().at(-1);
}

/** Changes the frequency. It counts from the last parcel; the next shipment is tomorrow at the earliest. */
export function changeFrequency(
  subscription: Subscription,
  { choiceId, today }: { readonly choiceId: string; readonly today: Day },
): { readonly subscription: Subscription; readonly nextShipmentDate: Day } {
  const plan = requireReplenishment(subscription, 'change-frequency');
  const choice = frequencyChoices(plan.part).find(({ id }) => id === choiceId);
  if (!choice) refuse(subscription, 'error.message.newRatePlanIsInvalid', { newProductRatePlanId: choiceId });
  const anchor = lastParcelDate(subscription, plan) ?? subscription.startDate;
  const nextShipmentDate = nextOccurrence(anchor, choice.period, today).day;
  const changed = withNextShipment({ ...plan, part: choice.part }, nextShipmentDate, anchor);
  const nextPart = plan.nextPart && withBillingPeriod(plan.nextPart, choice.part);
  return {
    subscription: withPlan(subscription, { ...changed, nextPart, amendmentReason: 'ChangeFrequency' }),
    nextShipmentDate,
  };
}

const withBillingPeriod = (part: Part, { billingPeriod }: Part): Part => ({ ...part, billingPeriod });

/** Changes the product from the next parcel on. The product of now takes a change back that waits for that parcel. */
export function changeProduct(
  subscription: Subscription,
  { choiceId, ...asked }: { readonly choiceId: string } & Asked,
): Subscription {
  const plan = requireReplenishment(subscription, 'change-product', asked);
  const choice = productChoices(plan.part, plan.nextPart).find(({ id }) => id === choiceId);
  if (!choice) refuse(subscription, 'error.message.newRatePlanIsInvalid', { newProductRatePlanId: choiceId });
  return withPlan(subscription, {
    ...plan,
    nextPart: choice.part.id === plan.part.id ? null : choice.part,
    amendmentReason: 'ChangeReplenishment-Renew',
  });
}

/** Prepares and charges the next parcel today. The following ones count from today. */
export function shipNow(
  subscription: Subscription,
  { planId, today }: { readonly planId: string; readonly today: Day },
): DayResult {
  const plan = requireReplenishment(subscription, 'ship-now', { planId });
  return settleDay(withPlan(subscription, withNextShipment(plan, today, today)), today);
}

/** Orders one additional parcel and charges it today. */
export function orderOnce(
  subscription: Subscription,
  { planId, today }: { readonly planId: string; readonly today: Day },
): DayResult {
  const plan = requireReplenishment(subscription, 'order-once-more', { planId });
  const { part, quantity } = plan;
  const price = termCharge(subscription, part).discounted * termsPerParcel(part);
  const order: OneTimeOrder = { planId: plan.id, part, quantity, price, orderDate: today, shippingDate: null };
  return {
    subscription: {
      ...subscription,
      oneTimeOrders: [...subscription.oneTimeOrders, order],
      shipments: [...subscription.shipments, newShipment(subscription, plan.id, 'one-time', today)],
    },
    payments: [{ reason: 'one-time-order', subscription, plan, day: today, amount: price }],
  };
}
