/**
 * The texts in the page of a visitor who is not signed in. Pages of customers need a sign-in, which loads a new page, so
 * their texts come with it (docs/rules/content.md#boot-data).
 */
import type { Texts } from './texts.ts';

/** The areas that only pages of customers show. */
export const customerAreas = ['dates', 'paymentDetails', 'payNow', 'purchase', 'returns', 'subscription'] as const;

type CustomerArea = (typeof customerAreas)[number];

export type PublicTexts = Omit<Texts, CustomerArea>;

/** All visitors of a language share the texts, so they are left out once. */
const cache = new WeakMap<Texts, PublicTexts>();

/** Returns the texts without those of customers' pages; the same object each time. */
export function withoutCustomerTexts(texts: Texts): PublicTexts {
  const cached = cache.get(texts);
  if (cached) return cached;
  const { dates, paymentDetails, payNow, purchase, returns, subscription, ...publicTexts } = texts;
  cache.set(texts, publicTexts);
  return publicTexts;
}

/** Whether a page came with the texts of customers' pages. */
export function hasCustomerTexts(texts: PublicTexts): texts is Texts {
  return customerAreas.every((area) => area in texts);
}
