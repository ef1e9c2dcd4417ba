/** One subscription, by its number, kept fresh. */
import useSWR, { type SWRResponse } from 'swr';
import { bff, type ProblemError } from '../../api/client.ts';
import type { Subscription } from './subscription.ts';

/** Cached under the name of its call, so that `useInvalidate('getSubscription')` makes it be asked for again. */
export function useSubscription(number: string): SWRResponse<Subscription, ProblemError> {
  return useSWR<Subscription, ProblemError>(['getSubscription', number], () =>
    bff('GET', `/bff/subscriptions/${encodeURIComponent(number)}`),
  );
}
