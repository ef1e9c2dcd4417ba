/** What pages read, by the names that the client's cache and the prefetched responses have for it. */
import type { CallName } from './catalogue/routes.ts';
import type { CallInput, CallResponse } from './catalogue/types.ts';
import type { BundleContent } from './models/content.ts';
import type { SubscriptionDetails } from './models/subscription-details.ts';

/** A subscription with the content of its bundle, as `/bff/subscriptions/:number` has it; null without content. */
export type SubscriptionPage = SubscriptionDetails & { readonly content: BundleContent | null };

/** A call, or what the BFF puts together of a call and of content. */
export type DataName = CallName | 'subscriptionPage';

export type DataInput<N extends DataName> = N extends CallName ? CallInput<N> : CallInput<'getSubscription'>;

export type DataOf<N extends DataName> = N extends CallName ? CallResponse<N> : SubscriptionPage;
