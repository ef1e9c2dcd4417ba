/**
 * The responses that the page came with (docs/rules/content.md#server-rendered-pages). They are in SWR's cache from the start, and
 * the first view does not ask for them again. They are old after the first navigation.
 */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import type { PrefetchedResponse } from '@perennial/shared/page-data';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { type Key, type State, unstable_serialize } from 'swr';
import { CLOSED_KEY, type KeptNotes, keptAnswers } from './kept-answers.ts';

type Prefetched = ReadonlyMap<string, PrefetchedResponse>;

const nothingPrefetched: Prefetched = new Map();

const PrefetchedContext = createContext(nothingPrefetched);

export function toPrefetchedData(list: readonly PrefetchedResponse[] = []): Prefetched {
  return new Map(list.map((answer) => [unstable_serialize([answer.name, answer.input]), answer]));
}

/**
 * Returns the content of a new cache. `_k` is the key that `mutate` finds entries by. A page that came with kept answers
 * has a reason, and its changes are closed from the start (ADR 88).
 */
export function toCache(prefetched: Prefetched, closedReason?: string): Map<string, State & { _k: unknown }> {
  return new Map<string, State & { _k: unknown }>([
    ...[...prefetched].map(([key, { name, input, data }]) => [key, { data, _k: [name, input] }] as const),
    [CLOSED_KEY, { data: closedReason, _k: CLOSED_KEY }],
  ]);
}

/** Returns which of the responses are kept ones. */
export const toKeptNotes = (prefetched: Prefetched): KeptNotes =>
  Object.fromEntries(
    [...prefetched].flatMap(([text, { name, input, keptSince }]) =>
      keptSince ? [[text, { key: [name, input], since: keptSince }]] : [],
    ),
  );

/** `prefetched` is undefined when the first view is over. */
export function PrefetchedData({
  prefetched = nothingPrefetched,
  children,
}: {
  prefetched: Prefetched | undefined;
  children: ReactNode;
}) {
  return <PrefetchedContext value={prefetched}>{children}</PrefetchedContext>;
}

/** Whether the page came with the response of a key `[name, input]`. One that is kept is asked for again (ADR 88). */
export function useIsPrefetched(key: Key): boolean {
  const answer = useContext(PrefetchedContext).get(unstable_serialize(key));
  return answer !== undefined && !answer.keptSince;
}

/** Returns which answers are kept ones: on the server, and in the first render, those that the page came with. */
export function useKeptNotes(): KeptNotes {
  const prefetched = useContext(PrefetchedContext);
  const first = useMemo(() => toKeptNotes(prefetched), [prefetched]);
  return useSyncExternalStore(keptAnswers.subscribe, keptAnswers.get, () => first);
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
