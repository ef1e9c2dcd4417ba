/**
 * A day in the life of a subscription: what happens by itself, in this order: a pause ends, parcels leave, goods that
 * were sent back arrive, payments fall due, new parcels are made up (specification 3, section 4). Pure and the same
 * each time, so that any number of days can pass one after the other.
 */

import { addDays, type Day, nextOccurrence } from '../calendar/billing-period.ts';
import { shippingRhythmOf } from '../products/replenishment-choices.ts';
import { DELIVERY_DAYS } from '../returns/return-rules.ts';
import {
  type RatePlan,
  type RecurringPayment,
  replenishmentOf,
  type Shipment,
  type Subscription,
} from '../store/subscription.ts';
import { endPlan } from './end-plan.ts';
import { termCharge, termsOfParcel } from './term-charge.ts';

/** Days from making a parcel up to its shipment: the 24 to 48 hours that customers are told. */
export const DAYS_TO_SHIP = 2;

export type LivedDay = { readonly subscription: Subscription; readonly payments: readonly RecurringPayment[] };

/** A replenishment stands still while it is paused or on its way back; a device is paid for until it is received. */
export function isStandingStill({ kind, returning }: RatePlan, { pause }: Subscription): boolean {
  return kind === 'replenishment' && (pause !== null || returning.state === 'returning');
}

const isRunning = (plan: RatePlan, subscription: Subscription) =>
  plan.status === null && !isStandingStill(plan, subscription);

/**
 * Takes up shipments and payments after a pause: at the dates that they had, or from this day on where those have
 * passed.
 */
export function takeUpAgain(subscription: Subscription, day: Day): Subscription {
  const plans = subscription.plans.map((plan) => {
    const { nextShipmentDate, nextPaymentDate } = plan;
    if (plan.kind === 'device' || plan.status !== null) return plan;
    const shipmentIsLate = nextShipmentDate !== null && nextShipmentDate < day;
    const paymentIsLate = nextPaymentDate !== null && nextPaymentDate < day;
    return {
      ...plan,
      ...(shipmentIsLate && { nextShipmentDate: day, shipmentsSince: day }),
      ...(paymentIsLate && { nextPaymentDate: day, paymentsSince: day }),
    };
  });
  return { ...subscription, status: 'Active', pause: null, changesWaitForShipment: true, plans };
}

function endPause(subscription: Subscription, day: Day): Subscription {
  const { pause } = subscription;
  return pause?.until && pause.until <= day ? takeUpAgain(subscription, day) : subscription;
}

/** A number that looks like a carrier's and follows from the parcel. */
function trackingNumberOf({ id }: Shipment): string {
  return `PN${id.replace(/\D/g, '').padStart(14, '0')}`;
}

function sendParcels(subscription: Subscription, day: Day): Subscription {
  const leaves = ({ state, madeUpDate }: Shipment) => state === 'preparing' && addDays(madeUpDate, DAYS_TO_SHIP) <= day;
  if (!subscription.shipments.some(leaves)) return subscription;
  const shipments = subscription.shipments.map((shipment) =>
    leaves(shipment)
      ? { ...shipment, state: 'shipped' as const, shippedDate: day, trackingNumber: trackingNumberOf(shipment) }
      : shipment,
  );
  const oneTimeOrders = subscription.oneTimeOrders.map((order) =>
    order.shippingDate === null && addDays(order.orderDate, DAYS_TO_SHIP) <= day
      ? { ...order, shippingDate: day }
      : order,
  );
  return { ...subscription, shipments, oneTimeOrders };
}

/** Goods that a carrier fetched arrive, and end their plan. */
function receiveReturns(subscription: Subscription, day: Day): Subscription {
  return subscription.plans.reduce((current, { id, returning }) => {
    const { state, carrierChosenDate } = returning;
    const received =
      state === 'returning' && carrierChosenDate !== null && addDays(carrierChosenDate, DELIVERY_DAYS) <= day;
    if (!received) return current;
    const ended = endPlan(current, id, 'Cancel', day);
    return {
      ...ended,
      plans: ended.plans.map((plan) =>
        plan.id === id ? { ...plan, returning: { ...returning, state: 'returned' as const } } : plan,
      ),
    };
  }, subscription);
}

const isDue = (date: Day | null, day: Day) => date !== null && date <= day;

function afterPayment(plan: RatePlan, day: Day): RatePlan {
  const { part } = plan;
  if (part.rhythm === 'once') return plan;
  const nextPaymentDate = nextOccurrence(plan.paymentsSince, part.rhythm, day).day;
  return { ...plan, paymentsMade: plan.paymentsMade + 1, nextPaymentDate };
}

