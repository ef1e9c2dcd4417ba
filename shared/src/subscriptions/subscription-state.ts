/** Kinds of plans, and states of subscriptions and plans. Every page shows them with the texts under `subscription.state`. */
import type { ReturnDetails } from '../models/subscription-details.ts';

/** The two kinds of plans that a subscription can have, and so the two kinds of goods that can be returned. */
export const planKinds = ['device', 'replenishment'] as const;

export type PlanKind = (typeof planKinds)[number];

export type SubscriptionState = 'active' | 'paused' | 'pending' | 'returning' | 'purchased' | 'cancelled' | 'ended';

/** What the status of the shop API means, before returns and the reason for the end are considered. */
type StatusMeaning = 'active' | 'paused' | 'ended' | 'pending';

const meanings: Readonly<Record<string, StatusMeaning>> = {
  Active: 'active',
  Paused: 'paused',
  InActive: 'ended',
};

/** Returns `pending` for any other status: the subscription is being created. */
export function toStatusMeaning(status: string): StatusMeaning {
  return (Object.hasOwn(meanings, status) && meanings[status]) || 'pending';
}

type SubscriptionFacts = {
  /** From the shop API. */
  readonly status: string;
  readonly isCancelled: boolean;
  /** Whether the device has been paid in full. */
  readonly isPaidInFull: boolean;
  /** The plans whose goods are awaited back. */
  readonly returning: readonly PlanKind[];
};

/**
 * Returns the state of a whole subscription, the same for every page. A pause ends with the return of its replenishment
 * only (docs/rules/subscriptions.md#state-of-a-subscription).
 */
export function toSubscriptionState(facts: SubscriptionFacts): SubscriptionState {
  const meaning = toStatusMeaning(facts.status);
  if (meaning === 'pending') return 'pending';
  if (meaning === 'ended') {
    if (facts.isCancelled) return 'cancelled';
    return facts.isPaidInFull ? 'purchased' : 'ended';
  }
  const returns = meaning === 'paused' ? facts.returning.includes('replenishment') : facts.returning.length > 0;
  return returns ? 'returning' : meaning;
}

type PlanReturn = {
  readonly isCancelled: boolean;
  /** Undefined for a subscription without this plan. */
  readonly returnStatus: ReturnDetails['returnStatus'] | undefined;
};

/**
 * Whether the goods of a plan are awaited back. A cancelled plan keeps the status `Returning` after its goods have
 * arrived (docs/rules/cancel-and-return.md#return-status).
 */
export function isAwaitedBack({ isCancelled, returnStatus }: PlanReturn): boolean {
  return returnStatus === 'Returning' && !isCancelled;
}
