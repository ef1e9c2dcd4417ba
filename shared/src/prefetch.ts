/** What a page prefetches: the calls, and their responses, which the BFF sends with the page (docs/rules/content.md#server-rendered-pages). */
import type { CallName } from './catalogue/routes.ts';
import type { CallInput } from './catalogue/types.ts';

/** A call that a page makes for its first view. */
export type PrefetchQuery = { readonly [N in CallName]: { readonly name: N; readonly input: CallInput<N> } }[CallName];

/**
 * A query with the response of the shop API as it was sent. The answer to `getSubscription` is that of
 * `/bff/subscriptions/:number`: the pages read it there.
 */
export type PrefetchedResponse = PrefetchQuery & { readonly data: unknown };

/** Returns a query. The type of the input follows from the name. */
export function prefetchQuery<N extends CallName>(name: N, input: CallInput<N>): PrefetchQuery {
  // The parameters keep name and input together, which TypeScript does not see in a new object.
  return { name, input } as PrefetchQuery;
}
