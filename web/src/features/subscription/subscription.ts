/** A subscription as the BFF returns it: shop data joined with content. */
export type { SubscriptionPage as Subscription } from '@perennial/shared/page-data';
