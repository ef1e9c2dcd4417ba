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

/** In this header an answer says since when it is kept: a moment in ISO 8601. An answer of now is without it. */
export const KEPT_SINCE_HEADER = 'x-kept-since';

/**
 * By this directive of `Cache-Control` a page says that it can show a kept answer (RFC 5861, section 4), in seconds: the
 * longest time that an answer can be kept.
 */
export const TAKES_KEPT = 'stale-if-error=14400';

/** A call, or what the BFF puts together of a call and of content. */
type PrefetchedName = CallName | 'subscriptionPage';

/** Also what the BFF puts together of all subscriptions, which no page prefetches. */
export type DataName = PrefetchedName | 'comingUp';

export type DataInput<N extends PrefetchedName> = N extends CallName ? CallInput<N> : CallInput<'getSubscription'>;

export type DataOf<N extends PrefetchedName> = N extends CallName ? CallResponse<N> : SubscriptionPage;

type QueryOf<N extends PrefetchedName> = { readonly name: N; readonly input: DataInput<N> };

type NamedQuery = { readonly [N in PrefetchedName]: QueryOf<N> }[PrefetchedName];

/** What a page reads for its first view. `takesKept`: the page can show a kept answer (ADR 88). */
export type PrefetchQuery = NamedQuery & { readonly takesKept?: true };

/**
 * The key of the client's cache under which the reason stands why all changes are closed. A page that comes with kept
 * answers has it among its responses (ADR 95).
 */
export const CLOSED_KEY = ['closed', {}] as const;

type ClosedQuery = { readonly name: (typeof CLOSED_KEY)[0]; readonly input: (typeof CLOSED_KEY)[1] };

/** A query with its data, as the client would read it from the BFF. */
export type PrefetchedResponse = (NamedQuery | ClosedQuery) & {
  readonly data: unknown;
  /** Milliseconds since 1970; undefined for an answer of now. */
  readonly keptSince?: number;
};

/** Returns a query. The type of the input follows from the name. */
export function prefetchQuery<N extends PrefetchedName>(name: N, input: DataInput<N>): QueryOf<N> {
  return { name, input };
}
