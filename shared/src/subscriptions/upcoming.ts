/** The next shipments and payments (docs/rules/subscriptions.md#upcoming-shipments-and-payments). */
import { toMonths } from '../billing-period.ts';
import type { RatePlan, SubscriptionDetails } from '../models/subscription-details.ts';
import { addMonths, dayOfMonth, isLastDayOfMonth } from './calendar.ts';
import {
  findFinalPayment,
  findPlan,
  findShipmentCharge,
  isCharged,
  recurringCharges,
  subscriptionState,
  toPlanKind,
} from './plan-facts.ts';

/** What happens on one day. */
export type UpcomingDay = {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly isShipment: boolean;
  readonly isPayment: boolean;
  /**
   * What is paid on the day, as a decimal in the culture's currency; undefined if the subscription does not have it.
   */
  readonly amount: number | undefined;
};

/** How many days a page lists at most. */
const DAYS = 4;

/** Enough days for a year of two charges that are paid each month, and a final payment. */
export const DAYS_OF_A_YEAR = 27;

type Payment = { readonly date: string; readonly amount: number | undefined };

type Charge = {
  readonly months: number;
  readonly amount: number | undefined;
  readonly isOfShipment: boolean;
  /** How many payments are left at most; infinite if it does not end. */
  readonly times: number;
};

/** Days in order, as far as they are certain. */
type Series<T> = {
  readonly days: readonly T[];
  /** From this day on nothing is certain (YYYY-MM-DD); undefined if nothing follows, or nothing is known to. */
  readonly openFrom?: string | undefined;
};

/** The next days in order, as far as they are certain. */
export type Upcoming = {
  readonly days: readonly UpcomingDay[];
  /** From this day on nothing is certain (YYYY-MM-DD); undefined if nothing follows, or nothing is known to. */
  readonly openFrom: string | undefined;
};

/** Returns the next days in order, `most` at most; none unless the subscription is active. */
export function findUpcomingDays(subscription: SubscriptionDetails, most = DAYS): readonly UpcomingDay[] {
  return findUpcoming(subscription, most).days;
}

/** Returns the next days as `findUpcomingDays`, and from when on the shop API does not say what follows. */
export function findUpcoming(subscription: SubscriptionDetails, most = DAYS): Upcoming {
  const state = subscriptionState(subscription);
  // The shop API does not say what is charged when a pause ends.
  if (state === 'paused') return { days: [], openFrom: subscription.resumedReplenishmentDate?.slice(0, 10) };
  if (state !== 'active') return { days: [], openFrom: undefined };
  const known = findPayments(subscription, most);
  const recurring = known ?? findNextPayment(subscription);
  const final = findFinalPayment(subscription);
  const payments = final ? [...recurring.days, final] : recurring.days;
  const series = findShipments(subscription, most);
  // Later shipments without their payments would look free of charge.
  const shipments = series.days.slice(0, known ? most : 1);
  const [open] = [recurring.openFrom, series.openFrom].filter((day) => day !== undefined).sort();
  const end = subscription.endDate?.slice(0, 10);
  const dates = new Set([...shipments, ...payments.map(({ date }) => date)]);
  const days = [...dates]
    .sort()
    .filter((date) => (end === undefined || date <= end) && (open === undefined || date < open))
    .slice(0, most)
    .map((date) => {
      const ofDay = payments.filter((payment) => payment.date === date);
      return { date, isShipment: shipments.includes(date), isPayment: ofDay.length > 0, amount: sum(ofDay) };
    });
  return { days, openFrom: open };
}

function findShipments(subscription: SubscriptionDetails, most: number): Series<string> {
  const { nextShipmentDate } = subscription;
  if (nextShipmentDate === null) return { days: [] };
  const plan = findPlan(subscription, 'replenishment');
  const months = plan?.status === null && plan.shippingFrequency ? toMonths(plan.shippingFrequency) : undefined;
  return months ? repeat(nextShipmentDate, months, most) : { days: [nextShipmentDate.slice(0, 10)] };
}

/** The payment whose date the subscription has, without an amount: it does not say which charge is due. */
function findNextPayment({ nextPaymentDate }: SubscriptionDetails): Series<Payment> {
  return { days: nextPaymentDate === null ? [] : [{ date: nextPaymentDate.slice(0, 10), amount: undefined }] };
}

/**
 * Returns the payments of every charge. Undefined if the date of one charge is not known: the subscription has only the
 * next date of all charges.
 */
function findPayments(subscription: SubscriptionDetails, most: number): Series<Payment> | undefined {
  const { nextPaymentDate, nextShipmentDate } = subscription;
  const charges = subscription.ratePlans
    .filter((plan) => isCharged(subscription, plan))
    .flatMap(toCharges(subscription));
  const [first, second, third] = charges;
  if (!first) return { days: [] };
  if (nextPaymentDate === null || third) return undefined;
  if (!second) return pay(nextPaymentDate, first, most);
  const [ofShipment, other] = first.isOfShipment ? [first, second] : [second, first];
  if (!ofShipment.isOfShipment || nextShipmentDate === null) return undefined;
  // On the same day, the next date of the other charge can be any later one.
  if (nextPaymentDate >= nextShipmentDate) return undefined;
  const [one, two] = [pay(nextPaymentDate, other, most), pay(nextShipmentDate, ofShipment, most)];
  const [openFrom] = [one.openFrom, two.openFrom].filter((day) => day !== undefined).sort();
  return { days: [...one.days, ...two.days], openFrom };
}

function pay(from: string, { months, amount, times }: Charge, most: number): Series<Payment> {
  const { days, openFrom } = repeat(from, months, Math.min(most, times));
  return { days: days.map((date) => ({ date, amount })), openFrom };
}

/** Returns the charges of a plan; none for what a partner pays. */
function toCharges({ hasAnyFutureDatedReplenishment }: SubscriptionDetails): (plan: RatePlan) => readonly Charge[] {
  return (plan) => {
    const changes = hasAnyFutureDatedReplenishment && toPlanKind(plan) === 'replenishment';
    const shipmentCharge = findShipmentCharge(plan);
    const toPay = plan.purchaseValueToPay;
    return recurringCharges(plan)
      .filter(({ amount }) => amount.discounted > 0)
      .map(({ months, amount }) => ({
        months,
        amount: changes ? undefined : amount.discounted,
        isOfShipment: amount === shipmentCharge,
        // A device that is paid off costs nothing more.
        times:
          toPay === null
            ? Number.POSITIVE_INFINITY
            : Math.max(1, Math.floor(toCents(toPay) / toCents(amount.discounted))),
      }));
  };
}

/**
 * Returns the first days of a series, `times` at most. Each counts from the first day, so that a short month does not
 * move those after it. A first day that ends a short month can belong to a series of any day from it to the 31st: the
 * days are certain until these differ.
 */
function repeat(from: string, months: number, times: number): Series<string> {
  const day = dayOfMonth(from);
  const latest = isLastDayOfMonth(from) ? 31 : day;
  const days = Array.from({ length: times }, (_, index) => addMonths(from, index * months, day));
  const open = days.findIndex((date, index) => date !== addMonths(from, index * months, latest));
  return open < 0 ? { days } : { days: days.slice(0, open), openFrom: days[open] };
}

const toCents = (amount: number) => Math.round(amount * 100);

function sum(payments: readonly Payment[]): number | undefined {
  if (payments.length === 0) return undefined;
  const cents = payments.reduce((total, { amount = Number.NaN }) => total + toCents(amount), 0);
  return Number.isNaN(cents) ? undefined : cents / 100;
}
