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

const groups: { readonly [G in keyof PageAreas]: readonly LeftOutArea[] } = {
  ofCustomers: customerAreas,
  ofDeclarations: declarationAreas,
  ofCare: careAreas,
};

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

function leaveOut(texts: Texts, areas: PageAreas): PublicTexts {
  const kept = Object.entries(groups).flatMap(([group, names]): readonly string[] =>
    areas[group as keyof PageAreas] ? names : [],
  );
  const leftOut = new Set<string>(Object.values(groups).flat());
  for (const area of kept) leftOut.delete(area);
  return Object.fromEntries(Object.entries(texts).filter(([area]) => !leftOut.has(area))) as PublicTexts;
}

/** Whether a page came with the texts of customers' pages. */
export function hasCustomerTexts(texts: PublicTexts): boolean {
  return customerAreas.every((area) => area in texts);
}

/** Whether a page came with the texts of the form that ends a contract. */
export function hasDeclarationTexts(texts: PublicTexts): boolean {
  return declarationAreas.every((area) => area in texts);
}
