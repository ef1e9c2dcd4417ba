/** The entries of a calendar file: what is shipped and paid in a year (docs/rules/subscriptions.md#calendar-file, ADR 77). */
import { toMonths } from '../billing-period.ts';
import type { SubscriptionListItem } from '../models/subscription.ts';
import type { RatePlan, SubscriptionDetails } from '../models/subscription-details.ts';
import { findPlan, findReturn, isReturning, subscriptionState, toPlanKind } from './plan-facts.ts';
import { countLeft, countOfYear, findPlanned, findSubject, type Subject } from './planned-year.ts';
import { findCharges, type Payment } from './series.ts';
import { type PlanKind, planKinds } from './subscription-state.ts';
import { nameContents } from './weeks-ahead.ts';

export type CalendarEntry = {
  /** Subscription number. */
  readonly number: string;
  /** Names the entry within its subscription. A newer file has the same entry on its new day. */
  readonly place: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** What is shipped, or what is paid for. */
  readonly name: string;
  readonly isShipment: boolean;
  readonly isPayment: boolean;
  /** A decimal in the culture's currency, without the tax that is added; undefined if it is not known. */
  readonly amount: number | undefined;
  /** An older file may have the entry, and it is planned no longer. Its date is the day from which it is not. */
  readonly isCancelled: boolean;
  /** What a customer can do about it on the page of the subscription. */
  readonly task: CalendarTask | undefined;
};

/** The tasks of links that an entry can have (docs/rules/subscriptions.md#task-links). */
type CalendarTask = 'postpone' | 'frequency' | 'pause' | 'resume' | 'buy';

/** Returns the entries of one subscription, in the order of their days, and then those that are planned no longer. */
export function findCalendarEntries(subscription: SubscriptionDetails): readonly CalendarEntry[] {
  const planned = findPlanned(subscription);
  const shipments = planned.shipments.map((date, index) => {
    const payment = planned.payments.find((one) => isPaidWith(one, date));
    return toEntry(subscription, 'shipment', `shipment-${index + 1}`, {
      date,
      amount: payment?.amount,
      isPayment: payment !== undefined,
      isFirst: index === 0,
    });
  });
  const counts = new Map<Subject, number>();
  const payments = planned.payments
    .filter((payment) => !planned.shipments.some((date) => isPaidWith(payment, date)))
    .map((payment) => {
      const { date, amount } = payment;
      const subject = findSubject(payment);
      const left = countLeft(payment, planned.payments);
      const count = (counts.get(subject) ?? 0) + 1;
      counts.set(subject, count);
      const place = left === undefined ? `${subject}-${count}` : `${subject}-left-${left}`;
      return toEntry(subscription, subject, place, { date, amount, isPayment: true, isFirst: count === 1 });
    });
  const known = [...shipments, ...payments];
  return [...known.toSorted(byDate), ...findCancelled(subscription, known, planned.stopsAt)];
}

/** Returns what the list alone says: the next shipment of each subscription. Its place is that of the details. */
export function findListedEntries(running: readonly Listed[]): readonly CalendarEntry[] {
  return running.flatMap(({ subscriptionNumber: number, title: name, nextShipmentDate }) =>
    nextShipmentDate === null
      ? []
      : [
          {
            number,
            place: 'shipment-1',
            date: nextShipmentDate.slice(0, 10),
            name,
            isShipment: true,
            isPayment: false,
            amount: undefined,
            isCancelled: false,
            task: undefined,
          },
        ],
  );
}

type Listed = Pick<SubscriptionListItem, 'subscriptionNumber' | 'title' | 'nextShipmentDate'>;

/** Whether a payment is part of the entry of a shipment: it pays for it, or nothing says that it does not. */
function isPaidWith(payment: Payment, shipment: string): boolean {
  if (payment.date !== shipment) return false;
  return payment.charge?.isOfShipment ?? findSubject(payment) === 'payment';
}

/** The places of a series that an older file can have. */
type Places = { readonly subject: Subject; readonly months: number; readonly since: string | undefined };

