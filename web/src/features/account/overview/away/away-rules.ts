/**
 * What can be changed of several subscriptions at once, and what it does to each: one row for each task
 * (docs/rules/account.md#several-subscriptions-at-once).
 */

import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallRequest } from '@perennial/shared/catalogue/types';
import type { CountryCode } from '@perennial/shared/countries/country-codes';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';
import {
  findNextShipmentPrice,
  findPlan,
  hasDevicePayments,
  isReturning,
  subscriptionState,
} from '@perennial/shared/subscriptions/plan-facts';
import {
  isChargeDuringPause,
  isDuringPause,
  isShipmentWaiting,
} from '../../../../commerce/subscriptions/during-pause.ts';
import { postpone } from '../../../../commerce/subscriptions/postponement.ts';
import {
  findChangeablePlan,
  findPageLimit,
  isInsured,
  isPausable,
  isRental,
  isResumable,
} from '../../../../commerce/subscriptions/subscription-limits.ts';

export const awayTasks = ['pause', 'resume', 'postpone'] as const;

export type AwayTask = (typeof awayTasks)[number];

/** What a customer wants for several subscriptions. Days are YYYY-MM-DD. */
export type Wish = {
  readonly task: AwayTask;
  /** The day on which a pause ends; undefined while none is entered. */
  readonly day: string | undefined;
  /** The pauses end at once. */
  readonly isAtOnce: boolean;
};

/** Why a subscription cannot have what is wished. */
export type Reason =
  | 'moved'
  | 'pending'
  | 'insured'
  | 'returning'
  | 'ended'
  | 'nothingShipped'
  | 'paused'
  | 'notPaused'
  | 'onlyAtOnce'
  | 'rental'
  | 'noShipment'
  | 'tooEarly'
  | 'notNow';

type Subject = {
  readonly subscription: SubscriptionDetails;
  readonly wish: Wish;
  readonly countryCode: CountryCode;
  /** Whether this site manages it: not a rental that moved. */
  readonly isManagedHere: boolean;
  /** The first day that the shop accepts for this subscription, if it has refused an earlier one. */
  readonly firstDay: string | undefined;
};

type Row = readonly [reason: Reason, refuses: (subject: Subject) => boolean];

/** For every task; the first row that refuses is the one that is told. */
const always: readonly Row[] = [
  ['moved', ({ isManagedHere }) => !isManagedHere],
  ['pending', ({ subscription }) => subscriptionState(subscription) === 'pending'],
  ['insured', ({ subscription, countryCode }) => isInsured(subscription, countryCode)],
  ['returning', ({ subscription }) => isReplenishmentReturning(subscription)],
  ['ended', ({ subscription }) => isReplenishmentEnded(subscription)],
  ['nothingShipped', ({ subscription }) => findPlan(subscription, 'replenishment') === undefined],
];

const byTask: Readonly<Record<AwayTask, readonly Row[]>> = {
  pause: [
    ['paused', ({ subscription }) => isPaused(subscription)],
    ['notNow', ({ subscription, countryCode }) => !isPausable(subscription, countryCode)],
    ['tooEarly', isTooEarly],
  ],
  resume: [
    ['notPaused', ({ subscription }) => !isPaused(subscription)],
    ['notNow', ({ subscription }) => !isResumable(subscription)],
    ['onlyAtOnce', ({ subscription, wish }) => !wish.isAtOnce && !subscription.ableToChangeReplenishmentResumeDate],
    ['tooEarly', (subject) => !subject.wish.isAtOnce && isTooEarly(subject)],
  ],
  postpone: [
    ['paused', ({ subscription }) => isPaused(subscription)],
    ['rental', ({ subscription }) => isRental(subscription)],
    [
      'notNow',
      ({ subscription, countryCode }) =>
        !subscription.ableToPostponeReplenishment || !findChangeablePlan(subscription, countryCode),
    ],
    ['noShipment', ({ subscription }) => subscription.nextShipmentDate === null],
  ],
};

/** Returns why a subscription cannot have what is wished; undefined if it can. */
export function findReason(subject: Subject): Reason | undefined {
  return [...always, ...byTask[subject.wish.task]].find(([, refuses]) => refuses(subject))?.[0];
}

function isPaused(subscription: SubscriptionDetails): boolean {
  return isResumable(subscription) || subscriptionState(subscription) === 'paused';
}

function isReplenishmentReturning(subscription: SubscriptionDetails): boolean {
  const plan = findPlan(subscription, 'replenishment');
  return findPageLimit(subscription) === 'returning' || (plan !== undefined && isReturning(subscription, plan));
}

function isReplenishmentEnded(subscription: SubscriptionDetails): boolean {
  const plan = findPlan(subscription, 'replenishment');
  return findPageLimit(subscription) === 'ended' || (plan !== undefined && plan.status !== null);
}

function isTooEarly({ wish: { day }, firstDay }: Subject): boolean {
  return day !== undefined && firstDay !== undefined && day < firstDay;
}

