/** Loads what comes next of all running subscriptions, and what it comes to (docs/rules/account.md#coming-up). */
import type { ComingUp } from '@perennial/shared/models/coming-up';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import useSWR, { type SWRResponse } from 'swr';
import { bff, type ProblemError } from '../../api/client.ts';

type Running = Pick<SubscriptionListItem, 'subscriptionNumber'>;

/** Requests nothing without a running subscription, and again when another one runs. `useInvalidate` knows it as `comingUp`. */
export function useComingUp(running: readonly Running[]): SWRResponse<ComingUp, ProblemError> {
  const key = running.length === 0 ? null : ['comingUp', running.map(({ subscriptionNumber }) => subscriptionNumber)];
  return useSWR(key, () => bff('GET', '/bff/coming-up'), { revalidateOnFocus: false, keepPreviousData: true });
}
