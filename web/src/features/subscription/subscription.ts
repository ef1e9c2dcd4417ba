/** A subscription as the BFF returns it: shop data joined with content. */
import type { BundleContent } from '@perennial/shared/models/content';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';

export type Subscription = SubscriptionDetails & { readonly content: BundleContent | null };
