/** The subscriptions of which something is to come (docs/rules/account.md#coming-up). */
import type { SubscriptionListItem } from '../models/subscription.ts';
import { toStatusMeaning } from './subscription-state.ts';

/** How many subscriptions are asked for their payments, each with a request. */
export const MOST_ASKED = 12;

/** How many of the next days a page shows at most. */
export const MOST_SHOWN = 3;

/** Returns the subscriptions that can have a shipment or a payment to come: they have begun, and have not ended. */
export function filterRunning<S extends Pick<SubscriptionListItem, 'status'>>(
  subscriptions: readonly S[],
): readonly S[] {
  return subscriptions.filter(({ status }) => ['active', 'paused'].includes(toStatusMeaning(status)));
}
