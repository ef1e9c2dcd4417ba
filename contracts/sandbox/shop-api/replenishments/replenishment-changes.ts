/** What a customer's wish does to a replenishment (specification 3, section 4). Pure; throws what the rules refuse. */

import { addDays, addMonths, type Day, nextOccurrence } from '../calendar/billing-period.ts';
import { type ErrorCode, type ExtraInfo, ShopError } from '../errors/shop-error.ts';
import type { Part } from '../products/bundles.ts';
import { productChoices, rhythmChoices } from '../products/replenishment-choices.ts';
import { type OneTimeOrder, type RatePlan, replenishmentOf, type Subscription } from '../store/subscription.ts';
import { type LivedDay, newShipment, settleDay, takeUpAgain } from '../subscriptions/advance-day.ts';
import { termCharge, termsOfParcel } from '../subscriptions/term-charge.ts';
import { type ReplenishmentAction, refusalOf } from './replenishment-rules.ts';

function refuse({ number }: Subscription, code: ErrorCode, extraInfo?: ExtraInfo): never {
  const status = code === 'error.message.replenishmentIsNotFound' ? 404 : 400;
  throw new ShopError(status, code, { subscriptionNumber: number, ...extraInfo });
}

/** The replenishment, where the action is allowed; `planId` must be its id where it is given. */
function replenishmentFor(subscription: Subscription, action: ReplenishmentAction, planId?: string): RatePlan {
  const plan = replenishmentOf(subscription);
  if (!plan || (planId !== undefined && plan.id !== planId)) {
    refuse(subscription, 'error.message.replenishmentIsNotFound');
  }
  const code = refusalOf(subscription, action);
  if (code) refuse(subscription, code);
  return plan;
}

function withPlan(subscription: Subscription, plan: RatePlan): Subscription {
  return { ...subscription, plans: subscription.plans.map((other) => (other.id === plan.id ? plan : other)) };
}

/** Whether a plan is charged with each of its parcels, and not on days of its own. */
const isChargedWithParcel = ({ part }: RatePlan) => part.ships === undefined;

/** The plan with its next parcel on another day, and the payment that goes with it. */
function withNextShipment(plan: RatePlan, day: Day, since: Day): RatePlan {
  const moved = { ...plan, nextShipmentDate: day, shipmentsSince: since };
  return isChargedWithParcel(plan) ? { ...moved, nextPaymentDate: day, paymentsSince: since } : moved;
}

/** Stops payments and parcels of the replenishment, until a day or until somebody resumes it. */
export function paused(subscription: Subscription, { today, until }: { today: Day; until: Day | null }): Subscription {
  replenishmentFor(subscription, 'pause');
  const tomorrow = addDays(today, 1);
  if (until !== null && until < tomorrow) {
    refuse(subscription, 'error.message.resumeDateIsInvalid', { from: tomorrow });
  }
  return { ...subscription, status: 'Paused', pause: { since: today, until } };
}

/** Takes a pause without a date back: payments and parcels begin again at once. */
export function resumed(subscription: Subscription, today: Day): Subscription {
  replenishmentFor(subscription, 'resume');
  return resumeNow(subscription, today);
}

/** Moves the end of a pause; today ends it at once. */
export function resumeDateChanged(
  subscription: Subscription,
  { today, until }: { today: Day; until: Day },
): Subscription {
  replenishmentFor(subscription, 'change-resume-date');
  const { pause } = subscription;
  if (until < today || !pause) refuse(subscription, 'error.message.resumeDateIsInvalid', { from: today });
  if (until === today) return resumeNow(subscription, today);
  return { ...subscription, pause: { ...pause, until } };
}

/** What is late is due tomorrow, so that until then the customer sees the day of the next shipment. */
function resumeNow(subscription: Subscription, today: Day): Subscription {
  return takeUpAgain(subscription, addDays(today, 1));
}

/** Moves the next shipment, and those after it, by one month. */
export function postponed(subscription: Subscription): Subscription {
  const plan = replenishmentFor(subscription, 'postpone');
  if (plan.nextShipmentDate === null) return subscription;
  const day = addMonths(plan.nextShipmentDate, 1);
  return { ...withPlan(subscription, withNextShipment(plan, day, day)), shipmentPostponed: true };
}

/** Day on which the last parcel of the rhythm was made up. */
function lastParcelDate({ shipments }: Subscription, { id }: RatePlan): Day | undefined {
  const days = shipments
    .filter(({ planId, reason }) => planId === id && (reason === 'start' || reason === 'recurring'))
    .map(({ madeUpDate }) => madeUpDate);
  return days.sort().at(-1);
}

/** Another rhythm, counted from the last parcel; its next shipment is tomorrow at the earliest. */
export function rhythmChanged(
  subscription: Subscription,
  { choiceId, today }: { choiceId: string; today: Day },
): { readonly subscription: Subscription; readonly nextShipmentDate: Day } {
  const plan = replenishmentFor(subscription, 'change-frequency');
  const choice = rhythmChoices(plan.part).find(({ id }) => id === choiceId);
  if (!choice) refuse(subscription, 'error.message.newRatePlanIsInvalid', { newProductRatePlanId: choiceId });
  const since = lastParcelDate(subscription, plan) ?? subscription.startDate;
  const nextShipmentDate = nextOccurrence(since, choice.rhythm, today).day;
  const changed = withNextShipment({ ...plan, part: choice.part }, nextShipmentDate, since);
  const nextPart = plan.nextPart && inRhythmOf(plan.nextPart, choice.part);
  return {
    subscription: withPlan(subscription, { ...changed, nextPart, amendmentReason: 'ChangeFrequency' }),
    nextShipmentDate,
  };
}

const inRhythmOf = (part: Part, { rhythm }: Part): Part => ({ ...part, rhythm });

/** Another product, from the next shipment on. */
export function productChanged(subscription: Subscription, choiceId: string): Subscription {
  const plan = replenishmentFor(subscription, 'change-product');
  const choice = productChoices(plan.part).find(({ id }) => id === choiceId);
  if (!choice) refuse(subscription, 'error.message.newRatePlanIsInvalid', { newProductRatePlanId: choiceId });
  return withPlan(subscription, {
    ...plan,
    nextPart: choice.part,
    amendmentReason: 'ChangeReplenishment-Renew',
  });
}

/** Makes the next parcel up today, with its payment; the rhythm counts from today. */
export function shippedNow(subscription: Subscription, { planId, today }: { planId: string; today: Day }): LivedDay {
  const plan = replenishmentFor(subscription, 'ship-now', planId);
  return settleDay(withPlan(subscription, withNextShipment(plan, today, today)), today);
}

/** One more parcel, charged today; nothing else changes. */
export function orderedOnceMore(
  subscription: Subscription,
  { planId, today }: { planId: string; today: Day },
): LivedDay {
  const plan = replenishmentFor(subscription, 'order-once-more', planId);
  const { part, quantity } = plan;
  const terms = termsOfParcel(part);
  const { original, discounted } = termCharge(subscription, part);
  const order: OneTimeOrder = {
    planId: plan.id,
    part,
    quantity,
    price: discounted * terms,
    orderDate: today,
    shippingDate: null,
  };
  return {
    subscription: {
      ...subscription,
      oneTimeOrders: [...subscription.oneTimeOrders, order],
      shipments: [...subscription.shipments, newShipment(subscription, plan.id, 'one-time', today)],
    },
    payments: [
      {
        reason: 'one-time-order',
        subscription,
        plan,
        day: today,
        original: original * terms,
        amount: discounted * terms,
      },
    ],
  };
}