/** The payment of a plan's next term; customer care's discount comes off what promotions leave. */
function paymentOf(subscription: Subscription, plan: RatePlan, day: Day): RecurringPayment {
  // A changed product is charged with the parcel that brings it.
  const { original, discounted } = termCharge(subscription, plan.nextPart ?? plan.part);
  const amount = Math.max(0, discounted - subscription.nextPaymentDiscount);
  return { reason: 'term', subscription, plan, day, original, amount };
}

function takePayment(subscription: Subscription, plan: RatePlan, day: Day): LivedDay {
  const payment = paymentOf(subscription, plan, day);
  const paid = afterPayment(plan, day);
  const plans = subscription.plans.map((candidate) => (candidate.id === plan.id ? paid : candidate));
  const after: Subscription = { ...subscription, plans, nextPaymentDiscount: 0 };
  const paidOff = plan.part.charges !== undefined && paid.paymentsMade >= plan.part.charges;
  return { subscription: paidOff ? endPlan(after, plan.id, 'PayInFull', day) : after, payments: [payment] };
}

function takePayments(subscription: Subscription, day: Day): LivedDay {
  return subscription.plans.reduce<LivedDay>(
    (lived, plan) => {
      if (!isRunning(plan, lived.subscription) || !isDue(plan.nextPaymentDate, day)) return lived;
      const next = takePayment(lived.subscription, plan, day);
      return { subscription: next.subscription, payments: [...lived.payments, ...next.payments] };
    },
    { subscription, payments: [] },
  );
}

/** What was still to pay for the last parcel of a cancelled replenishment is taken at once on its day. */
function takeFinalPayment(subscription: Subscription, day: Day): readonly RecurringPayment[] {
  const { cancelledShipment: cancelled } = subscription;
  const plan = replenishmentOf(subscription);
  if (!plan || !cancelled || cancelled.finalPaymentDate !== day || cancelled.paid >= cancelled.total) return [];
  const { part } = plan;
  const unpaidTerms = Math.round((termsOfParcel(part) * (cancelled.total - cancelled.paid)) / cancelled.total);
  const { original, discounted } = termCharge(subscription, part);
  return [
    {
      reason: 'term',
      subscription,
      plan,
      day,
      original: original * unpaidTerms,
      amount: discounted * unpaidTerms,
    },
  ];
}

/** A parcel for a plan, with the next number of its row. */
export function newShipment(
  { shipments }: Subscription,
  planId: string,
  reason: Shipment['reason'],
  day: Day,
): Shipment {
  const count = shipments.filter((shipment) => shipment.planId === planId).length + 1;
  return {
    id: `${planId}-${count}`,
    planId,
    reason,
    madeUpDate: day,
    state: 'preparing',
    shippedDate: null,
    trackingNumber: null,
  };
}

function makeUpParcel(subscription: Subscription, plan: RatePlan, day: Day): Subscription {
  const part = plan.nextPart ?? plan.part;
  const rhythm = shippingRhythmOf(part);
  if (!rhythm || !isRunning(plan, subscription) || !isDue(plan.nextShipmentDate, day)) return subscription;
  const nextShipmentDate = nextOccurrence(plan.shipmentsSince, rhythm, day).day;
  const shipped: RatePlan = { ...plan, part, nextPart: null, nextShipmentDate };
  return {
    ...subscription,
    changesWaitForShipment: false,
    shipmentPostponed: false,
    shipments: [...subscription.shipments, newShipment(subscription, plan.id, 'recurring', day)],
    plans: subscription.plans.map((candidate) => (candidate.id === plan.id ? shipped : candidate)),
  };
}

function makeUpParcels(subscription: Subscription, day: Day): Subscription {
  return subscription.plans.reduce((current, plan) => makeUpParcel(current, plan, day), subscription);
}

/** What is due on a day falls due: payments first, then the parcels that they are for. */
export function settleDay(subscription: Subscription, day: Day): LivedDay {
  const { subscription: paid, payments } = takePayments(subscription, day);
  return { subscription: makeUpParcels(paid, day), payments: [...payments, ...takeFinalPayment(subscription, day)] };
}

/** A subscription after a day; one whose first payment is not authorised yet does not live. */
export function liveDay(subscription: Subscription, day: Day): LivedDay {
  if (subscription.status === 'Pending') return { subscription, payments: [] };
  const steps = [endPause, sendParcels, receiveReturns];
  return settleDay(
    steps.reduce((current, step) => step(current, day), subscription),
    day,
  );
}
