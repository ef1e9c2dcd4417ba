/** A subscription as the BFF hands it over: the shop's data with the words of the content service. */
import type { BundleContent } from '@perennial/shared/models/content';
import type { SubscriptionDetails } from '@perennial/shared/models/subscription-details';

export type Subscription = SubscriptionDetails & { readonly content: BundleContent | null };

/** What a section of its page is given. */
export type SectionProps = { readonly subscription: Subscription };
