/** Reads several subscriptions, a few at the same time, and keeps what was read last of each. */
import type { SubscriptionPage } from '@perennial/shared/page-data';
import { unstable_serialize, type useSWRConfig } from 'swr';
import { ProblemError } from '../../../../api/client.ts';
import { loadSubscription, subscriptionKey } from '../../../../commerce/subscriptions/load-subscription.ts';
import { doAtMost } from '../../at-most.ts';
import { AT_ONCE } from './away-store.ts';

export type ReadSubscriptions = {
  /** Reads those that were not read yet. Does not reject: `failureOf` says which could not be read. */
  readonly readAll: (numbers: readonly string[]) => Promise<number>;
  /** Reads one again. Resolves to undefined, and leaves the error in the cache, if that fails. */
  readonly readAgain: (number: string) => Promise<SubscriptionPage | undefined>;
  /** Returns what was read last. */
  readonly known: (number: string) => SubscriptionPage | undefined;
  /** Returns why it could not be read at all, in words. */
  readonly failureOf: (number: string) => string | undefined;
};

type Cache = Pick<ReturnType<typeof useSWRConfig>, 'cache' | 'mutate'>;

/** Writes into the cache of the page, because a change compares what it shows before and after it. */
export function createReadSubscriptions({ cache, mutate }: Cache): ReadSubscriptions {
  const read = new Map<string, SubscriptionPage>();
  const failures = new Map<string, string>();

  async function readAgain(number: string): Promise<SubscriptionPage | undefined> {
    try {
      const subscription = await loadSubscription(number);
      await mutate(subscriptionKey(number), subscription, { revalidate: false });
      read.set(number, subscription);
      failures.delete(number);
      return subscription;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      failures.set(number, error.problem.detail);
      const place = unstable_serialize(subscriptionKey(number));
      cache.set(place, { ...cache.get(place), error });
      return undefined;
    }
  }

  return {
    async readAll(numbers) {
      const missing = numbers.filter((number) => !read.has(number));
      await doAtMost(AT_ONCE, missing, readAgain).done;
      return numbers.length;
    },
    readAgain,
    known: (number) => read.get(number),
    failureOf: (number) => (read.has(number) ? undefined : failures.get(number)),
  };
}
