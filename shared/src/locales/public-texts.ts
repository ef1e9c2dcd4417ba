/**
 * The texts in a page: areas that few pages show come with these pages only (docs/rules/content.md#boot-data). A sign-in
 * loads a new page, so the texts of customers' pages come with it.
 */
import type { Texts } from './texts.ts';

/** The areas that only pages of customers show. */
export const customerAreas = ['dates', 'paymentDetails', 'payNow', 'purchase', 'returns', 'subscription'] as const;

/** The areas of the form that ends a contract. */
export const declarationAreas = ['dates', 'declaration'] as const;

/** The areas that only customer care sees. */
export const careAreas = ['care'] as const;

type LeftOutArea = (typeof customerAreas | typeof declarationAreas | typeof careAreas)[number];

/** Which of these areas a page has. */
export type PageAreas = { readonly ofCustomers: boolean; readonly ofDeclarations: boolean; readonly ofCare: boolean };

export type PublicTexts = Omit<Texts, LeftOutArea> & Partial<Pick<Texts, LeftOutArea>>;

/** All visitors of a language share the texts, so they are left out once. */
const cache = new WeakMap<Texts, Map<string, PublicTexts>>();

/** Returns the texts of a page; the same object each time. */
export function textsOfPage(texts: Texts, areas: PageAreas): PublicTexts {
  const ofLanguage = cache.get(texts) ?? new Map<string, PublicTexts>();
  cache.set(texts, ofLanguage);
  const key = JSON.stringify([areas.ofCustomers, areas.ofDeclarations, areas.ofCare]);
  const cached = ofLanguage.get(key) ?? leaveOut(texts, areas);
  ofLanguage.set(key, cached);
  return cached;
}

function leaveOut(texts: Texts, { ofCustomers, ofDeclarations, ofCare }: PageAreas): PublicTexts {
  const { care, dates, declaration, paymentDetails, payNow, purchase, returns, subscription, ...publicTexts } = texts;
  return {
    ...publicTexts,
    ...(ofCustomers && { dates, paymentDetails, payNow, purchase, returns, subscription }),
    ...(ofDeclarations && { dates, declaration }),
    ...(ofCare && { care }),
  };
}

/** Whether a page came with the texts of customers' pages. */
export function hasCustomerTexts(texts: PublicTexts): boolean {
  return customerAreas.every((area) => area in texts);
}

/** Whether a page came with the texts of the form that ends a contract. */
export function hasDeclarationTexts(texts: PublicTexts): boolean {
  return declarationAreas.every((area) => area in texts);
}
