/** Tips and apps of a bought bundle (docs/rules/checkout.md#thank-you-page). */

import type { BundleContent } from '@perennial/shared/models/content';
import { toothbrushReplenishmentBundles } from '@perennial/shared/special-products';

export type Tips =
  /** Texts of the content service. */
  | { readonly kind: 'content'; readonly title: string | null; readonly texts: readonly string[] }
  /** A bundle with brush heads only has fixed tips, because there is nothing to set up. */
  | { readonly kind: 'brushHeads' };

/** Returns undefined if the bundle has no tips. */
export function findTips({
  bundleName,
  pretreatmentTitle,
  paymentSuccessfulList,
}: Pick<BundleContent, 'bundleName' | 'pretreatmentTitle' | 'paymentSuccessfulList'>): Tips | undefined {
  if (toothbrushReplenishmentBundles.includes(bundleName)) return { kind: 'brushHeads' };
  if (paymentSuccessfulList.length === 0) return undefined;
  return { kind: 'content', title: pretreatmentTitle, texts: paymentSuccessfulList };
}

/** Whether the tips stand in place of the bundle's title, picture and description: if they have a title of their own. */
export function replaceBundle(tips: Tips): boolean {
  return tips.kind === 'brushHeads' || tips.title !== null;
}

/** App stores by their key in the content, in the order of the page. */
const stores = ['app_store', 'play_store'] as const;

type StoreLink = { readonly store: (typeof stores)[number]; readonly url: string };

/** Returns the links to the bundle's app. Unknown stores and URLs without https are dropped. */
export function findStoreLinks({ promoteApp }: Pick<BundleContent, 'promoteApp'>): readonly StoreLink[] {
  return stores.flatMap((store) => {
    const entry = promoteApp.find(({ key, value }) => key === store && value.startsWith('https://'));
    return entry ? [{ store, url: entry.value }] : [];
  });
}
