/**
 * The series of shipments and payments that follow from the data of a subscription
 * (docs/rules/subscriptions.md#upcoming-shipments-and-payments).
 */
import { toMonths } from '../billing-period.ts';
import type { RatePlan, SubscriptionDetails } from '../models/subscription-details.ts';
import { addMonths, dayOfMonth, isLastDayOfMonth } from './calendar.ts';
import {
  findFinalPayment,
  findPlan,
  findShipmentCharge,
  isCharged,
  recurringCharges,
  toPlanKind,
} from './plan-facts.ts';
import type { PlanKind } from './subscription-state.ts';

/** Returns how many days of a series are wanted, by the months between two of them. */
type HowMany = (months: number) => number;

/** Days in order, as far as they are certain. */
type Series<T> = {
  readonly days: readonly T[];
  /** From this day on nothing is certain (YYYY-MM-DD); undefined if nothing follows, or nothing is known to. */
  readonly openFrom?: string | undefined;
};

export type Payment = {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** A decimal in the culture's currency, without the tax that is added; undefined if the subscription does not have it. */
  readonly amount: number | undefined;
  /** Undefined for the final payment of a cancelled replenishment, and if the subscription does not say which one it is. */
  readonly charge?: Charge;
};

type Charge = {
  readonly of: PlanKind | undefined;
  readonly months: number;
  readonly amount: number | undefined;
  readonly isOfShipment: boolean;
  /** How many payments are left at most; infinite if it does not end. */
  readonly times: number;
};

export type PlannedSeries = {
  readonly shipments: Series<string>;
  /** With the final payment of a cancelled replenishment at the end. */
  readonly payments: Series<Payment>;
  /** Whether the payments are those of every charge. Otherwise they are the next one of all. */
  readonly hasAllPayments: boolean;
};

/** Returns the series of a subscription that is active: each with as many days as wanted, if it does not end before. */
export function findSeries(subscription: SubscriptionDetails, howMany: HowMany): PlannedSeries {
  const known = findPayments(subscription, howMany);
  const recurring = known ?? findNextPayment(subscription);
  const final = findFinalPayment(subscription);
  return {
    shipments: findShipments(subscription, howMany),
    payments: { ...recurring, days: final ? [...recurring.days, final] : recurring.days },
    hasAllPayments: known !== undefined,
  };
}

/** Returns the charges of a plan, also of one that has ended; none for what a partner pays. */
export function findCharges(
  { hasAnyFutureDatedReplenishment }: Pick<SubscriptionDetails, 'hasAnyFutureDatedReplenishment'>,
  plan: RatePlan,
): readonly Charge[] {
  const of = toPlanKind(plan);
  const changes = hasAnyFutureDatedReplenishment && of === 'replenishment';
  const shipmentCharge = findShipmentCharge(plan);
  const toPay = plan.purchaseValueToPay;
  return recurringCharges(plan)
    .filter(({ amount }) => amount.discounted > 0)
    .map(({ months, amount }) => ({
      of,
      months,
      amount: changes ? undefined : amount.discounted,
      isOfShipment: amount === shipmentCharge,
      // A device that is paid off costs nothing more.
      times:
        toPay === null
          ? Number.POSITIVE_INFINITY
          : Math.max(1, Math.floor(toCents(toPay) / toCents(amount.discounted))),
    }));
}

function findShipments(subscription: SubscriptionDetails, howMany: HowMany): Series<string> {
  const { nextShipmentDate } = subscription;
  if (nextShipmentDate === null) return { days: [] };
  const plan = findPlan(subscription, 'replenishment');
  const months = plan?.status === null && plan.shippingFrequency ? toMonths(plan.shippingFrequency) : undefined;
  return months ? repeat(nextShipmentDate, months, howMany(months)) : { days: [nextShipmentDate.slice(0, 10)] };
}

/** The payment whose date the subscription has, without an amount: it does not say which charge is due. */
function findNextPayment({ nextPaymentDate }: SubscriptionDetails): Series<Payment> {
  return { days: nextPaymentDate === null ? [] : [{ date: nextPaymentDate.slice(0, 10), amount: undefined }] };
}

/**
 * Returns the payments of every charge. Undefined if the date of one charge is not known: the subscription has only the
 * next date of all charges.
 */
function findPayments(subscription: SubscriptionDetails, howMany: HowMany): Series<Payment> | undefined {
  const { nextPaymentDate, nextShipmentDate } = subscription;
  const charges = subscription.ratePlans
    .filter((plan) => isCharged(subscription, plan))
    .flatMap((plan) => findCharges(subscription, plan));
  const [first, second, third] = charges;
  if (!first) return { days: [] };
  if (nextPaymentDate === null || third) return undefined;
  if (!second) return pay(nextPaymentDate, first, howMany);
  const [ofShipment, other] = first.isOfShipment ? [first, second] : [second, first];
  if (!ofShipment.isOfShipment || nextShipmentDate === null) return undefined;
  // On the same day, the next date of the other charge can be any later one.
  if (nextPaymentDate >= nextShipmentDate) return undefined;
  const [one, two] = [pay(nextPaymentDate, other, howMany), pay(nextShipmentDate, ofShipment, howMany)];
  const [openFrom] = [one.openFrom, two.openFrom].filter((day) => day !== undefined).sort();
  return { days: [...one.days, ...two.days], openFrom };
}

function pay(from: string, charge: Charge, howMany: HowMany): Series<Payment> {
  const { amount, months, times } = charge;
  const { days, openFrom } = repeat(from, months, Math.min(howMany(months), times));
  return { days: days.map((date) => ({ date, amount, charge })), openFrom };
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
