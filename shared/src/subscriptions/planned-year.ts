/** What is planned of a subscription in a year, for its calendar file (docs/rules/subscriptions.md#calendar-file, ADR 77). */
import type { SubscriptionDetails } from '../models/subscription-details.ts';
import { findFinalPayment, findPlan, isCharged, subscriptionState } from './plan-facts.ts';
import { findCharges, findSeries, type Payment } from './series.ts';
import type { PlanKind } from './subscription-state.ts';
import { findOpenDay, isCertain } from './upcoming.ts';

const MONTHS_OF_A_YEAR = 12;

/** What an entry is about: a shipment, or a payment of a plan or of something else. */
export type Subject = 'shipment' | PlanKind | 'final' | 'payment';

type Planned = {
  readonly shipments: readonly string[];
  readonly payments: readonly Payment[];
  /** The series go on, but nothing is certain of them from this day on (YYYY-MM-DD). */
  readonly stopsAt: string | undefined;
};

/** Returns how many days of a series fill a year. */
export const countOfYear = (months: number) => Math.ceil(MONTHS_OF_A_YEAR / months);

/**
 * Returns the days that are certain. The number of them in a year depends on the period only, and not on today: otherwise
 * a place at the end would come and go.
 */
export function findPlanned(subscription: SubscriptionDetails): Planned {
  const next = subscription.nextShipmentDate?.slice(0, 10);
  if (subscriptionState(subscription) !== 'active') {
    const payment = findNamedPayment(subscription);
    return { shipments: next === undefined ? [] : [next], payments: payment ? [payment] : [], stopsAt: undefined };
  }
  const series = findSeries(subscription, countOfYear);
  const open = findOpenDay(series);
  const hasCertainDay = (date: string) => isCertain(date, subscription, open);
  return {
    shipments: series.shipments.days.filter((date, index) => index === 0 || hasCertainDay(date)),
    payments: series.payments.days.filter(({ date }, index) => index === 0 || hasCertainDay(date)),
    stopsAt: open ?? subscription.endDate?.slice(0, 10),
  };
}

/**
 * Returns the payment that the subscription names while nothing else is certain: while it is paused, or its goods go back.
 * It is one of the device, if that has a single charge.
 */
function findNamedPayment(subscription: SubscriptionDetails): Payment | undefined {
  const final = findFinalPayment(subscription);
  const date = subscription.nextPaymentDate?.slice(0, 10);
  if (final && (date === undefined || final.date <= date)) return final;
  if (date === undefined) return undefined;
  const device = findPlan(subscription, 'device');
  const [charge, other] = device && isCharged(subscription, device) ? findCharges(subscription, device) : [];
  return { date, amount: undefined, ...(charge && !other && { charge }) };
}

/** A payment with an amount and without a charge is the final one. */
export function findSubject({ charge, amount }: Payment): Subject {
  if (charge) return charge.of ?? 'payment';
  return amount === undefined ? 'payment' : 'final';
}

/** Returns how many payments of a charge follow; undefined if they do not end, or if two charges share what is left to pay. */
export function countLeft({ date, charge }: Payment, payments: readonly Payment[]): number | undefined {
  if (!charge || !Number.isFinite(charge.times)) return undefined;
  if (payments.some(({ charge: other }) => other && other !== charge && other.of === charge.of)) return undefined;
  return charge.times - 1 - payments.filter((one) => one.charge === charge && one.date < date).length;
}
