/**
 * The subscriptions that wait for the first payment of an order, and whether the bank has refused it. The shop API tells
 * no refusal: the subscriptions are gone (docs/rules/payments.md#refused-first-payments, ADR 46). Pure.
 */

import { toStatusMeaning } from '@perennial/shared/subscriptions/subscription-state';
import type { WaitingSubscriptions } from '../../storage/stored-shapes.ts';

/** A subscription as a list has it. */
type Listed = { readonly subscriptionNumber: string; readonly status: string };

const isWaiting = ({ status }: Listed): boolean => toStatusMeaning(status) === 'pending';

/** Returns what is remembered while the payment is in progress; undefined if no subscription is being created. */
export function findWaiting(list: readonly Listed[]): WaitingSubscriptions | undefined {
  const waiting = list.filter(isWaiting).map(({ subscriptionNumber }) => subscriptionNumber);
  return waiting.length > 0
    ? { waiting, known: list.map(({ subscriptionNumber }) => subscriptionNumber), isClosed: false }
    : undefined;
}

/**
 * Returns what became of remembered subscriptions once the payment is decided; undefined while the list is older than
 * the decision. A shop API that gives a subscription another number has started it, so a number that was not known is no
 * refusal.
 */
export function findDecision(
  { waiting, known }: WaitingSubscriptions,
  list: readonly Listed[],
): 'refused' | 'started' | undefined {
  if (list.some((subscription) => waiting.includes(subscription.subscriptionNumber) && isWaiting(subscription)))
    return undefined;
  return list.every(({ subscriptionNumber: number }) => known.includes(number) && !waiting.includes(number))
    ? 'refused'
    : 'started';
}
