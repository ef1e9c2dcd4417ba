/** What a person should know after buying a bundle (specification 2, section 2: title and list of tips). */
import type { BundleContent } from '@perennial/shared/models/content';
import { toothbrushReplenishmentBundles } from '@perennial/shared/product-constants';

export type Tips =
  /** Words of the content service. */
  | { readonly kind: 'content'; readonly title: string | null; readonly texts: readonly string[] }
  /** Brush heads by themselves: there is nothing to charge, place or set up, and the shop's own words say so. */
  | { readonly kind: 'brushHeads' };

/** Undefined where there is nothing to say. */
export function tipsOf({
  bundleName,
  pretreatmentTitle,
  paymentSuccessfulList,
}: Pick<BundleContent, 'bundleName' | 'pretreatmentTitle' | 'paymentSuccessfulList'>): Tips | undefined {
  if (toothbrushReplenishmentBundles.includes(bundleName)) return { kind: 'brushHeads' };
  if (paymentSuccessfulList.length === 0) return undefined;
  return { kind: 'content', title: pretreatmentTitle, texts: paymentSuccessfulList };
}

/** The stores that a bundle's app can be had from, by their key in the content. */
const stores = ['app_store', 'play_store'] as const;

type StoreLink = { readonly store: (typeof stores)[number]; readonly url: string };

export function storeLinks({ promoteApp }: Pick<BundleContent, 'promoteApp'>): readonly StoreLink[] {
  return stores.flatMap((store) => {
    const entry = promoteApp.find(({ key, value }) => key === store && value.startsWith('https://'));
    return entry ? [{ store, url: entry.value }] : [];
  });
}
