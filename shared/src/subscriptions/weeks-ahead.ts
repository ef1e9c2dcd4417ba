/** What comes next of all subscriptions of a customer, by day (docs/rules/account.md#coming-up). */
import type { ComingDay, ComingUp, ExpiringCard, NextPayment } from '../models/coming-up.ts';
import type { SubscriptionListItem } from '../models/subscription.ts';
import type { SubscriptionDetails } from '../models/subscription-details.ts';
import { addDays } from './calendar.ts';
import { findExpiringCard, type StoredCard } from './expiring-card.ts';
import { findContents, findNextDelivery } from './next-delivery.ts';
import { MOST_SHOWN } from './running.ts';
import { DAYS_OF_A_YEAR, findUpcoming, type UpcomingDay } from './upcoming.ts';

export type WeeksAhead = {
  /** In order of their dates. */
  readonly days: readonly ComingDay[];
  /** Whether the days have the payments of all running subscriptions. */
  readonly hasPayments: boolean;
  /** From this day on the shop API does not say what follows (YYYY-MM-DD). */
  readonly openFrom: string | undefined;
};

/** How many days the sum of what is coming covers. */
const DAYS_AHEAD = 30;

/**
 * Returns what pages show of the weeks ahead. `today` is YYYY-MM-DD. `card` is the stored payment method, if it is known, and
 * `year` the days of a year, of which it may not be able to pay all.
 */
export function toComingUp(
  weeks: WeeksAhead,
  today: string,
  card?: StoredCard,
  year: WeeksAhead = weeks,
): Omit<ComingUp, 'goods'> {
  return {
    days: weeks.days.slice(0, MOST_SHOWN),
    sum: sumOfNextDays(weeks, today) ?? null,
    nextPayment: findNextPayment(weeks) ?? null,
    expiringCard: (card && findExpiringCard(card, findPayments(year), today)) ?? null,
  };
}

/** Returns what the details of the running subscriptions say, of each `most` days at most. */
export function findWeeksAhead(subscriptions: readonly SubscriptionDetails[], most?: number): WeeksAhead {
  const [openFrom] = subscriptions.flatMap((one) => findUpcoming(one, most).openFrom ?? []).sort();
  return { days: inOrder(subscriptions.flatMap((one) => findDays(one, most))), hasPayments: true, openFrom };
}

type Listed = Pick<SubscriptionListItem, 'subscriptionNumber' | 'title' | 'image' | 'nextShipmentDate'>;

/** Returns what the list alone says: the next shipment of each subscription, and nothing about payments. */
export function findListedShipments(running: readonly Listed[]): WeeksAhead {
  const days = running.flatMap(
    ({ subscriptionNumber: number, title: name, image: imageUrl, nextShipmentDate: next }) =>
      next === null
        ? []
        : [{ date: next.slice(0, 10), isShipment: true, isPayment: false, amount: null, number, name, imageUrl }],
  );
  return { days: inOrder(days), hasPayments: false, openFrom: undefined };
}

/**
 * Returns what is charged from today to the thirtieth day after it, as a decimal in the culture's currency and without the
 * tax that is added. Undefined if an amount or a payment up to that day is not known.
 */
export function sumOfNextDays({ days, hasPayments, openFrom }: WeeksAhead, today: string): number | undefined {
  const last = addDays(today, DAYS_AHEAD);
  if (!hasPayments || (openFrom !== undefined && openFrom <= last)) return undefined;
  return sumOf(days.filter(({ isPayment, date }) => isPayment && date <= last));
}

/** Returns the payments of the next day that has one; undefined if no payment is known. */
export function findNextPayment({ days }: Pick<WeeksAhead, 'days'>): NextPayment | undefined {
  const payments = days.filter(({ isPayment }) => isPayment);
  const date = payments[0]?.date;
  if (date === undefined) return undefined;
  const ofDay = payments.filter((payment) => payment.date === date);
  return { date, names: ofDay.map(({ name }) => name), amount: sumOf(ofDay) ?? null };
}

/** Returns the stored card, if it expires before a payment of one subscription. `today` is YYYY-MM-DD. */
export function findUnpaidPayment(
  subscription: SubscriptionDetails,
  card: StoredCard,
  today: string,
): ExpiringCard | undefined {
  return findExpiringCard(card, findPayments(findWeeksAhead([subscription], DAYS_OF_A_YEAR)), today);
}

/** Returns the payments by day. A sum is not known from the day on from which the shop API does not say what follows. */
function findPayments({ days, openFrom }: WeeksAhead): readonly NextPayment[] {
  const dates = new Set(days.filter(({ isPayment }) => isPayment).map(({ date }) => date));
  return [...dates].flatMap((date) => {
    const payment = findNextPayment({ days: days.filter((day) => day.date === date) });
    const isOpen = openFrom !== undefined && openFrom <= date;
    return payment ? [isOpen ? { ...payment, amount: null } : payment] : [];
  });
}

/** A paused subscription has the day that its pause leaves, and no others. */
function findDays(subscription: SubscriptionDetails, most?: number): readonly ComingDay[] {
  const next = findNextDelivery(subscription, most);
  if (!next) return [];
  const { later, otherPayment, ...first } = next;
  const other =
    otherPayment === undefined ? [] : [{ date: otherPayment, isShipment: false, isPayment: true, amount: undefined }];
  return [first, ...later, ...other].map((day) => {
    const { date, isShipment, isPayment, amount = null } = day;
    return { date, isShipment, isPayment, amount, ...nameContents(subscription, day) };
  });
}

/** Returns what is shipped or paid for on a day, with its picture; the subscription if that is not known. */
export function nameContents(
  subscription: SubscriptionDetails,
  day: Pick<UpcomingDay, 'isShipment'>,
): Pick<ComingDay, 'number' | 'name' | 'imageUrl'> {
  const { number, title, imageUrl } = subscription;
  const contents = findContents(subscription, day);
  if (!contents || contents === 'changed') return { number, name: title, imageUrl };
  const { name, quantity } = contents;
  return { number, name: quantity > 1 ? `${quantity} × ${name}` : name, imageUrl: contents.imageUrl };
}

/** Days of the same date stay in the order of the subscriptions. */
function inOrder(days: readonly ComingDay[]): readonly ComingDay[] {
  return days.toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}

function sumOf(payments: readonly ComingDay[]): number | undefined {
  const cents = payments.reduce((total, { amount }) => total + Math.round((amount ?? Number.NaN) * 100), 0);
  return Number.isNaN(cents) ? undefined : cents / 100;
}
