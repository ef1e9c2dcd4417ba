/** Reads the content documents of bundles by name (docs/rules/content.md#bundle-documents). */
import type { BundleContent } from '@perennial/shared/models/content';
import useSWR, { type SWRResponse } from 'swr';
import { bff, type ProblemError } from '../../api/client.ts';

/** The documents of the named bundles; those that do not exist are missing. No name: not asked. */
export function useBundleContent(names: readonly string[]): SWRResponse<readonly BundleContent[], ProblemError> {
  const query = new URLSearchParams({ names: names.join(',') });
  return useSWR<readonly BundleContent[], ProblemError>(
    names.length === 0 ? null : ['content/bundles', names],
    () => bff('GET', `/bff/content/bundles?${query}`),
    { revalidateOnFocus: false },
  );
}
