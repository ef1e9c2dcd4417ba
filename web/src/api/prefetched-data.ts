/**
 * The responses that the page came with (docs/rules/content.md#server-rendered-pages). They are in SWR's cache from the start, and
 * the first view does not ask for them again. They are old after the first navigation.
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { PrefetchedResponse } from '@perennial/shared/page-data';
import { createContext, useCallback, useContext } from 'react';
import { type Key, type State, unstable_serialize } from 'swr';

export type Prefetched = ReadonlyMap<string, PrefetchedResponse>;

export const nothingPrefetched: Prefetched = new Map();

export const PrefetchedContext = createContext(nothingPrefetched);

export function toPrefetchedData(list: readonly PrefetchedResponse[] = []): Prefetched {
  return new Map(list.map((answer) => [unstable_serialize([answer.name, answer.input]), answer]));
}

/** Returns the content of a new cache. `_k` is the key that `mutate` finds entries by. */
export function toCache(prefetched: Prefetched): Map<string, State & { _k: unknown }> {
  return new Map([...prefetched].map(([key, { name, input, data }]) => [key, { data, _k: [name, input] }]));
}

/** Whether the page came with the response of a key `[name, input]`. One that is kept is asked for again (ADR 88). */
export function useIsPrefetched(key: Key): boolean {
  const answer = useContext(PrefetchedContext).get(unstable_serialize(key));
  return answer !== undefined && !answer.keptSince;
}

export type FindPrefetched = <N extends CallName>(name: N, input: CallInput<N>) => CallResponse<N> | undefined;

/** Returns a function that finds the response that the page came with, for what does not read through SWR. */
export function useFindPrefetched(): FindPrefetched {
  const prefetched = useContext(PrefetchedContext);
  return useCallback<FindPrefetched>(
    <N extends CallName>(name: N, input: CallInput<N>) =>
      // The BFF has parsed it with the schema of the call whose name is in the key.
      prefetched.get(unstable_serialize([name, input]))?.data as CallResponse<N> | undefined,
    [prefetched],
  );
}