/** Returns the places of a year that have no day any more, if the subscription says since when. */
function findCancelled(
  subscription: SubscriptionDetails,
  known: readonly CalendarEntry[],
  stopsAt: string | undefined,
): readonly CalendarEntry[] {
  const taken = new Set(known.map(({ place }) => place));
  return planKinds
    .flatMap((kind) => {
      const plan = findPlan(subscription, kind);
      return plan ? findPlaces(subscription, plan, findStop(subscription, plan) ?? stopsAt) : [];
    })
    .flatMap(({ subject, months, since }) =>
      since === undefined
        ? []
        : Array.from({ length: countOfYear(months) }, (_, index) => ({
            subject,
            place: `${subject}-${index + 1}`,
            date: since,
          })),
    )
    .filter(({ place }) => !taken.has(place))
    .map(({ subject, place, date }) => ({
      ...toEntry(subscription, subject, place, {
        date,
        amount: undefined,
        isPayment: subject !== 'shipment',
        isFirst: false,
      }),
      isCancelled: true,
      task: undefined,
    }));
}

/** Returns the series of a plan that have no end of their own: shipments, and charges that are not paid with them. */
function findPlaces(subscription: SubscriptionDetails, plan: RatePlan, since: string | undefined): readonly Places[] {
  const kind = toPlanKind(plan);
  const shipped = kind === 'replenishment' && plan.shippingFrequency && toMonths(plan.shippingFrequency);
  const charges = findCharges(subscription, plan).filter(
    ({ isOfShipment, times }) => !isOfShipment && !Number.isFinite(times),
  );
  return [
    ...(shipped ? [{ subject: 'shipment', months: shipped, since } as const] : []),
    ...charges.slice(0, 1).flatMap(({ of, months }) => (of ? [{ subject: of, months, since }] : [])),
  ];
}

/** Returns the day from which nothing more is planned of a plan; undefined while it goes on, or if the day is not known. */
function findStop(subscription: SubscriptionDetails, plan: RatePlan): string | undefined {
  return findStopDay(subscription, plan)?.slice(0, 10);
}

function findStopDay(subscription: SubscriptionDetails, plan: RatePlan): string | null | undefined {
  if (plan.status === 'Cancel') return plan.cancellationDate;
  if (plan.status === 'PayInFull') return plan.payInFullDate;
  // A pause, and a return, leave the payments for a device as they are.
  if (toPlanKind(plan) !== 'replenishment') return undefined;
  if (isReturning(subscription, plan)) return findReturn(subscription, 'replenishment')?.returnCreatedDate;
  return subscriptionState(subscription) === 'paused' ? subscription.pausedReplenishmentDate : undefined;
}

type Occasion = {
  readonly date: string;
  readonly amount: number | undefined;
  readonly isPayment: boolean;
  readonly isFirst: boolean;
};

function toEntry(
  subscription: SubscriptionDetails,
  subject: Subject,
  place: string,
  { isFirst, ...occasion }: Occasion,
): CalendarEntry {
  const isShipment = subject === 'shipment';
  const plan = findPlanOf(subscription, subject);
  const { number, name } = nameContents(plan ? { ...subscription, ratePlans: [plan] } : subscription, { isShipment });
  const task = findTask(subscription, subject, isFirst);
  return { number, place, name, isShipment, isCancelled: false, task, ...occasion };
}

/** Returns the plan that an entry is about; undefined if the subscription does not say it. */
function findPlanOf(subscription: SubscriptionDetails, subject: Subject): RatePlan | undefined {
  if (subject === 'payment') return undefined;
  const kinds: Readonly<Record<Exclude<Subject, 'payment'>, PlanKind>> = {
    shipment: 'replenishment',
    device: 'device',
    replenishment: 'replenishment',
    final: 'replenishment',
  };
  return findPlan(subscription, kinds[subject]);
}

/** Returns the first task that the shop API allows now. The page says so if it is not possible any more. */
function findTask(subscription: SubscriptionDetails, subject: Subject, isFirst: boolean): CalendarTask | undefined {
  if (subject === 'final' || subject === 'payment') return undefined;
  if (subject === 'device') {
    return findPlan(subscription, 'device')?.ableToPayInFull && !subscription.hidePayInFull ? 'buy' : undefined;
  }
  if (subscription.ableToResumeReplenishment || subscription.ableToChangeReplenishmentResumeDate) return 'resume';
  if (subject === 'shipment' && isFirst && subscription.ableToPostponeReplenishment) return 'postpone';
  if (subject === 'shipment' && subscription.ableToChangeFrequency) return 'frequency';
  return subscription.ableToPauseReplenishment ? 'pause' : undefined;
}

const byDate = (one: CalendarEntry, other: CalendarEntry) =>
  one.date < other.date ? -1 : Number(one.date > other.date);
