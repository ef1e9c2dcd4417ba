/**
 * The changes that this page has sent and that have no answer yet, also when the part of the page that sent them has gone:
 * a customer who comes back to a form finds it busy (docs/rules/errors.md#left-pages). They are counted in the cache, which
 * all parts of a page share and which ends with it.
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';

const toKey = (name: CallName) => ['under way', name] as const;

type Track = <T>(name: CallName, change: Promise<T>) => Promise<T>;

/** Returns a function that counts a change as under way until its promise settles, and returns the promise. */
export function useTrackChange(): Track {
  const { mutate } = useSWRConfig();
  return useCallback<Track>(
    async (name, change) => {
      const count = (difference: 1 | -1) =>
        void mutate(toKey(name), (before = 0) => before + difference, { revalidate: false });
      count(1);
      try {
        return await change;
      } finally {
        count(-1);
      }
    },
    [mutate],
  );
}

/** Whether a change by this call is under way. */
export function useIsUnderWay(name: CallName): boolean {
  const { data = 0 } = useSWR<number>(toKey(name), null);
  return data > 0;
}
