import useSWR, { type SWRResponse } from 'swr';
import { bff, type ProblemError } from '../../api/client.ts';
import type { Subscription } from './subscription.ts';

/**
 * Loads a subscription by its number. The cache key starts with the name of the call, so that
 * `useInvalidate('getSubscription')` refreshes it.
 */
export function useSubscription(number: string): SWRResponse<Subscription, ProblemError> {
  return useSWR<Subscription, ProblemError>(['getSubscription', number], () =>
    bff('GET', `/bff/subscriptions/${encodeURIComponent(number)}`),
  );
}
