/** How one subscription is requested, and where the cache of the page has it. */
import type { SubscriptionPage } from '@perennial/shared/page-data';
import { bff, type CallOptions } from '../../api/client.ts';

/**
 * Returns the key of a subscription. Changes make it stale by its first part, and a page that the server rendered has the
 * subscription under the same key.
 */
export const subscriptionKey = (number: string) => ['subscriptionPage', { params: { id: number } }] as const;

/** Requests a subscription as the BFF joins it with content, without the cache. Throws a `ProblemError`. */
export function loadSubscription(number: string, options?: CallOptions): Promise<SubscriptionPage> {
  return bff('GET', `/bff/subscriptions/${encodeURIComponent(number)}`, undefined, options);
}
