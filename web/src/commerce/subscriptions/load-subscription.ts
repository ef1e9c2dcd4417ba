/** How one subscription is requested, and where the cache of the page has it. */
import type { SubscriptionPage } from '@perennial/shared/page-data';
import { unstable_serialize } from 'swr';
import { bff } from '../../api/client.ts';

/**
 * Returns the key of a subscription. Changes make it stale by its first part, and a page that the server rendered has the
 * subscription under the same key.
 */
export const subscriptionKey = (number: string) => ['subscriptionPage', { params: { id: number } }] as const;

/** Returns the same key as the cache itself has it, for code that reads the cache without a hook. */
export function subscriptionPlace(number: string): string {
  return unstable_serialize(subscriptionKey(number));
}

/** Requests a subscription as the BFF joins it with content, without the cache. Throws a `ProblemError`. */
export function loadSubscription(number: string): Promise<SubscriptionPage> {
  return bff('GET', `/bff/subscriptions/${encodeURIComponent(number)}`);
}
