import type { SubscriptionPage } from '@perennial/shared/page-data';
import { useParams } from 'react-router-dom';
import useSWR, { type SWRResponse, unstable_serialize, useSWRConfig } from 'swr';
import type { ProblemError } from '../../api/client.ts';
import { keptOptions } from '../../api/kept-answers.ts';
import { useIsPrefetched } from '../../api/prefetched-data.ts';
import { useIsFresh } from '../../api/use-is-fresh.ts';
import { loadSubscription, subscriptionKey } from '../../commerce/subscriptions/load-subscription.ts';

/** A subscription as the BFF returns it: shop data joined with content. */
export type Subscription = SubscriptionPage;

/** Props of each section on a subscription's page, for its state text and its body. */
export type SectionProps = { readonly subscription: Subscription };

/** Loads a subscription by its number. `useInvalidate` and a server-rendered page know it as `subscriptionPage`. */
export function useSubscription(number: string): SWRResponse<Subscription, ProblemError> {
  const key = subscriptionKey(number);
  const answered = useIsPrefetched(key);
  return useSWR<Subscription, ProblemError>(key, () => loadSubscription(number, keptOptions(key)), {
    ...(answered && { revalidateIfStale: false }),
  });
}

/** Returns a function that reads the subscription as it was loaded last, for what the shop says after a change. */
export function useReadSubscription(number: string): () => Subscription | undefined {
  const { cache } = useSWRConfig();
  return () => cache.get(unstable_serialize(subscriptionKey(number)))?.data;
}

export type FreshSubscription = SWRResponse<Subscription, ProblemError> & { readonly isFresh: boolean };

/** Loads the subscription of the page's URL when the page opens. Until `isFresh`, the data may be older than the page. */
export function useFreshSubscription(): FreshSubscription {
  const { id = '' } = useParams();
  const response = useSubscription(id);
  return { ...response, isFresh: useIsFresh(response) };
}