/** The calls that this sends. */
export type AwayCall = 'pauseReplenishment' | 'resumeReplenishment' | 'changeResumeDate' | 'postponeReplenishment';

export type AwayRequest = CallRequest<AwayCall>;

export const awayCalls: readonly (CallName & AwayCall)[] = [
  'pauseReplenishment',
  'resumeReplenishment',
  'changeResumeDate',
  'postponeReplenishment',
];

/**
 * Returns the request that does what is wished; undefined while its day is missing. A pause with a day ends at once with
 * the day of `today`, or with the first day that the shop has named after it.
 */
export function toRequest(
  { subscription, wish, firstDay = '' }: Pick<Subject, 'subscription' | 'wish' | 'firstDay'>,
  today: string,
): AwayRequest | undefined {
  const { number, ableToResumeReplenishment } = subscription;
  const params = { id: number };
  const { task, isAtOnce } = wish;
  if (task === 'postpone') return { name: 'postponeReplenishment', input: { params } };
  if (task === 'resume' && isAtOnce && ableToResumeReplenishment) {
    return { name: 'resumeReplenishment', input: { params } };
  }
  const resumeDate = task === 'resume' && isAtOnce ? laterOf(today, firstDay) : wish.day;
  if (resumeDate === undefined) return undefined;
  const name = task === 'pause' ? 'pauseReplenishment' : 'changeResumeDate';
  return { name, input: { params, query: { resumeDate } } };
}

const laterOf = (day: string, other: string): string => (other > day ? other : day);

/** The labels of what changes, as the dialogs of the subscription's page name it. */
export type FactLabel =
  | 'shipmentBefore'
  | 'shipmentAfter'
  | 'nextShipment'
  | 'paymentAfter'
  | 'notCharged'
  | 'chargedFromThen'
  | 'chargedWithIt'
  | 'endBefore';

/** `charge`: what the replenishment costs in its periods. An amount is a decimal without the tax that is added. */
export type Fact = {
  readonly label: FactLabel;
  readonly value: { readonly date?: string; readonly amount?: number } | 'charge';
};

export type Preview = {
  readonly facts: readonly Fact[];
  /** A sentence that this subscription needs, and others may not. */
  readonly note: 'deviceGoesOn' | 'dateFollows' | undefined;
};

/** Returns what a wish does to a subscription that can have it; undefined while its day is missing. */
export function previewWish({ subscription, wish }: Pick<Subject, 'subscription' | 'wish'>): Preview | undefined {
  if (wish.task === 'postpone') return previewPostponement(subscription);
  if (wish.task === 'resume') return previewResumption(subscription, wish);
  return wish.day === undefined ? undefined : previewPause(subscription, wish.day);
}

function previewPause(subscription: SubscriptionDetails, day: string): Preview {
  const next = subscription.nextShipmentDate;
  const comesAsPlanned = next !== null && !isDuringPause(next, day);
  return {
    facts: [
      ...dated(comesAsPlanned ? 'nextShipment' : 'shipmentBefore', next),
      ...(comesAsPlanned ? priced('chargedWithIt', subscription) : []),
      ...(isChargeDuringPause(subscription, day) ? [{ label: 'notCharged', value: 'charge' } as const] : []),
    ],
    note: hasDevicePayments(subscription) ? 'deviceGoesOn' : undefined,
  };
}

function previewResumption(subscription: SubscriptionDetails, { isAtOnce, day }: Wish): Preview | undefined {
  if (!isAtOnce && day === undefined) return undefined;
  const { nextShipmentDate: next, resumedReplenishmentDate: end } = subscription;
  const moves = isShipmentWaiting(subscription);
  return {
    facts: [
      ...(isAtOnce ? [] : dated('endBefore', end)),
      ...dated(moves ? 'shipmentBefore' : 'nextShipment', next),
      { label: 'chargedFromThen', value: 'charge' },
    ],
    note: isAtOnce && (moves || next === null) ? 'dateFollows' : undefined,
  };
}

function previewPostponement(subscription: SubscriptionDetails): Preview | undefined {
  const plan = findPlan(subscription, 'replenishment');
  if (!plan) return undefined;
  const { shipment, payment } = postpone(subscription, plan);
  // The price of the shipment is what is paid on its day only if its payment moves with it.
  const amount = payment === shipment?.to ? findNextShipmentPrice(subscription, plan) : undefined;
  return {
    facts: [
      ...dated('shipmentBefore', shipment?.from ?? null),
      ...dated('shipmentAfter', shipment?.to ?? null),
      ...(payment === undefined
        ? []
        : [{ label: 'paymentAfter', value: { date: payment, ...(amount !== undefined && { amount }) } } as const]),
    ],
    note: undefined,
  };
}

function dated(label: FactLabel, date: string | null): readonly Fact[] {
  return date === null ? [] : [{ label, value: { date } }];
}

function priced(label: FactLabel, subscription: SubscriptionDetails): readonly Fact[] {
  const plan = findPlan(subscription, 'replenishment');
  const amount = plan && findNextShipmentPrice(subscription, plan);
  return amount === undefined ? [] : [{ label, value: { amount } }];
}
