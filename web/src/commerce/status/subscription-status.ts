/** What is abnormal about a subscription (docs/rules/subscriptions.md#status-panel). */
import type { PlanKind, SubscriptionState } from '@perennial/shared/subscriptions/subscription-state';
import type { NoticeKind } from '../../ui/notice.tsx';

/** What a page knows of a subscription. Dates are YYYY-MM-DD; a fact that the page does not have is missing. */
export type StatusFacts = {
  readonly state: SubscriptionState;
  readonly pausedSince?: string | null | undefined;
  readonly resumesOn?: string | null | undefined;
  /** The plans whose goods are awaited back. */
  readonly returning: readonly PlanKind[];
  /** What the repair service says about each product that is there. */
  readonly repairs?: readonly string[];
  readonly endedOn?: string | null | undefined;
};

/** The goods that are awaited back. */
type AwaitedGoods = PlanKind | 'both';

export type SubscriptionStatus =
  | { readonly name: 'pending' }
  | { readonly name: 'paused'; readonly since: string | null; readonly until: string | null }
  | { readonly name: 'returning'; readonly goods: AwaitedGoods }
  | { readonly name: 'repair'; readonly texts: readonly string[] }
  | { readonly name: 'ended'; readonly state: 'cancelled' | 'purchased' | 'ended'; readonly on: string | null };

/** The colour of each status. */
export const statusKinds: Readonly<Record<SubscriptionStatus['name'], NoticeKind>> = {
  pending: 'info',
  paused: 'warning',
  returning: 'warning',
  repair: 'info',
  ended: 'info',
};

/** Returns the one thing that a customer has to know first; undefined for a subscription that simply runs. */
export function statusOf(facts: StatusFacts): SubscriptionStatus | undefined {
  const { state, pausedSince = null, resumesOn = null, repairs = [], endedOn = null } = facts;
  switch (state) {
    case 'pending':
      return { name: 'pending' };
    case 'returning':
      return { name: 'returning', goods: toGoods(facts.returning) };
    case 'paused':
      return { name: 'paused', since: pausedSince, until: resumesOn };
    case 'cancelled':
    case 'purchased':
    case 'ended':
      return { name: 'ended', state, on: endedOn };
    case 'active':
      return repairs.length > 0 ? { name: 'repair', texts: repairs } : undefined;
  }
}

function toGoods(returning: readonly PlanKind[]): AwaitedGoods {
  const [first, second] = returning;
  return second || !first ? 'both' : first;
}
