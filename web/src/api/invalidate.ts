/** Loads what the cache has under a name again. */
import type { DataName } from '@perennial/shared/page-data';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

type Options = {
  /** The data must not be shown meanwhile. */
  readonly isForgotten?: boolean;
};

/** Loads all cached data of a name again that is on the page. */
export async function invalidate(mutate: Mutate, name: DataName, { isForgotten = false }: Options = {}): Promise<void> {
  const isOfName = (key: unknown) => Array.isArray(key) && key[0] === name;
  await (isForgotten ? mutate(isOfName, undefined) : mutate(isOfName));
}

/** Returns a function that loads all cached data of a name again. */
export function useInvalidate(): (name: DataName) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback((name) => invalidate(mutate, name), [mutate]);
}
