/**
 * The texts in a page: areas that few pages show come with these pages only (docs/rules/content.md#boot-data). A sign-in
 * loads a new page, so the texts of customers' pages come with it.
 */
import { entriesOf } from '../typed-tables.ts';
import type { Texts } from './texts.ts';

/** The areas that only pages of customers show. */
export const customerAreas = [
  'afterChange',
  'billing',
  'dates',
  'paymentDetails',
  'payNow',
  'purchase',
  'returns',
  'subscription',
] as const;

/** The areas of the form that ends a contract. */
export const declarationAreas = ['dates', 'declaration'] as const;

/** The areas of the page about a customer's own data. */
export const myDataAreas = ['myData'] as const;

/** The areas of the page of receipts. */
export const receiptAreas = ['receipts'] as const;

/** The areas that only customer care sees. */
export const careAreas = ['care'] as const;

/** The areas of the login of customer care, which no other page leads to without a new document. */
export const careLoginAreas = ['admin'] as const;

/** The areas of the question whether events may be sent. */
export const analyticsAreas = ['analytics'] as const;

/** The areas of parts that a page of a customer loads when somebody opens them. */
export const lateAreas = ['problem', 'statement', 'away', 'outage', 'meanwhile'] as const;

/**
 * The errors that the client finds itself. The answers of the BFF have the texts of all other errors.
 */
const clientErrors = ['change.unknown', 'network.offline', 'order.unknown', 'server.failed', 'unknown'] as const;

type LeftOutArea = (
  | typeof customerAreas
  | typeof declarationAreas
  | typeof myDataAreas
  | typeof receiptAreas
  | typeof careAreas
  | typeof careLoginAreas
  | typeof analyticsAreas
  | typeof lateAreas
)[number];

/** Which of these areas a page has. */
type PageAreas = {
  readonly ofCustomers: boolean;
  readonly ofDeclarations: boolean;
  readonly ofMyData: boolean;
  readonly ofReceipts: boolean;
  readonly ofCare: boolean;
  readonly ofCareLogin: boolean;
  readonly ofAnalytics: boolean;
  readonly ofLateParts: boolean;
};

const groups: { readonly [G in keyof PageAreas]: readonly LeftOutArea[] } = {
  ofCustomers: customerAreas,
  ofDeclarations: declarationAreas,
  ofMyData: myDataAreas,
  ofReceipts: receiptAreas,
  ofCare: careAreas,
  ofCareLogin: careLoginAreas,
  ofAnalytics: analyticsAreas,
  ofLateParts: lateAreas,
};

/** The areas that no page has: the BFF puts their texts into its answers. */
const ofServer = ['calendar', 'legal', 'validation'] as const;

export type PublicTexts = Omit<Texts, LeftOutArea | 'errors' | (typeof ofServer)[number]> &
  Partial<Pick<Texts, LeftOutArea>> & { readonly errors: Pick<Texts['errors'], (typeof clientErrors)[number]> };

/** All visitors of a language share the texts, so they are left out once. */
const cache = new WeakMap<Texts, Map<string, PublicTexts>>();

/** Returns the texts of a page; the same object each time. */
export function textsOfPage(texts: Texts, areas: PageAreas): PublicTexts {
  const ofLanguage = cache.get(texts) ?? new Map<string, PublicTexts>();
  cache.set(texts, ofLanguage);
  const kept = entriesOf(groups).flatMap(([group, names]): readonly string[] => (areas[group] ? names : []));
  const key = kept.join();
  const cached = ofLanguage.get(key) ?? leaveOut(texts, kept);
  ofLanguage.set(key, cached);
  return cached;
}

function leaveOut(texts: Texts, kept: readonly string[]): PublicTexts {
  const leftOut = new Set<string>([...ofServer, ...Object.values(groups).flat()]);
  for (const area of kept) leftOut.delete(area);
  const errors = Object.fromEntries(clientErrors.map((name) => [name, texts.errors[name]]));
  // Only areas and errors are missing that `PublicTexts` calls optional or leaves out.
  return Object.fromEntries(Object.entries({ ...texts, errors }).filter(([area]) => !leftOut.has(area))) as PublicTexts;
}

/** Whether a page came with the texts of customers' pages: with all of these areas, or with none. */
export function hasCustomerTexts(texts: PublicTexts): boolean {
  return 'subscription' in texts;
}

/** Whether a page came with the texts of the form that ends a contract, in the same way. */
export function hasDeclarationTexts(texts: PublicTexts): boolean {
  return 'declaration' in texts;
}
