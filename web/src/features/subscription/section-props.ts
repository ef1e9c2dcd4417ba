/** Props of each section on a subscription's page, for its state text and its body. */
import type { Subscription } from './subscription.ts';

export type SectionProps = { readonly subscription: Subscription };
