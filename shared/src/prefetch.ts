/** What a page prefetches: names and inputs, and the data, which the BFF sends with the page (docs/rules/content.md#server-rendered-pages). */
import type { DataInput, DataName } from './page-data.ts';

/** What a page reads for its first view. */
export type PrefetchQuery = { readonly [N in DataName]: { readonly name: N; readonly input: DataInput<N> } }[DataName];

/** A query with its data, as the client would read it from the BFF. */
export type PrefetchedResponse = PrefetchQuery & { readonly data: unknown };

/** Returns a query. The type of the input follows from the name. */
export function prefetchQuery<N extends DataName>(name: N, input: DataInput<N>): PrefetchQuery {
  // The parameters keep name and input together, which TypeScript does not see in a new object.
  return { name, input } as PrefetchQuery;
}
