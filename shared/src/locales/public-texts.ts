/**
 * The texts in the page of a visitor: not those of customers' pages for one who is not signed in, and not those of
 * customer care for a customer. Both need a sign-in, which loads a new page, so their texts come with it
 * (docs/rules/content.md#boot-data).
 */
import type { Texts } from './texts.ts';

/** The areas that only pages of customers show. */
export const customerAreas = ['paymentDetails', 'payNow', 'purchase', 'returns', 'subscription'] as const;

/** The area that only customer care sees. */
export const CARE_AREA = 'care';

type CustomerArea = (typeof customerAreas)[number];

export type CustomerTexts = Omit<Texts, typeof CARE_AREA>;

export type PublicTexts = Omit<CustomerTexts, CustomerArea>;

/** All visitors of a language share the texts, so they are left out once. */
const cacheOfPublic = new WeakMap<Texts, PublicTexts>();
const cacheOfCustomers = new WeakMap<Texts, CustomerTexts>();

/** Returns the texts without those of customers' pages; the same object each time. */
export function withoutCustomerTexts(texts: Texts): PublicTexts {
  const cached = cacheOfPublic.get(texts);
  if (cached) return cached;
  const { paymentDetails, payNow, purchase, returns, subscription, ...publicTexts } = withoutCareTexts(texts);
  cacheOfPublic.set(texts, publicTexts);
  return publicTexts;
}

/** Returns the texts without those of customer care; the same object each time. */
export function withoutCareTexts(texts: Texts): CustomerTexts {
  const cached = cacheOfCustomers.get(texts);
  if (cached) return cached;
  const { care, ...customerTexts } = texts;
  cacheOfCustomers.set(texts, customerTexts);
  return customerTexts;
}

/** Whether a page came with the texts of customers' pages. */
export function hasCustomerTexts(texts: PublicTexts): texts is CustomerTexts {
  return customerAreas.every((area) => area in texts);
}
