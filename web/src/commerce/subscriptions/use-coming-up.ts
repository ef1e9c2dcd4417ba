/** Loads what comes next of all running subscriptions, and what it comes to (docs/rules/account.md#coming-up). */
import type { ComingUp } from '@perennial/shared/models/coming-up';
import type { SubscriptionListItem } from '@perennial/shared/models/subscription';
import useSWR, { type SWRResponse } from 'swr';
import { bff, type ProblemError } from '../../api/client.ts';
import { keptOptions } from '../../api/kept-answers.ts';

type Running = Pick<SubscriptionListItem, 'subscriptionNumber'>;

/** Requests nothing without a running subscription, and again when another one runs. `useInvalidate` knows it as `comingUp`. */
export function useComingUp(running: readonly Running[]): SWRResponse<ComingUp, ProblemError> {
  const key = running.length === 0 ? null : ['comingUp', running.map(({ subscriptionNumber }) => subscriptionNumber)];
  return useSWR(key, (asked) => bff('GET', '/bff/coming-up', undefined, keptOptions(asked)), {
    revalidateOnFocus: false,
    keepPreviousData: true,
  });
}
