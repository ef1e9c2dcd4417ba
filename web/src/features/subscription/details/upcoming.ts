/** The next shipments and payments. See docs/rules/subscriptions.md#upcoming-orders. */
import { toMonths } from '@perennial/shared/billing-period';
import type { RatePlan, SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import { addMonths, dayOfMonth, isLastDayOfMonth } from '../calendar.ts';
import {
  findPlan,
  findShipmentCharge,
  isCharged,
  recurringCharges,
  subscriptionState,
  toPlanKind,
} from '../plan-facts.ts';

/** What happens on one day. */
export type UpcomingDay = {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly isShipment: boolean;
  readonly isPayment: boolean;
  /** What is paid on the day, as a decimal in the culture's currency; undefined if the subscription does not have it. */
  readonly amount: number | undefined;
};

/** How many days are listed at most. */
const DAYS = 4;

type Payment = { readonly date: string; readonly amount: number | undefined };

type Charge = {
  readonly months: number;
  readonly amount: number | undefined;
  readonly isOfShipment: boolean;
  /** How many payments are left at most. */
  readonly times: number;
};

/** Returns the next days in order; none unless the subscription is active. */
export function findUpcomingDays(subscription: SubscriptionDetails): readonly UpcomingDay[] {
  if (subscriptionState(subscription) !== 'active') return [];
  const known = findPayments(subscription);
  const payments = known ?? findNextPayment(subscription);
  // Later shipments without their payments would look free of charge.
  const shipments = findShipments(subscription).slice(0, known ? DAYS : 1);
  const end = subscription.endDate?.slice(0, 10);
  const dates = new Set([...shipments, ...payments.map(({ date }) => date)]);
  return [...dates]
    .sort()
    .filter((date) => end === undefined || date <= end)
    .slice(0, DAYS)
    .map((date) => {
      const ofDay = payments.filter((payment) => payment.date === date);
      return { date, isShipment: shipments.includes(date), isPayment: ofDay.length > 0, amount: sum(ofDay) };
    });
}

function findShipments(subscription: SubscriptionDetails): readonly string[] {
  const { nextShipmentDate } = subscription;
  if (nextShipmentDate === null) return [];
  const plan = findPlan(subscription, 'replenishment');
  const months = plan?.status === null && plan.shippingFrequency ? toMonths(plan.shippingFrequency) : undefined;
  return months ? series(subscription, nextShipmentDate, months) : [nextShipmentDate.slice(0, 10)];
}

/** The payment whose date the subscription has, without an amount: it does not say which charge is due. */
function findNextPayment({ nextPaymentDate }: SubscriptionDetails): readonly Payment[] {
  return nextPaymentDate === null ? [] : [{ date: nextPaymentDate.slice(0, 10), amount: undefined }];
}

/**
 * Returns the payments of every charge. Undefined if the date of one charge is not known: the subscription has only the
 * next date of all charges.
 */
function findPayments(subscription: SubscriptionDetails): readonly Payment[] | undefined {
  const { nextPaymentDate, nextShipmentDate } = subscription;
  const charges = subscription.ratePlans
    .filter((plan) => isCharged(subscription, plan))
    .flatMap(toCharges(subscription));
  const payments = (from: string, { months, amount, times }: Charge) =>
    series(subscription, from, months)
      .slice(0, times)
      .map((date) => ({ date, amount }));
  const [first, second, third] = charges;
  if (!first) return [];
  if (nextPaymentDate === null || third) return undefined;
  if (!second) return payments(nextPaymentDate, first);
  const [ofShipment, other] = first.isOfShipment ? [first, second] : [second, first];
  if (!ofShipment.isOfShipment || nextShipmentDate === null) return undefined;
  // On the same day, the next date of the other charge can be any later one.
  if (nextPaymentDate >= nextShipmentDate) return undefined;
  return [...payments(nextPaymentDate, other), ...payments(nextShipmentDate, ofShipment)];
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
        times: toPay === null ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(toPay / amount.discounted)),
      }));
  };
}

/**
 * Returns the first days of a series. Each counts from the first day, so that a short month does not move those after
 * it. A first day that ends its month stands for the day on which the subscription began, if that month does not have it.
 */
function series({ startDate }: SubscriptionDetails, from: string, months: number): readonly string[] {
  const begun = startDate === null ? 0 : dayOfMonth(startDate);
  const day = isLastDayOfMonth(from) ? Math.max(begun, dayOfMonth(from)) : dayOfMonth(from);
  return Array.from({ length: DAYS }, (_, index) => addMonths(from, index * months, day));
}

function sum(payments: readonly Payment[]): number | undefined {
  if (payments.length === 0) return undefined;
  const cents = payments.reduce((total, { amount = Number.NaN }) => total + Math.round(amount * 100), 0);
  return Number.isNaN(cents) ? undefined : cents / 100;
}
