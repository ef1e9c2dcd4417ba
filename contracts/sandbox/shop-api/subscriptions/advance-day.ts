/**
 * One day of a subscription (docs/rules/shop-sandbox.md#time). Pure and deterministic, so any number of days can be
 * replayed. A step that does nothing returns the same record.
 */
import { nextOccurrence } from '../calendar/billing-period.ts';
import { addDays, type Day } from '../calendar/day.ts';
import { shippingPeriodOf } from '../products/bundle.ts';
import {
  type RatePlan,
  type RecurringPayment,
  replenishmentOf,
  type Shipment,
  type Subscription,
  withPlan,
} from '../store/subscription.ts';
import { endPlan } from './end-plan.ts';
import { receiveReturns } from './receive-returns.ts';
import { DAYS_TO_SHIP, newShipment } from './shipped-goods.ts';
import { isRunning, resume } from './suspension.ts';
import { termCharge } from './term-charge.ts';

/** A subscription after a day or a change, and the payments that it made due. */
export type DayResult = { readonly subscription: Subscription; readonly payments: readonly RecurringPayment[] };

function endPause(subscription: Subscription, day: Day): Subscription {
  const { pause } = subscription;
  return pause?.until && pause.until <= day ? resume(subscription, day) : subscription;
}

/** Derived from the parcel's id, so a replay returns the same number. */
function toTrackingNumber({ id }: Shipment): string {
  return `PN${id.replace(/\D/g, '').padStart(14, '0')}`;
}

function shipParcels(subscription: Subscription, day: Day): Subscription {
  const isReady = ({ state, createdDate }: Shipment) =>
    state === 'preparing' && addDays(createdDate, DAYS_TO_SHIP) <= day;
  if (!subscription.shipments.some(isReady)) return subscription;
  const shipments = subscription.shipments.map((shipment) =>
    isReady(shipment)
      ? { ...shipment, state: 'shipped' as const, shippedDate: day, trackingNumber: toTrackingNumber(shipment) }
      : shipment,
  );
  const oneTimeOrders = subscription.oneTimeOrders.map((order) =>
    order.shippingDate === null && addDays(order.orderDate, DAYS_TO_SHIP) <= day
      ? { ...order, shippingDate: day }
      : order,
  );
  return { ...subscription, shipments, oneTimeOrders };
}

const isDue = (date: Day | null, day: Day) => date !== null && date <= day;

function countPayment(plan: RatePlan, day: Day): RatePlan {
  const { part } = plan;
  if (part.billingPeriod === 'once') return plan;
  const nextPaymentDate = nextOccurrence(plan.paymentAnchor, part.billingPeriod, day).day;
  return { ...plan, paymentsMade: plan.paymentsMade + 1, nextPaymentDate };
}

/** Customer care's discount reduces the amount that remains after promotions. */
function toPayment(subscription: Subscription, plan: RatePlan, day: Day): RecurringPayment {
  // A changed product is charged with its first parcel.
  const part = plan.nextPart ?? plan.part;
  const amount = Math.max(0, termCharge(subscription, part).discounted - subscription.nextPaymentDiscount);
  return { reason: 'term', subscription, plan: { ...plan, part }, day, amount };
}

function takePayment(subscription: Subscription, plan: RatePlan, day: Day): DayResult {
  const payment = toPayment(subscription, plan, day);
  const paid = countPayment(plan, day);
  const after: Subscription = { ...withPlan(subscription, paid), nextPaymentDiscount: 0 };
  const paidOff = plan.part.charges !== undefined && paid.paymentsMade >= plan.part.charges;
  return { subscription: paidOff ? endPlan(after, plan.id, 'PayInFull', day) : after, payments: [payment] };
}

function takePayments(subscription: Subscription, day: Day): DayResult {
  return subscription.plans.reduce<DayResult>(
    (result, plan) => {
      if (!isRunning(plan, result.subscription) || !isDue(plan.nextPaymentDate, day)) return result;
      const next = takePayment(result.subscription, plan, day);
      return { subscription: next.subscription, payments: [...result.payments, ...next.payments] };
    },
    { subscription, payments: [] },
  );
}

/** The remaining amount of a cancelled replenishment's last parcel is taken in one payment; nothing remains after it. */
function takeFinalPayment(subscription: Subscription, day: Day): DayResult {
  const { cancelledShipment: cancelled } = subscription;
  const plan = replenishmentOf(subscription);
  if (!plan || !cancelled || cancelled.finalPaymentDate !== day || cancelled.paid >= cancelled.total) {
    return { subscription, payments: [] };
  }
  // The amount that the customer agreed to: a code that came later does not change it.
  const amount = cancelled.total - cancelled.paid;
  const payment: RecurringPayment = { reason: 'term', subscription, plan, day, amount };
  return {
    subscription: { ...subscription, cancelledShipment: { ...cancelled, paid: cancelled.total } },
    payments: [payment],
  };
}

function prepareParcel(subscription: Subscription, plan: RatePlan, day: Day): Subscription {
  const part = plan.nextPart ?? plan.part;
  const period = shippingPeriodOf(part);
  if (!period || !isRunning(plan, subscription) || !isDue(plan.nextShipmentDate, day)) return subscription;
  const nextShipmentDate = nextOccurrence(plan.shipmentAnchor, period, day).day;
  return {
    ...withPlan(subscription, { ...plan, part, nextPart: null, nextShipmentDate }),
    changesWaitForShipment: false,
    shipmentPostponed: false,
    shipments: [...subscription.shipments, newShipment(subscription, plan.id, 'recurring', day)],
  };
}

function prepareParcels(subscription: Subscription, day: Day): Subscription {
  return subscription.plans.reduce((current, plan) => prepareParcel(current, plan, day), subscription);
}

/** Takes the payments that are due on a day, then prepares the parcels that they pay for. */
export function settleDay(subscription: Subscription, day: Day): DayResult {
  const terms = takePayments(subscription, day);
  const final = takeFinalPayment(terms.subscription, day);
  return { subscription: prepareParcels(final.subscription, day), payments: [...terms.payments, ...final.payments] };
}

/** Returns a subscription after a day. A subscription whose first payment is not authorised stays as it is. */
export function advanceDay(subscription: Subscription, day: Day): DayResult {
  if (subscription.status === 'Pending') return { subscription, payments: [] };
  const steps = [endPause, shipParcels, receiveReturns];
  return settleDay(
    steps.reduce((current, step) => step(current, day), subscription),
    day,
  );
}
