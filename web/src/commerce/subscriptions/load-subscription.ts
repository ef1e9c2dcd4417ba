/** How one subscription is requested, and where the cache has it: `subscriptionPage`. */
import type { SubscriptionPage } from '@perennial/shared/page-data';
import { bff } from '../../api/client.ts';

/** Returns the key of the cache, as a page that the server rendered has it too. */
export const subscriptionKey = (number: string) => ['subscriptionPage', { params: { id: number } }] as const;

/** Requests a subscription as the BFF joins it with content, without the cache. Throws a `ProblemError`. */
export function loadSubscription(number: string): Promise<SubscriptionPage> {
  return bff('GET', `/bff/subscriptions/${encodeURIComponent(number)}`);
}
