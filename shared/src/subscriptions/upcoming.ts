/** The next shipments and payments, by day (docs/rules/subscriptions.md#upcoming-shipments-and-payments). */
import type { SubscriptionDetails } from '../models/subscription-details.ts';
import { subscriptionState } from './plan-facts.ts';
import { findSeries, type Payment, type PlannedSeries } from './series.ts';

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
  const series = findSeries(subscription, () => most);
  const payments = series.payments.days;
  // Later shipments without their payments would look free of charge.
  const shipments = series.shipments.days.slice(0, series.hasAllPayments ? most : 1);
  const openFrom = findOpenDay(series);
  const dates = new Set([...shipments, ...payments.map(({ date }) => date)]);
  const days = [...dates]
    .sort()
    .filter((date) => isCertain(date, subscription, openFrom))
    .slice(0, most)
    .map((date) => {
      const ofDay = payments.filter((payment) => payment.date === date);
      return { date, isShipment: shipments.includes(date), isPayment: ofDay.length > 0, amount: sum(ofDay) };
    });
  return { days, openFrom };
}

/** Returns the first day from which one of the series is not certain; undefined if none is. */
export function findOpenDay({ shipments, payments }: PlannedSeries): string | undefined {
  const [first] = [shipments.openFrom, payments.openFrom].filter((day) => day !== undefined).sort();
  return first;
}

/** Whether a day of a series is before the day from which nothing is certain, and not after the end of the subscription. */
export function isCertain(
  date: string,
  { endDate }: Pick<SubscriptionDetails, 'endDate'>,
  openFrom: string | undefined,
): boolean {
  return (endDate === null || date <= endDate.slice(0, 10)) && (openFrom === undefined || date < openFrom);
}

function sum(payments: readonly Payment[]): number | undefined {
  if (payments.length === 0) return undefined;
  const cents = payments.reduce((total, { amount = Number.NaN }) => total + Math.round(amount * 100), 0);
  return Number.isNaN(cents) ? undefined : cents / 100;
}
