/** What the details of a subscription prefetch. The server asks this for the server-rendered page. */
import { type PrefetchQuery, prefetchQuery } from '@perennial/shared/page-data';

/** `id` is the number of the subscription. The profile says whether its device may be bought, the method how the next delivery is paid. */
export function detailsPrefetch(id: string): readonly PrefetchQuery[] {
  return [
    prefetchQuery('subscriptionPage', { params: { id } }),
    prefetchQuery('getProfile', {}),
    prefetchQuery('getSavedPaymentMethod', {}),
  ];
}
