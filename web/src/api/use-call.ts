/** Reads a call of the catalogue through SWR's cache; the key is the call's name and its input. */

import type { CallName } from '@perennial/shared/catalogue/routes';
import type { CallInput, CallResponse } from '@perennial/shared/catalogue/types';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { type CallOptions, call, type ProblemError } from './client.ts';
import { keptOptions } from './kept-answers.ts';
import { useIsPrefetched } from './prefetched-data.ts';

type Options<N extends CallName> = SWRConfiguration<CallResponse<N>, ProblemError> & Pick<CallOptions, 'background'>;

/**
 * Returns the response of a call and keeps it fresh. An input of null sends no request, nor does a call that the page has
 * come with the answer of.
 */
export function useCall<N extends CallName>(
  name: N,
  input: CallInput<N> | null,
  { background = false, ...options }: Options<N> = {},
): SWRResponse<CallResponse<N>, ProblemError> {
  const key = input === null ? null : ([name, input] as const);
  const answered = useIsPrefetched(key);
  const load = key && (() => call(name, key[1], { background, ...keptOptions(key) }));
  return useSWR<CallResponse<N>, ProblemError>(key, load, {
    ...(answered && { revalidateIfStale: false }),
    ...options,
  });
}
