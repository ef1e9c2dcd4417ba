/** Loads what the cache has of a call again. */
import type { CallName } from '@perennial/shared/catalogue/routes';
import type { useSWRConfig } from 'swr';

type Mutate = ReturnType<typeof useSWRConfig>['mutate'];

type Options = {
  /** The responses must not be shown meanwhile. */
  readonly isForgotten?: boolean;
};

/** Loads every cached response of a call again that is on the page. */
export async function invalidate(mutate: Mutate, name: CallName, { isForgotten = false }: Options = {}): Promise<void> {
  const isOfCall = (key: unknown) => Array.isArray(key) && key[0] === name;
  await (isForgotten ? mutate(isOfCall, undefined) : mutate(isOfCall));
}
