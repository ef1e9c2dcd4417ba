/**
 * What pages read, by the names that the client's cache has for it, and what they prefetch: the BFF sends it with the page
 * (docs/rules/content.md#server-rendered-pages).
 */
import type { CallName } from './catalogue/routes.ts';
import type { CallInput, CallResponse } from './catalogue/types.ts';
import type { BundleContent } from './models/content.ts';
import type { SubscriptionDetails } from './models/subscription-details.ts';

/** A subscription with the content of its bundle, as `/bff/subscriptions/:number` has it; null without content. */
export type SubscriptionPage = SubscriptionDetails & { readonly content: BundleContent | null };

/** A call, or what the BFF puts together of a call and of content. */
type PrefetchedName = CallName | 'subscriptionPage';

/** Also what the BFF puts together of all subscriptions, which no page prefetches. */
export type DataName = PrefetchedName | 'comingUp';

export type DataInput<N extends PrefetchedName> = N extends CallName ? CallInput<N> : CallInput<'getSubscription'>;

export type DataOf<N extends PrefetchedName> = N extends CallName ? CallResponse<N> : SubscriptionPage;

/** What a page reads for its first view. */
export type PrefetchQuery = {
  readonly [N in PrefetchedName]: { readonly name: N; readonly input: DataInput<N> };
}[PrefetchedName];

/** A query with its data, as the client would read it from the BFF. */
export type PrefetchedResponse = PrefetchQuery & { readonly data: unknown };

/** Returns a query. The type of the input follows from the name. */
export function prefetchQuery<N extends PrefetchedName>(name: N, input: DataInput<N>): PrefetchQuery {
  // The parameters keep name and input together, which TypeScript does not see in a new object.
  return { name, input } as PrefetchQuery;
}
